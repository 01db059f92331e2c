import { siteHeader, tokenHeaders } from '../api/service-context.ts'
import type { Site } from '../shop/sites/sites.ts'
import { propsOf } from './consent.ts'
import type { Finding } from './finding.ts'
import { pageTags } from './page-tags.ts'

const LATEST_MS = 10_000

const CART = '/service/cart/api/cart'
const promotion = (id: string) => `/service/promotion/api/promotion/${encodeURIComponent(id)}`

type Props = ReturnType<typeof propsOf>

/** What each tag reads; nothing here changes anything. A promotion that does not run is a 404, and no fault. */
const READS: Readonly<Record<string, (props: Props, element: Element) => string[]>> = {
  'shop-header': ({ site, navigationRoute, benefits, clientId, reduced }) =>
    reduced
      ? []
      : [
          CART,
          '/service/customerfrontenddata/api/v1/psdata',
          navigationRoute || `/jsonflyoutnavigation?site=${clientId || site}`,
          '/service/themeworld-frontend/api/themeworlds/navigation',
          `/service/searchfrontend/api/suggestions?q=a&site=${site}&maxSearchTerms=1&maxProducts=1`,
          ...(benefits ? [promotion(benefits)] : []),
        ],
  'shop-minicart': () => [CART],
  'shop-footer': (_, element) => ['/json/psdata', promotion(element.getAttribute('content-id') ?? 'SHOP_FOOTER')],
}

/** Sends what the elements' own calls send: the cookies' tokens, and to campaigns the site. */
async function askOnce(url: string, site: Site): Promise<Finding[]> {
  const unreachable = (what: string, remedy: string): Finding[] => [
    { code: 'SERVICE_UNREACHABLE', message: `${url} ${what}.`, remedy },
  ]
  const isPromotion = url.includes(promotion(''))
  try {
    const answer = await fetch(url, {
      credentials: 'include',
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...tokenHeaders('longTermToken', 'csrfToken'),
        ...(isPromotion && siteHeader({ site })),
      },
      signal: AbortSignal.timeout(LATEST_MS),
    })
    const { status, headers } = answer
    if (status >= 500 || (status === 404 && !isPromotion))
      return unreachable(`answers with ${status}`, 'Look at that service, or at the route to it; is api-base right?')
    const type = headers.get('content-type') ?? ''
    if (!answer.ok || !/html/.test(type)) return []
    const message = `${url} answers with a page (${type}) where data is expected.`
    return [{ code: 'SERVICE_NOT_JSON', message, remedy: 'Route the path to its service; is api-base right?' }]
  } catch (error) {
    const remedy = url.startsWith('/')
      ? 'Look at that service, or at the route to it.'
      : "Another host must allow this page's origin, with credentials and the headers that the elements send (CORS), and stand in connect-src."
    return unreachable(`gives no answer (${error instanceof Error ? error.message : error})`, remedy)
  }
}

/** Asks each service of the page's tags once. */
export async function examineServices(): Promise<Finding[]> {
  const asked = new Map<string, Site>()
  for (const element of pageTags()) {
    const props = propsOf(element)
    for (const path of READS[element.localName]?.(props, element) ?? []) asked.set(props.apiBase + path, props.site)
  }
  return (await Promise.all([...asked].map(([url, site]) => askOnce(url, site)))).flat()
}
