/** Error responses of the services: `application/problem+json`, with an error code where there is one. */
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface Problem {
  status: number
  type: string
  title: string
  detail?: string
  /** Error code of the cart. */
  error?: string
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
}

/** Also sends a problem for errors before a handler is reached, e.g. a body that is not JSON. */
export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    const title = status < 500 ? 'The request can not be read' : 'The service failed'
    return sendProblem(reply, { status, type: 'about:blank', title, detail: error.message, error: 'UNKNOWN' })
  })
}
