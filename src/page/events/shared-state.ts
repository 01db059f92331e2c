/**
 * The answer of `shopElements.state()` to listeners that come late (DELIVERY-30). Kept on the page, not in a module, so that the loader and
 * two copies of the elements share it.
 */
import type { Site } from '../../shop/sites/sites.ts'
import { sharedOnPage } from '../browser/own-symbol.ts'

export interface KnownState {
  /** The last count that was dispatched, of any site. */
  itemCount?: number
  loginStatus?: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT'
  /** Member of the shop's community. */
  isCommunityMember?: boolean
  /** Member by the loyalty card. */
  isCardMember?: boolean
}

export const sharedState = (): KnownState => sharedOnPage('state', () => ({}))

/** Internal: pages get a count without its site. */
const countsBySite = () => sharedOnPage<{ [Of in Site]?: number }>('counts', () => ({}))

/**
 * Records how many pieces a site's cart has; returns whether the page must be notified (CART-37). The first count of a
 * site is compared with the last one that was dispatched: 0, which a page assumes at first, or the count of the site that
 * this one has replaced.
 */
export function recordItemCount(site: Site, itemCount: number): boolean {
  const shared = sharedState()
  const counts = countsBySite()
  const isChanged = itemCount !== (counts[site] ?? shared.itemCount ?? 0)
  counts[site] = itemCount
  if (isChanged || shared.itemCount === undefined) shared.itemCount = itemCount
  return isChanged
}

/** For a site that no element shows any more: its next count counts as its first. */
export function clearItemCount(site: Site): void {
  delete countsBySite()[site]
}
