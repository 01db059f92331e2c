/** How the services say no: `application/problem+json`, with a code of the catalogue where there is one. */
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface Problem {
  status: number
  type: string
  title: string
  detail?: string
  /** The catalogue's code (specification 1 §8). */
  error?: string
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
}

/** What goes wrong before a handler is reached, e.g. a body that is no JSON, is a problem too. */
export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    const title = status < 500 ? 'The request can not be read' : 'The service failed'
    return sendProblem(reply, { status, type: 'about:blank', title, detail: error.message, error: 'UNKNOWN' })
  })
}
