/**
 * What listeners that come late may ask for (`shopElements.state()`): kept on the page, not in a module, so that two
 * copies of the elements and the loader see the same.
 */
import type { Site } from '../../shop/sites/sites.ts'

export interface KnownState {
  /** The count that was told last, of whatever site. */
  itemCount?: number
  loginStatus?: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT'
}

/** Not for the page, which is told of counts without their site. */
interface KeptState extends KnownState {
  counts?: { [Of in Site]?: number }
}

const KEY = Symbol.for('shop-elements.state')

type Keeper = { [KEY]?: KeptState }

export function knownState(): KeptState {
  const keeper = globalThis as Keeper
  keeper[KEY] ??= {}
  return keeper[KEY]
}

/**
 * Notes how many pieces a site's cart holds, and says whether that is news to the page. What a page knows of a site that
 * it meets first is the count that it was told last: none is its own first assumption, and another site's stands where
 * this one has taken its place.
 */
export function noteItemCount(site: Site, itemCount: number): boolean {
  const known = knownState()
  known.counts ??= {}
  const isNews = itemCount !== (known.counts[site] ?? known.itemCount ?? 0)
  known.counts[site] = itemCount
  if (isNews || known.itemCount === undefined) known.itemCount = itemCount
  return isNews
}

/** A site that nobody shows any more is met anew when it comes back. */
export function forgetItemCount(site: Site): void {
  delete knownState().counts?.[site]
}
