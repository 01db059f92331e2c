/** Double submit cookies: a call must repeat the visitor's token in a header (CALL-11). */
import type { preHandlerAsyncHookHandler } from 'fastify'
import { sendProblem } from './problem.ts'

const HEADER_OF = {
  longTermToken: 'x-long-term-token',
  csrfToken: 'x-csrf-token',
  LoginToken: 'x-logintoken',
} as const
type TokenName = keyof typeof HEADER_OF

/** Refuses a call whose headers do not match its cookies, with 401 for the login and 403 otherwise. */
export const requireTokens =
  (...names: TokenName[]): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const mismatch = names.find((name) => {
      const cookie = request.cookies[name]
      return !cookie || request.headers[HEADER_OF[name]] !== cookie
    })
    if (!mismatch) return
    const title = mismatch === 'LoginToken' ? 'Sign in first' : 'The token is missing or wrong'
    return sendProblem(reply, {
      status: mismatch === 'LoginToken' ? 401 : 403,
      type: 'urn:shop:token-mismatch',
      title,
      detail: `The header ${HEADER_OF[mismatch]} must equal the cookie ${mismatch}.`,
      error: 'UNKNOWN',
    })
  }
