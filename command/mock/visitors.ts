/** Cookies, tokens, and pages of other origins. */
import type { Operation } from '../contract/contract.ts'
import type { Answered } from './answers.ts'

/** Values of the contract's examples. */
const TOKENS: Readonly<Record<string, string>> = { csrfToken: 'e2f08a77', longTermToken: '6b1d5c80' }
const HEADERS: Readonly<Record<string, string>> = { csrfToken: 'x-csrf-token', longTermToken: 'x-long-term-token' }
const ALLOWED = 'Content-Type, X-Hunter-Site, X-Long-Term-Token, X-CSRF-Token, X-LoginToken'

function cookiesIn(request: Request): Record<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((one) => one.trim().split('='))
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

/** A visitor without tokens gets them, as with a page of the shop (CALL-43). */
export function withCookies(answer: Response, request: Request): Response {
  const known = cookiesIn(request)
  for (const [name, value] of Object.entries(TOKENS))
    if (!known[name]) answer.headers.append('set-cookie', `${name}=${value}; Path=/; SameSite=Lax`)
  if (new URL(request.url).pathname.endsWith('/auth/logout'))
    for (const name of ['staffAuth', 'previewToken']) answer.headers.append('set-cookie', `${name}=; Path=/; Max-Age=0`)
  if (new URL(request.url).pathname.endsWith('/preview/api/token') && answer.status === 200)
    answer.headers.append('set-cookie', 'previewToken=mock; Path=/; SameSite=Lax')
  return answer
}

/** Pages of this machine and of the named origins may call, with cookies (CALL-42). */
export function withOrigin(answer: Response, request: Request, origins: readonly string[]): Response {
  const origin = request.headers.get('origin')
  if (!origin || !(isLocal(origin) || origins.includes(origin))) return answer
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, PUT, POST',
    'access-control-allow-headers': ALLOWED,
    vary: 'Origin',
  }
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

const isLocal = (origin: string) =>
  URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(new URL(origin).hostname)

/** Who has a token must send it; the preview and base data are for those who have signed in. */
export function refusal({ id, parameters }: Operation, request: Request): Answered | undefined {
  const cookies = cookiesIn(request)
  const isStaffOnly = ['checkAuth', 'renewSession', 'setPreview'].includes(id)
  if (isStaffOnly && !cookies.staffAuth)
    return { status: 401, type: 'application/json', body: { status: 'UNAUTHORIZED' } }
  const has = (header: string) => parameters.some(({ name }) => name.toLowerCase() === header)
  if (has('x-logintoken') && !request.headers.get('x-logintoken')) return refused(401, 'Sign in first')
  const isWrong = Object.entries(HEADERS).some(
    ([name, header]) => has(header) && cookies[name] && request.headers.get(header) !== cookies[name],
  )
  return isWrong ? refused(403, 'The token is missing or wrong') : undefined
}

const refused = (status: number, title: string): Answered => ({
  status,
  type: 'application/problem+json',
  body: { type: 'urn:shop:token-mismatch', title, status, error: 'UNKNOWN' },
})
