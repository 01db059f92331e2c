import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { getSuggestions } from '../../api/search/suggestion-service.ts'
import { delay } from '../../page/browser/delay.ts'
import { messageOf } from '../../page/browser/say.ts'
import { reportError } from '../../page/events/events.ts'
import { SEARCH_CACHE_SIZE, SEARCH_MIN_LENGTH, SEARCH_THROTTLE_MS } from '../../shop/awake-limits.ts'
import { cutTerm } from '../../shop/search/search-term.ts'
import type { Suggestions } from '../../shop/search/suggestions.ts'
import { latestAtom } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'

export interface LoadedSuggestions {
  status: 'loaded'
  term: string
  suggestions: Suggestions
  /** They could not be read. */
  isFailed?: true
}

/** While a request is pending, `previous` is still shown, so that nothing flickers as the shopper types (SEARCH-24). */
type SuggestionState =
  | { status: 'idle' }
  | { status: 'pending'; term: string; previous?: LoadedSuggestions }
  | LoadedSuggestions

const latestRequestAtom = latestAtom()
/** By term, the last used one at the end (SEARCH-16). */
const cacheAtom = atom<ReadonlyMap<string, Suggestions>>(new Map())
const lastRequestTimeAtom = atom(Number.NEGATIVE_INFINITY)

export const suggestionsAtom: Atom<SuggestionState> = atom<SuggestionState>({ status: 'idle' })
/** To be written here only. */
const stateAtom = suggestionsAtom as PrimitiveAtom<SuggestionState>

const showAtom = atom(null, (get, set, term: string, suggestions: Suggestions) => {
  const cache = new Map(get(cacheAtom))
  cache.delete(term)
  cache.set(term, suggestions)
  for (const oldest of cache.keys()) {
    if (cache.size <= SEARCH_CACHE_SIZE) break
    cache.delete(oldest)
  }
  set(cacheAtom, cache)
  set(stateAtom, { status: 'loaded', term, suggestions })
})

/**
 * Requests suggestions for the text of the field, from the cache if possible, and aborts the request before it with its
 * retries (SEARCH-10, SEARCH-13). Fast typing is limited to one request per 100 ms (SEARCH-15).
 */
export const requestSuggestionsAtom = atom(null, async (get, set, text: string) => {
  const latest = get(latestRequestAtom)
  const context = get(pageContextAtom)
  const term = cutTerm(text).trim()
  const state = get(stateAtom)
  if (state.status === 'pending' && state.term === term) return
  latest.abort()
  if (!context || term.length < SEARCH_MIN_LENGTH) return set(stateAtom, { status: 'idle' })
  const cached = get(cacheAtom).get(term)
  if (cached) return set(showAtom, term, cached)

  const previous = state.status === 'pending' ? state.previous : state
  set(stateAtom, { status: 'pending', term, ...(previous?.status === 'loaded' && { previous }) })
  const signal = latest.start()
  try {
    const wait = get(lastRequestTimeAtom) + SEARCH_THROTTLE_MS - performance.now()
    if (wait > 0) await delay(wait, signal)
    if (signal.aborted) return
    set(lastRequestTimeAtom, performance.now())
    const suggestions = await getSuggestions(context, term, signal)
    if (!signal.aborted) set(showAtom, term, suggestions)
  } catch (error) {
    if (signal.aborted) return
    // Ways on are shown, as for a term that has none (SEARCH-61), but it may have some.
    set(stateAtom, { status: 'loaded', term, suggestions: { terms: [], products: [] }, isFailed: true })
    reportError(context.element, 'SUGGESTIONS_UNAVAILABLE', messageOf(error))
  }
})

/** Keeps the list that is shown while the shopper chooses from it: a pending request is aborted (SEARCH-36). */
export const keepSuggestionsAtom = atom(null, (get, set) => {
  const state = get(stateAtom)
  if (state.status !== 'pending' || !state.previous) return
  get(latestRequestAtom).abort()
  set(stateAtom, state.previous)
})

/** Clears the list and aborts the request, for a shopper who has left the field or the page (SEARCH-14). */
export const clearSuggestionsAtom = atom(null, (get, set) => {
  get(latestRequestAtom).abort()
  set(stateAtom, { status: 'idle' })
})
