/**
 * The fragment of a bare tag with the content of the services, from the fragment service that the page names (DELIVERY-66). On its own: a
 * page without one does without it.
 */
import { messageOf, say } from '../page/browser/say.ts'
import type { AttributeTable } from '../page/configuration/attribute.ts'
import { parseAttribute } from '../page/configuration/attributes.ts'
import { COMMON_ATTRIBUTES } from '../page/configuration/tables/common.ts'
import { FOOTER_ATTRIBUTES } from '../page/configuration/tables/shop-footer.ts'
import { HEADER_ATTRIBUTES } from '../page/configuration/tables/shop-header.ts'
import type { PaintedBareTag } from '../page/configuration/tags.ts'
import { FRAGMENT_TIMEOUT_MS, MAX_FRAGMENT_BYTES } from '../shop/limits.ts'
import { VERSION } from '../shop/version.ts'

/** An attribute as the page gives it: on the tag, on the page root, or in the JSON block. */
type Given = (host: Element, name: string) => unknown
type SiteOf = (host: Element) => string

const OWN: Readonly<Record<PaintedBareTag, AttributeTable>> = {
  'shop-header': HEADER_ATTRIBUTES,
  'shop-footer': FOOTER_ATTRIBUTES,
}

/** The attributes that fragments show: the site is in the path, and where calls go is for scripts. */
const attributesOf = (tag: string): AttributeTable => {
  const { site: _, 'api-base': __, ...common } = COMMON_ATTRIBUTES
  return { ...common, ...OWN[tag as PaintedBareTag] }
}

function addressOf(host: Element, service: string, site: string, given: Given): string {
  const query = new URLSearchParams()
  for (const [name, attribute] of Object.entries(attributesOf(host.localName))) {
    // Attributes common to all tags may be set for the whole page.
    const value = name in COMMON_ATTRIBUTES ? given(host, name) : host.getAttribute(name)
    // The service refuses a wrong value, which here counts as not given.
    if (typeof value === 'string' && parseAttribute(name, attribute, value)) query.set(name, value)
  }
  // Equal tags have one address, which caches know.
  query.sort()
  const folder = service.endsWith('/') ? service : `${service}/`
  return new URL(`fragments/${site}/${host.localName}?${query}`, new URL(folder, document.baseURI)).href
}

const SOMETHING_ELSE = 'The fragment service answers something else'

/** @throws for an error, for what is no HTML, and for more than 2 MB, of which no more is read. */
async function htmlOf({ ok, status, headers, body }: Response): Promise<string> {
  if (!ok) throw new Error(`The fragment service answers ${status}`)
  if (!/^text\/html *(;|$)/i.test(headers.get('content-type') ?? '')) throw new Error(SOMETHING_ELSE)
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let [html, bytes] = ['', 0]
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length
    if (bytes > MAX_FRAGMENT_BYTES) {
      void reader?.cancel()
      throw new Error(SOMETHING_ELSE)
    }
    html += decoder.decode(part.value, { stream: true })
  }
  return html
}

/** @throws when the service does not answer within 2 s, or answers something else than this fragment of this release. */
async function fetchFragment(host: Element, service: string, siteOf: SiteOf, given: Given): Promise<string> {
  const site = siteOf(host)
  const address = addressOf(host, service, site, given)
  const signal = AbortSignal.timeout(FRAGMENT_TIMEOUT_MS)
  // Its HTML becomes part of the page: no redirect says whose it is.
  const html = await htmlOf(await fetch(address, { signal, credentials: 'omit', redirect: 'error' }))
  // The page has changed the tag meanwhile.
  if (addressOf(host, service, siteOf(host), given) !== address) return fetchFragment(host, service, siteOf, given)
  if (!html.startsWith(`<${host.localName} site="${site}"`)) throw new Error(SOMETHING_ELSE)
  if (!html.includes(`data-release="${VERSION}"`)) throw new Error('The fragment service is of another release')
  return html
}

/** Fetches the fragment of a tag as its attributes are when it comes; undefined where it can't be had, which the console says. */
export async function fetchContent(
  host: Element,
  service: string,
  siteOf: SiteOf,
  given: Given,
): Promise<string | undefined> {
  try {
    return await fetchFragment(host, service, siteOf, given)
  } catch (error) {
    say('warn', `${messageOf(error)}: <${host.localName}> has no content in its HTML.`)
    return undefined
  }
}
