import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Suggestions } from '../../shop/search/search-suggestions.ts'
import { closeFlyoutAtom, flyoutAtom, flyoutHeaderAtom, openFlyoutAtom } from '../../state/flyout/flyout.ts'
import {
  holdSuggestionsAtom,
  type KnownSuggestions,
  stopSuggestingAtom,
  suggestAtom,
  suggestionsAtom,
} from '../../state/search/search.ts'
import { useElement } from '../shell/ElementContext.ts'

export interface ShownSuggestions extends Suggestions {
  /** What they were asked for. */
  term: string
}

const NOTHING: ShownSuggestions = { term: '', terms: [], products: [] }

/**
 * What a field's panel shows, and when. Outside of a flyout an open panel is the flyout 'search' itself (specification 1
 * §4): another one closes it.
 */
export function useSuggestions(isInFlyout: boolean) {
  const store = useStore()
  const search = useAtomValue(suggestionsAtom)
  const { host } = useElement()
  const isOfHere = useAtomValue(flyoutHeaderAtom) === host
  const hasFlyout = useAtomValue(flyoutAtom) === 'search' && isOfHere
  const [isWanted, setIsWanted] = useState(false)

  const close = () => {
    setIsWanted(false)
    store.set(stopSuggestingAtom)
    const isOpenHere = store.get(flyoutAtom) === 'search' && store.get(flyoutHeaderAtom) === host
    if (!isInFlyout && isOpenHere) store.set(closeFlyoutAtom)
  }
  const ask = (text: string) => {
    void store.set(suggestAtom, text)
    if (store.get(suggestionsAtom).status === 'idle') return close()
    setIsWanted(true)
    if (!isInFlyout) store.set(openFlyoutAtom, 'search', host)
  }

  const isOver = isWanted && (search.status === 'failed' || (!isInFlyout && !hasFlyout))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` is a new one with every render.
  useEffect(() => {
    if (isOver) close()
  }, [isOver])
  useEffect(() => () => store.set(stopSuggestingAtom), [store])

  const known = search.status === 'busy' ? search.before : search
  const shown = useMemo(() => (known?.status === 'known' ? shownOf(known, isInFlyout) : NOTHING), [known, isInFlyout])
  return {
    isOpen: isWanted && !isOver && search.status !== 'idle',
    isBusy: search.status === 'busy',
    shown,
    ask,
    /** The list stays as it is while the shopper goes through it. */
    hold: () => store.set(holdSuggestionsAtom),
    close,
  }
}

const shownOf = ({ term, suggestions }: KnownSuggestions, isInFlyout: boolean): ShownSuggestions => ({
  term,
  terms: suggestions.terms,
  products: isInFlyout ? [] : suggestions.products,
})
