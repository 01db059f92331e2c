import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Suggestions } from '../../shop/search/suggestions.ts'
import { closeFlyoutAtom, flyoutAtom, flyoutHeaderAtom, openFlyoutAtom } from '../../state/header/flyout.ts'
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
}

const NOTHING: ShownSuggestions = { term: '', terms: [], products: [] }

/**
 * What the panel of a field shows, and whether it is open. Outside the search flyout an open panel is itself the flyout
 * `search`, so another flyout closes it (SEARCH-30).
 */
export function useSuggestions(isInFlyout: boolean) {
  const store = useStore()
  const state = useAtomNow(suggestionsAtom)
  const { host } = useElement()
  const isOwner = useAtomValue(flyoutHeaderAtom) === host
  const isFlyoutOpen = useAtomValue(flyoutAtom) === 'search' && isOwner
  const [isRequested, setIsRequested] = useState(false)

  const close = () => {
    setIsRequested(false)
    store.set(clearSuggestionsAtom)
    const isOpenHere = store.get(flyoutAtom) === 'search' && store.get(flyoutHeaderAtom) === host
    if (!isInFlyout && isOpenHere) store.set(closeFlyoutAtom)
  }
  const request = (text: string) => {
    void store.set(requestSuggestionsAtom, text)
    if (store.get(suggestionsAtom).status === 'idle') return close()
    setIsRequested(true)
    if (!isInFlyout) store.set(openFlyoutAtom, 'search', host)
  }

  const isOver = isRequested && (state.status === 'failed' || (!isInFlyout && !isFlyoutOpen))
  const onOver = useEffectEvent(close)
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  useEffect(() => () => store.set(clearSuggestionsAtom), [store])

  const loaded = state.status === 'pending' ? state.previous : state
  const shown = useMemo(
    () => (loaded?.status === 'loaded' ? shownOf(loaded, isInFlyout) : NOTHING),
    [loaded, isInFlyout],
  )
  return {
    isOpen: isRequested && !isOver && state.status !== 'idle',
    isPending: state.status === 'pending',
    shown,
    request,
    /** Keeps the list unchanged while the shopper moves through it. */
    keep: () => store.set(keepSuggestionsAtom),
    close,
  }
}

/** The search flyout shows terms only (SEARCH-21). */
const shownOf = ({ term, suggestions }: LoadedSuggestions, isInFlyout: boolean): ShownSuggestions => ({
  term,
  terms: suggestions.terms,
  products: isInFlyout ? [] : suggestions.products,
})
