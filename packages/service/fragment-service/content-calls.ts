import { hasDotSegment } from '../../../src/shop/text/has-dot-segment.ts'
import { type FragmentRequest, propsOf } from './fragment-request.ts'
import type { ContentService } from './service-answer.ts'

/** A call that a fragment's content needs, as docs/openapi.yaml describes it. */
export interface ContentCall {
  service: ContentService
  /** Names the content in the purge keys: the id of a promotion or of the footer's content, else the service. */
  id: string
  url: string
  /** Content that the site has without any attribute: nobody has made it up. */
  isOwn: boolean
}

const PROMOTIONS = {
  message: 'message',
  topBanner: 'top-banner',
  benefits: 'benefits',
  categoryBanner: 'category-banner',
  piTeaser: 'pi-teaser',
}
const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags']

/** The calls that the element itself would make for what it shows; none for a reduced header and for the newsletter. */
export function contentCallsOf(request: FragmentRequest, address: string): ContentCall[] {
  const { tag, site, attributes } = request
  const props = propsOf(request)
  const text = (name: string) => String(props[name] ?? '')
  const isOwn = (attribute: string) => attributes[attribute] === undefined
  const named = (name: string, attribute: string) => ({ id: text(name), isOwn: isOwn(attribute) })
  if (tag === 'shop-footer') return promotionCalls('footer', [named('contentId', 'content-id')], address)
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
    ...navigationCalls(text('navigationRoute'), text('clientId') || site, address).map((call) => ({
      ...call,
      isOwn: isOwn('navigation-route') && isOwn('client-id'),
    })),
    { service: 'theme-worlds', id: 'theme-worlds', url: themeWorlds, isOwn: true },
    ...promotionCalls(
      'promotion',
      Object.entries(PROMOTIONS).map(([name, attribute]) => named(name, attribute)),
      address,
      query,
    ),
  ]
}

/**
 * Whether a server that decodes a path before it reads it reads the same one: no part of it is dots, and no slash, backslash or percent sign is in
 * disguise. Addresses lose control characters, and count a backslash as a slash.
 */
function isPlain(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    const hasSameParts = decoded.split('/').length === path.split('/').length
    return hasSameParts && !/[\\%\p{Cc}]/u.test(decoded) && !hasDotSegment(decoded)
  } catch {
    return false
  }
}

/** A route that leads elsewhere than below the services' address is left to the browser: the service asks nobody but those it was given. */
function navigationCalls(route: string, clientId: string, address: string): Omit<ContentCall, 'isOwn'>[] {
  const isComplete = /^([a-z]+:)?[\\/]{2}/i.test(route)
  const url = isComplete
    ? route
    : address + (route || `/jsonflyoutnavigation?${new URLSearchParams({ site: clientId })}`)
  const isBelow = URL.canParse(url) && new URL(url).href.startsWith(new URL(`${address}/`).href)
  const [path = ''] = route.split(/[?#]/)
  return isBelow && isPlain(path) ? [{ service: 'navigation', id: 'navigation', url }] : []
}

/** Ids that would name another path are no ids. */
const isId = (id: string) => id !== '' && !hasDotSegment(id)

function promotionCalls(
  service: ContentService,
  named: readonly { id: string; isOwn: boolean }[],
  address: string,
  query = new URLSearchParams(),
): ContentCall[] {
  const tags = query.size > 0 ? `?${query}` : ''
  const isFirst = ({ id }: { id: string }, index: number) => named.findIndex((one) => one.id === id) === index
  return named
    .filter((one, index) => isId(one.id) && isFirst(one, index))
    .map(({ id, isOwn }) => ({
      service,
      id,
      isOwn: isOwn && tags === '',
      url: `${address}/service/promotion/api/promotion/${encodeURIComponent(id)}${tags}`,
    }))
}
