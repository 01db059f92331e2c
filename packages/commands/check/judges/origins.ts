/** The rights of other origins (CALL-42). */
import type { Exchange } from '../exchange.ts'
import type { Find } from '../finding.ts'

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())

/** The answer to a page of the named origin. */
export function judgeAllowed(headers: Headers, origin: string, find: Find): void {
  const allowed = headers.get('access-control-allow-origin')
  const remedy = `Send "Access-Control-Allow-Origin: ${origin}" and "Access-Control-Allow-Credentials: true" with every answer, errors too.`
  if (allowed === null) find('CALL-42', "does not allow the page's origin", remedy)
  else if (allowed === '*')
    find('CALL-42', 'allows all origins by "*", which browsers refuse for calls with cookies', remedy)
  else if (allowed !== origin) find('CALL-42', "allows another origin than the page's", remedy)
  else {
    if (headers.get('access-control-allow-credentials') !== 'true')
      find('CALL-42', 'does not allow cookies', 'Send "Access-Control-Allow-Credentials: true".')
    const varies = listOf(headers, 'vary')
    if (!varies.includes('origin') && !varies.includes('*'))
      find(
        'CALL-42',
        'allows an origin, and does not say that this depends on who asks',
        'Send "Vary: Origin", or caches give it to other pages.',
      )
  }
}

/** The answer to a preflight; `undefined` without one. */
export function judgePreflight(
  answer: Response | undefined,
  { operation, ownHeaders }: Exchange,
  origin: string,
  find: Find,
): void {
  const what = 'The preflight (OPTIONS)'
  if (!answer?.ok) {
    const how = answer ? `is answered with ${answer.status}` : 'got no answer'
    find('CALL-42', `${what} ${how}`, 'Answer OPTIONS with 204, without a login and without a redirect.')
    return
  }
  judgeAllowed(answer.headers, origin, (rule, message, remedy) => find(rule, `${what} ${message}`, remedy))
  const methods = listOf(answer.headers, 'access-control-allow-methods')
  if (operation.method === 'PUT' && !methods.includes('put'))
    find('CALL-42', `${what} does not allow PUT`, 'Send "Access-Control-Allow-Methods: GET, PUT, POST".')
  const headers = listOf(answer.headers, 'access-control-allow-headers')
  const missing = ownHeaders.filter((name) => !headers.includes(name.toLowerCase()))
  if (missing.length > 0)
    find(
      'CALL-42',
      `${what} does not allow ${missing.join(', ')}`,
      'Name them in Access-Control-Allow-Headers; "*" does not count for calls with cookies.',
    )
}

/** The answer to a page of a stranger. */
export function judgeStranger({ headers }: Exchange, stranger: string, find: Find): void {
  const isAllowed = headers.get('access-control-allow-origin') === stranger
  if (isAllowed && headers.get('access-control-allow-credentials') === 'true')
    find(
      'CALL-42',
      'lets the page of any origin read what is about a person',
      'Allow the origins of your shops only; do not repeat the Origin of the request.',
    )
}
