/** The last searches of this visitor on a site. They never leave this browser (SEARCH-45). */
import { toJson } from '../../page/browser/json.ts'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import { trackingOff } from '../../page/configuration/tracking-off.ts'
import { SEARCH_MAX_LAST } from '../../shop/awake-limits.ts'
import { SEARCH_MAX_LENGTH, searchTerm } from '../../shop/search/search-term.ts'
import type { Site } from '../../shop/sites/sites.ts'

const keyOf = (site: Site) => `shop.searches.${site}`

/** Any script can write to local storage, so what is read there is checked (CONFIG-36). */
const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= SEARCH_MAX_LENGTH

/** Newest first. None while they are switched off: those that are stored are removed (SEARCH-46). */
export function lastSearches(site: Site): readonly string[] {
  const off = areOff()
  if (off === 'waiting') return []
  if (off) forgetSearches(site)
  const stored = readStored(keyOf(site))
  return Array.isArray(stored) ? stored.filter(isTerm).slice(0, SEARCH_MAX_LAST) : []
}

export function rememberSearch(site: Site, text: string): void {
  const term = searchTerm(text).trim()
  if (term === '' || areOff()) return
  const others = lastSearches(site).filter((other) => other.toLowerCase() !== term.toLowerCase())
  writeStored(keyOf(site), toJson([term, ...others].slice(0, SEARCH_MAX_LAST)))
}

export const forgetSearches = (site: Site): void => removeStored(keyOf(site))

const areOff = () => trackingOff() || Object(pageSettings().block.tracking).searches === false
