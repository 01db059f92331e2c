/** Whether an answer came, in time, with a status and of a type that the contract names. */
import { contentOf } from '../../contract.ts'
import { type Exchange, isPage, isSuccess } from '../exchange.ts'
import type { Find } from '../finding.ts'

/** Statuses besides 2xx that are answers as good (CALL-17). */
const ANSWERS: Readonly<Record<string, readonly number[]>> = {
  changeCart: [304],
  getPromotion: [404],
  getFooterContent: [404],
  getLogo: [404],
  getNewsletterPicture: [404],
  confirmSubscription: [409],
}

/** GETs that change something all the same. */
const CHANGING = ['renewSession', 'logOutStaff']

export const isChange = ({ operation }: Exchange): boolean =>
  operation.method !== 'GET' || CHANGING.includes(operation.id)

/** Whether there is an answer at all; without one nothing else is judged. */
export function judgeArrival({ failure }: Exchange, timeoutMs: number, find: Find): boolean {
  if (failure === 'timeout')
    find(
      'CALL-5',
      `got no complete answer within ${timeoutMs} ms`,
      'Answer faster: the elements give up after 15000 ms.',
    )
  if (failure === 'network')
    find('CALL-24', 'got no answer: the connection failed', 'Check that the service runs, and the route to it.')
  if (failure === 'too long')
    find('CALL-24', 'answered more than 10 MB; the rest was not read', 'Answer only what docs/openapi.yaml names.')
  return !failure
}

export function judgeTime({ ms }: Exchange, maxMs: number, find: Find): void {
  if (ms > maxMs)
    find(
      'CALL-5',
      `took ${Math.round(ms)} ms, more than ${maxMs} ms`,
      'Answer faster, from a cache where the answer is the same for all.',
    )
}

/** The page that gives a visitor their cookies may be another host's. */
export function judgePage(opened: string, page: string, find: Find): void {
  const { origin } = new URL(opened)
  if (origin !== new URL(page).origin)
    find(
      'CALL-43',
      `is redirected to ${origin}, another origin, whose cookies are not those of the page`,
      `Check that address, or name a page by --page that gives a visitor the cookies.`,
    )
}

/** A call that another origin answers, or none: the same for each call where a whole host is redirected. */
const INSTEAD =
  'Answer the call itself, as the contract says for a visitor who is not signed in too, and never by the way of a page. Where the whole host is redirected, check the address that it leads to.'

/** False where a redirect ends the call. Where it leads to is said without path and query, which may hold a token. */
export function judgeRedirects(exchange: Exchange, isOtherOrigin: boolean, find: Find): boolean {
  const { redirects, url, ownHeaders, status = 0 } = exchange
  if (redirects.length === 0) return true
  const { origin } = new URL(url)
  const elsewhere = redirects.map((next) => new URL(next).origin).find((next) => next !== origin)
  const where = elsewhere ? `to ${elsewhere}` : 'on its host'
  if (isChange(exchange))
    find('CALL-10', `is redirected ${where} (${status}), but a change follows no redirect`, INSTEAD)
  else if (elsewhere && ownHeaders.length > 0)
    find('CALL-14', `is redirected ${where} (${status}), another origin, where our headers must not go`, INSTEAD)
  else if (isOtherOrigin && ownHeaders.length > 0)
    find('CALL-14', `is redirected ${where}, which a call with our headers to another origin does not follow`, INSTEAD)
  else if (elsewhere) find('CALL-2', `is redirected ${where} (${status}), another origin`, INSTEAD)
  else if (status >= 300 && status < 400) find('CALL-17', 'is redirected again and again, to no answer', INSTEAD)
  else return true
  return false
}

/** The headers that a service may have missed, or may not take; never their values. */
const sent = ({ ownHeaders }: Exchange): string =>
  ownHeaders.length > 0 ? `with ${ownHeaders.join(', ')}` : 'without a header of ours'

/** False where the status ends the call. */
export function judgeStatus(exchange: Exchange, find: Find): boolean {
  const { operation, status = 0, ownHeaders } = exchange
  if (isSuccess(exchange)) return true
  if (ANSWERS[operation.id]?.includes(status)) return false
  if (status === 304)
    find(
      'CALL-41',
      'is answered with 304, though no condition was asked',
      'Answer 304 only to a request with If-None-Match or If-Modified-Since.',
    )
  else if (status === 403 && ownHeaders.length === 0 && operation.parameters.some((one) => one.in === 'header'))
    find(
      'CALL-11',
      'is refused (403), and the visitor has no token to send',
      'Set the cookies csrfToken and longTermToken with the page, readable by scripts, or name those of a test person by --cookie.',
    )
  else if (status >= 300 && status < 400)
    find('CALL-17', `is answered with ${status}, a redirect to nowhere`, 'Answer the call itself, with 200.')
  else
    find(
      'CALL-17',
      `is answered with ${status}${status < 500 ? `, asked ${sent(exchange)}` : ''}`,
      `Answer with ${Object.keys(operation.responses)[0]}; the elements take it for a failure and show nothing of it.`,
    )
  return false
}

/** Without the query of a redirect, which may hold a token. */
function ofPage({ redirects }: Exchange): string {
  const last = redirects.at(-1)
  return last
    ? `is redirected to ${new URL(last).pathname}, a page instead of JSON`
    : 'is answered with a page instead of JSON'
}

/** False where the body can't be read. */
export function judgeType(exchange: Exchange, find: Find): boolean {
  const { operation, status = 0, headers, bytes, json } = exchange
  const content = contentOf(operation, status)
  if (!content) return judgeUnread(exchange, find)
  const wanted = Object.keys(content)
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const isJson = wanted.some((one) => one.endsWith('json'))
  if (isJson && bytes.length === 0) {
    find('CALL-18', 'is answered without a body', 'Answer with one whole JSON value.')
    return false
  }
  if (isJson && isPage(exchange)) {
    find(
      'CALL-18',
      ofPage(exchange),
      'Route this path to its service, which answers as the contract says, visitors who are not signed in too.',
    )
    return false
  }
  if (!wanted.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)))))
    find(
      'CALL-37',
      type ? `is answered as ${type.slice(0, 60)}` : 'is answered without a type',
      `Send "Content-Type: ${wanted[0]}".`,
    )
  if (!isJson) return false
  const charset = parameters
    .find((one) => one.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '')
  if ((charset && charset !== 'utf-8') || !isUtf8(bytes)) {
    find('CALL-37', 'is not in UTF-8', 'Send JSON in UTF-8; umlauts are unreadable otherwise.')
    if (json === undefined) return false
  }
  if (json !== undefined) return true
  find('CALL-18', 'is answered with something that is no JSON', 'Answer with one whole JSON value.')
  return false
}

/** A change that is answered with success, and without a documented body. */
function judgeUnread(exchange: Exchange, find: Find): boolean {
  const { text, json } = exchange
  const isRead = !isChange(exchange)
  if (isRead || text === '' || (typeof json === 'object' && json !== null && !Array.isArray(json))) return false
  const what = isPage(exchange) ? 'a page' : 'something that is no JSON object'
  const effect = Array.isArray(json) && json.length === 0 ? '' : ', which counts as a failure'
  find('CALL-10', `is answered with ${what}${effect}`, 'Answer without a body, or with a JSON object.')
  return false
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
