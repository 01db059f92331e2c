/** Double submit: a call must carry in a header what the visitor's cookie says (public contract, section 5). */
import type { preHandlerAsyncHookHandler } from 'fastify'
import { sendProblem } from './problem.ts'

const HEADER_OF = {
  longTermToken: 'x-long-term-token',
  csrfToken: 'x-csrf-token',
  LoginToken: 'x-logintoken',
} as const
type TokenName = keyof typeof HEADER_OF

/** Refuses a call whose headers don't match its cookies: 401 for the login, 403 for the others. */
export const requireTokens =
  (...names: TokenName[]): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const wrong = names.find((name) => {
      const cookie = request.cookies[name]
      return !cookie || request.headers[HEADER_OF[name]] !== cookie
    })
    if (!wrong) return
    const title = wrong === 'LoginToken' ? 'Sign in first' : 'The token is missing or wrong'
    return sendProblem(reply, {
      status: wrong === 'LoginToken' ? 401 : 403,
      type: 'urn:shop:token-mismatch',
      title,
      detail: `The header ${HEADER_OF[wrong]} must equal the cookie ${wrong}.`,
      error: 'UNKNOWN',
    })
  }
