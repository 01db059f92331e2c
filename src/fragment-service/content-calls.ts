import type { FragmentRequest } from './fragment-request.ts'
import type { ContentService } from './service-answer.ts'

/** A call that a fragment's content needs, as docs/openapi.yaml describes it. */
export interface ContentCall {
  service: ContentService
  /** Names the content in the purge keys: the id of a promotion or of the footer's content, else the service. */
  id: string
  url: string
}

const PROMOTIONS = ['topBanner', 'benefits', 'categoryBanner', 'piTeaser']
const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags']

/** The calls that the element itself would make for what it shows; none for a reduced header and for the newsletter. */
export function contentCallsOf({ tag, site, props }: FragmentRequest, address: string): ContentCall[] {
  const text = (name: string) => String(props[name] ?? '')
  if (tag === 'shop-footer') return promotionCalls('footer', [text('contentId')], address)
  if (tag !== 'shop-header' || props.reduced) return []
  const query = new URLSearchParams()
  for (const name of TAGS) {
    const tags = text(name)
      .split(/[\s,]+/)
      .filter(Boolean)
    if (tags.length > 0) query.set(name, tags.join(','))
  }
  const themeWorlds = `${address}/service/themeworld-frontend/api/themeworlds/navigation`
  return [
    ...navigationCalls(text('navigationRoute'), text('clientId') || site, address),
    { service: 'theme-worlds', id: 'theme-worlds', url: themeWorlds },
    ...promotionCalls('promotion', PROMOTIONS.map(text), address, query),
  ]
}

/** Segments that name another folder: `..`, also encoded. */
const DOTS = /[\\/](\.|%2e){1,2}([\\/?#]|$)/i

/** A route that leads elsewhere than below the services' address is left to the browser: the service asks nobody but those it was given. */
function navigationCalls(route: string, clientId: string, address: string): ContentCall[] {
  const isComplete = /^([a-z]+:)?[\\/]{2}/i.test(route)
  const url = isComplete
    ? route
    : address + (route || `/jsonflyoutnavigation?${new URLSearchParams({ site: clientId })}`)
  const isOwn = URL.canParse(url) && new URL(url).href.startsWith(new URL(`${address}/`).href) && !DOTS.test(route)
  return isOwn ? [{ service: 'navigation', id: 'navigation', url }] : []
}

/** Ids that would name another path are no ids. */
const isId = (id: string) => id !== '' && !/^\.{1,2}$/.test(id)

function promotionCalls(
  service: ContentService,
  ids: readonly string[],
  address: string,
  query = new URLSearchParams(),
): ContentCall[] {
  const tags = query.size > 0 ? `?${query}` : ''
  return [...new Set(ids)].filter(isId).map((id) => ({
    service,
    id,
    url: `${address}/service/promotion/api/promotion/${encodeURIComponent(id)}${tags}`,
  }))
}
