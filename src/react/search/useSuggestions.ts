import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Suggestions } from '../../shop/search/suggestions.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { closeFlyoutAtom, openFlyoutAtom } from '../../state/header/flyout.ts'
import { flyoutAtom, flyoutHeaderAtom } from '../../state/header/open-flyout.ts'
import { lastSearches } from '../../state/search/last-searches.ts'
import {
  clearSuggestionsAtom,
  keepSuggestionsAtom,
  type LoadedSuggestions,
  requestSuggestionsAtom,
  suggestionsAtom,
} from '../../state/search/suggestions.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useAtomNow } from '../shell/useAtomNow.ts'

export interface ShownSuggestions extends Suggestions {
  /** The term of their request. */
  term: string
  /** The terms are the visitor's last searches (SEARCH-44). */
  areLast?: boolean
}

const NOTHING: ShownSuggestions = { term: '', terms: [], products: [] }

/**
 * The content of a field's panel, and whether it is open. Outside the search flyout an open panel is itself the flyout `search`, so another
 * flyout closes it (SEARCH-30).
 */
export function useSuggestions(site: Site, isInFlyout: boolean) {
  const store = useStore()
  const state = useAtomNow(suggestionsAtom)
  const { host } = useElement()
  const isOwner = useAtomValue(flyoutHeaderAtom) === host
  const isFlyoutOpen = useAtomValue(flyoutAtom) === 'search' && isOwner
  const [isRequested, setIsRequested] = useState(false)
  const [last, setLast] = useState<readonly string[]>([])

  const close = () => {
    setIsRequested(false)
    store.set(clearSuggestionsAtom)
    const isOpenHere = store.get(flyoutAtom) === 'search' && store.get(flyoutHeaderAtom) === host
    if (!isInFlyout && isOpenHere) store.set(closeFlyoutAtom)
  }
  const request = (text: string) => {
    void store.set(requestSuggestionsAtom, text)
    const searches = text.trim() === '' ? lastSearches(site) : []
    setLast(searches)
    if (searches.length === 0 && store.get(suggestionsAtom).status === 'idle') {
      // The page's own flyout `search` stays while there is nothing to show (SEARCH-31).
      if (isRequested) close()
      return
    }
    setIsRequested(true)
    if (!isInFlyout) store.set(openFlyoutAtom, 'search', host)
  }

  const isOver = isRequested && !isInFlyout && !isFlyoutOpen
  const onOver = useEffectEvent(close)
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  useEffect(() => () => store.set(clearSuggestionsAtom), [store])

  const loaded = state.status === 'pending' ? state.previous : state
  const shown = useMemo(
    () => shownOf(last, loaded?.status === 'loaded' ? loaded : undefined, isInFlyout),
    [last, loaded, isInFlyout],
  )
  return {
    isOpen: isRequested && !isOver && (last.length > 0 || state.status !== 'idle'),
    isPending: state.status === 'pending',
    /** The term that is asked for now. */
    asked: state.status === 'pending' ? state.term : '',
    shown,
    request,
    /** Keeps the list unchanged while the shopper moves through it. */
    keep: () => store.set(keepSuggestionsAtom),
    close,
  }
}

/** The search flyout shows terms only (SEARCH-21). */
function shownOf(
  last: readonly string[],
  loaded: LoadedSuggestions | undefined,
  isInFlyout: boolean,
): ShownSuggestions {
  if (last.length > 0) return { ...NOTHING, terms: last, areLast: true }
  if (!loaded) return NOTHING
  const { terms, products } = loaded.suggestions
  return { term: loaded.term, terms, products: isInFlyout ? [] : products }
}
