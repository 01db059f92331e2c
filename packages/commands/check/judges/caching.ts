/** Checks of who may keep an answer. */
import type { Exchange } from '../exchange.ts'
import type { Find } from '../finding.ts'

/** About a person (CALL-15, CALL-38). */
const PERSONAL = [
  'getCart',
  'getPersonalData',
  'getNewsletterStatus',
  'getBaseData',
  'getSubscriber',
  'checkAuth',
  'renewSession',
  'logOutStaff',
  'getTestsAt',
]

/** Answered for the site of the header, not of the address. */
const BY_SITE_HEADER = ['getPromotion', 'getFooterContent']

const directivesOf = (headers: Headers) =>
  (headers.get('cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split('=')[0] ?? '')

/** Whether a cache between visitors and service may keep the answer, as its headers say. */
function isShared(headers: Headers): boolean {
  const directives = directivesOf(headers)
  if (directives.some((one) => one === 'no-store' || one === 'private')) return false
  return directives.some((one) => ['public', 's-maxage', 'max-age'].includes(one)) || headers.has('expires')
}

export function judgeCaching({ operation, headers, setCookies }: Exchange, isPreview: boolean, find: Find): void {
  if (operation.method !== 'GET') return
  const directives = directivesOf(headers)
  const isPersonal = PERSONAL.includes(operation.id)
  const isKeptByNone = directives.includes('no-store') || directives.includes('private')
  if (isPersonal && !isKeptByNone)
    find(
      'CALL-38',
      'is about a person, and a cache between them and the service may keep it',
      'Send "Cache-Control: no-store".',
    )
  else if (isPersonal && Number(headers.get('age')) > 0)
    find('CALL-38', 'is about a person, and comes from a cache', 'Let no cache answer this path.')
  else if (isPreview && isShared(headers))
    find(
      'CALL-38',
      'is for a preview, and a cache may give it to other visitors',
      'Send "Cache-Control: no-store" to requests with the cookie previewToken.',
    )
  if (isShared(headers) && setCookies.length > 0)
    find(
      'CALL-40',
      'may be kept by a cache and sets a cookie, which other visitors would get',
      'Set cookies with the page or with answers that are not kept.',
    )
  const varies = (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  if (
    BY_SITE_HEADER.includes(operation.id) &&
    isShared(headers) &&
    !varies.includes('x-hunter-site') &&
    !varies.includes('*')
  )
    find('CALL-39', 'may be kept by a cache, which would give it to other sites', 'Send "Vary: X-Hunter-Site".')
}
