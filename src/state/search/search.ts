/** What the shop suggests for the letters in the search field (specification 1 §4, §5, §7). */
import { atom } from 'jotai'
import { ApiError } from '../../api/api-error.ts'
import { getSuggestions, pause } from '../../api/suggestion-service.ts'
import { reportError } from '../../page/events/events.ts'
import { SEARCH_KEPT_ANSWERS, SEARCH_MIN_LENGTH, SEARCH_PAUSE_MS } from '../../shop/limits.ts'
import type { Suggestions } from '../../shop/search/search-suggestions.ts'
import { cutTerm } from '../../shop/search/search-term.ts'
import { pageContextAtom } from '../page-context.ts'

export interface KnownSuggestions {
  status: 'known'
  term: string
  suggestions: Suggestions
}

/** While it is busy, what was known before goes on being shown: nothing flickers as the shopper types. */
type Search =
  | { status: 'idle' }
  | { status: 'busy'; term: string; before?: KnownSuggestions }
  | KnownSuggestions
  | { status: 'failed' }

const searchAtom = atom<Search>({ status: 'idle' })
const pendingAtom = atom<{ controller: AbortController } | undefined>(undefined)
/** By term, the latest last. */
const keptAtom = atom<ReadonlyMap<string, Suggestions>>(new Map())
const askedAtAtom = atom(Number.NEGATIVE_INFINITY)

export const suggestionsAtom = atom((get) => get(searchAtom))

const keepAtom = atom(null, (get, set, term: string, suggestions: Suggestions) => {
  const kept = new Map(get(keptAtom))
  kept.delete(term)
  kept.set(term, suggestions)
  for (const oldest of kept.keys()) {
    if (kept.size <= SEARCH_KEPT_ANSWERS) break
    kept.delete(oldest)
  }
  set(keptAtom, kept)
  set(searchAtom, { status: 'known', term, suggestions })
})

const abortAtom = atom(null, (get, set) => {
  get(pendingAtom)?.controller.abort()
  set(pendingAtom, undefined)
})

/**
 * Asks for what fits the text; whatever was asked before is given up, its retries too. An answer that is still known shows
 * at once. Spaces around a term make no other one.
 */
export const suggestAtom = atom(null, async (get, set, text: string) => {
  set(abortAtom)
  const context = get(pageContextAtom)
  const term = cutTerm(text).trim()
  if (!context || term.length < SEARCH_MIN_LENGTH) return set(searchAtom, { status: 'idle' })
  const kept = get(keptAtom).get(term)
  if (kept) return set(keepAtom, term, kept)

  const search = get(searchAtom)
  const before = search.status === 'busy' ? search.before : search
  set(searchAtom, { status: 'busy', term, ...(before?.status === 'known' && { before }) })
  const controller = new AbortController()
  const { signal } = controller
  set(pendingAtom, { controller })
  try {
    const wait = get(askedAtAtom) + SEARCH_PAUSE_MS - performance.now()
    if (wait > 0) await pause(wait, signal)
    if (signal.aborted) return
    set(askedAtAtom, performance.now())
    const suggestions = await getSuggestions(context, term, signal)
    if (!signal.aborted) set(keepAtom, term, suggestions)
  } catch (error) {
    if (signal.aborted) return
    set(searchAtom, { status: 'failed' })
    reportError(context.element, 'SUGGESTIONS_UNAVAILABLE', error instanceof ApiError ? error.message : String(error))
  }
})

/** What is shown stays: the shopper is choosing from it, and nothing newer is waited for. */
export const holdSuggestionsAtom = atom(null, (get, set) => {
  const search = get(searchAtom)
  if (search.status !== 'busy' || !search.before) return
  set(abortAtom)
  set(searchAtom, search.before)
})

/** The shopper has left the field, or the page: nothing more is asked, nothing is shown. */
export const stopSuggestingAtom = atom(null, (_get, set) => {
  set(abortAtom)
  set(searchAtom, { status: 'idle' })
})
