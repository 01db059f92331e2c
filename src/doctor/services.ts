import { siteHeader, tokenHeaders } from '../api/service-context.ts'
import { SEARCH_MIN_LENGTH } from '../shop/awake-limits.ts'
import type { Site } from '../shop/sites/sites.ts'
import { propsOf } from './attributes.ts'
import type { Finding } from './finding.ts'
import { ownFetch } from './own-fetch.ts'
import { pageTags } from './page-tags.ts'

const TIMEOUT_MS = 10_000

const CART = '/service/cart/api/cart'
const promotion = (id: string) => `/service/promotion/api/promotion/${encodeURIComponent(id)}`

type Props = ReturnType<typeof propsOf>

/** The reading calls of each tag. 404 of a promotion is no problem: none is running. */
const READS: Readonly<Record<string, (props: Props, element: Element) => string[]>> = {
  'shop-header': ({ site, navigationRoute, benefits, clientId, reduced }) =>
    reduced
      ? []
      : [
          CART,
          '/service/customerfrontenddata/api/v1/psdata',
          navigationRoute || `/jsonflyoutnavigation?site=${clientId || site}`,
          '/service/themeworld-frontend/api/themeworlds/navigation',
          `/service/searchfrontend/api/suggestions?q=${'a'.repeat(SEARCH_MIN_LENGTH)}&site=${site}&maxSearchTerms=1&maxProducts=1`,
          ...(benefits ? [promotion(benefits)] : []),
        ],
  'shop-minicart': () => [CART],
  'shop-footer': (_, element) => ['/json/psdata', promotion(element.getAttribute('content-id') ?? 'SHOP_FOOTER')],
}

/** Sends the same headers as the elements: tokens of the cookies, and for promotions the site. */
async function examineService(url: string, site: Site): Promise<Finding[]> {
  const unreachable = (what: string, remedy: string): Finding[] => [
    { code: 'SERVICE_UNREACHABLE', message: `${url} ${what}.`, remedy },
  ]
  const isPromotion = url.includes(promotion(''))
  try {
    const answer = await ownFetch(url, {
      credentials: 'include',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...tokenHeaders('longTermToken', 'csrfToken'),
        ...(isPromotion && siteHeader({ site })),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, headers } = answer
    if (status >= 400 && !(status === 404 && isPromotion))
      return unreachable(
        `answers with ${status}`,
        [401, 403].includes(status)
          ? 'It refuses this visitor: look at its log for the reason, such as a missing cookie or header.'
          : 'Check that service and the route to it; is api-base right?',
      )
    const type = headers.get('content-type') ?? ''
    if (!answer.ok || !/html/.test(type)) return []
    const message = `${url} answers with HTML (${type}) instead of JSON.`
    return [{ code: 'SERVICE_NOT_JSON', message, remedy: 'Route this path to its service; is api-base right?' }]
  } catch (error) {
    const remedy = url.startsWith('/')
      ? 'Check that service and the route to it.'
      : "Another host must allow this page's origin by CORS, with credentials and the headers of the elements, and be in connect-src."
    return unreachable(`does not answer (${error instanceof Error ? error.message : error})`, remedy)
  }
}

/** Whether a host answers at all, whatever it lets the page see. */
const isListening = (origin: string): Promise<boolean> =>
  ownFetch(origin, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  )

/** Calls each service of the page's tags once (DELIVERY-34, DELIVERY-37). A host where nothing listens is one finding. */
export async function examineServices(): Promise<Finding[]> {
  const calls = new Map<string, Site>()
  for (const element of pageTags()) {
    const props = propsOf(element)
    for (const path of READS[element.localName]?.(props, element) ?? []) calls.set(props.apiBase + path, props.site)
  }
  const hostOf = (url: string) => (url.startsWith('/') ? '' : new URL(url).origin)
  const hosts = [...new Set([...calls.keys()].map(hostOf))].filter(Boolean)
  const listening = await Promise.all(hosts.map(isListening))
  const dead = hosts.filter((_, index) => !listening[index])
  const unheard = dead.map(
    (host): Finding => ({
      code: 'NOTHING_LISTENS',
      message: `Nothing listens at ${host}, or connect-src does not allow it: no service there can be asked.`,
      remedy: 'Correct api-base, or start what should listen.',
    }),
  )
  const asked = [...calls].filter(([url]) => !dead.includes(hostOf(url)))
  return [...unheard, ...(await Promise.all(asked.map(([url, site]) => examineService(url, site)))).flat()]
}
