/** The state of one search field: what is suggested for its text, and which suggestion the cursor is on. No DOM but the field's text. */
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { closeFlyoutAtom, currentFlyoutAtom, openFlyoutAtom, shownFlyoutAtom } from '../../state/header/flyout.ts'
import { forgetSearches, lastSearches } from '../../state/search/last-searches.ts'
import {
  clearSuggestionsAtom,
  keepSuggestionsAtom,
  requestSuggestionsAtom,
  suggestionsAtom,
} from '../../state/search/suggestions.ts'
import type { SearchPanel } from '../../view/search/panel-state.ts'
import { entriesAtomOf } from '../../view/search/search-panel.late.tsx'
import type { LiveElement } from '../live-element.ts'

export const NONE = -1

/** Outside the search flyout an open panel is itself the flyout `search`, so another flyout closes it (SEARCH-30). */
export function createSearchState(element: LiveElement<HeaderProps>, field: HTMLInputElement, isInFlyout: boolean) {
  const { store, host, context, props } = element
  const { site } = props
  const entriesAtom = entriesAtomOf(context)
  const failed = new Set<string>()
  let isRequested = false
  let last: readonly string[] = []
  let active = NONE
  let typed = ''
  let hasText = field.value !== ''

  /** In a small window the flyout is that of the other field. */
  const isFlyoutOpen = () => {
    const open = store.get(currentFlyoutAtom)
    const isShown = store.get(shownFlyoutAtom) !== undefined
    return open?.flyout === 'search' && open.header === host && isShown === isInFlyout
  }

  const shown = (): SearchPanel => {
    const state = store.get(suggestionsAtom)
    const loaded = state.status === 'pending' ? state.previous : state
    const areLast = last.length > 0
    const found = !areLast && loaded?.status === 'loaded' ? loaded : undefined
    const { terms = last, products = [] } = found?.suggestions ?? {}
    return {
      site,
      isInFlyout,
      isOpen: isRequested && (areLast || state.status !== 'idle'),
      isPending: state.status === 'pending',
      isLate: false,
      asked: state.status === 'pending' ? state.term : '',
      term: found?.term ?? '',
      isFailed: found?.isFailed === true,
      terms,
      products: isInFlyout ? [] : products,
      areLast,
      active,
      hasText,
      failed,
      entries: store.get(entriesAtom),
      listId: isInFlyout ? 'flyout-suggestions' : 'suggestions',
    }
  }

  const close = () => {
    active = NONE
    isRequested = false
    store.set(clearSuggestionsAtom)
    if (!isInFlyout && isFlyoutOpen()) store.set(closeFlyoutAtom)
  }
  return {
    entriesAtom,
    failed,
    isFlyoutOpen,
    shown,
    close,
    /** Another flyout has opened, or the page has closed this one. */
    isOver: () => isRequested && !isInFlyout && !isFlyoutOpen(),
    /** The text of the field is what the shopper wants suggestions for. */
    type() {
      typed = field.value
      hasText = typed !== ''
      active = NONE
      void store.set(requestSuggestionsAtom, typed)
      last = typed.trim() === '' ? lastSearches(site) : []
      if (last.length === 0 && store.get(suggestionsAtom).status === 'idle') {
        // The page's own flyout `search` stays while there is nothing to show (SEARCH-31).
        if (isRequested) close()
        return
      }
      isRequested = true
      if (!isInFlyout) store.set(openFlyoutAtom, 'search', host)
    },
    /** The cursor moves by a step, and its option's text is in the field. The list stays as it is (SEARCH-36). */
    move(step: number) {
      const { terms, products } = shown()
      const options = [...terms, ...products.map(({ title }) => title)]
      if (options.length === 0) return
      const from = active === NONE && step < 0 ? options.length : active
      active = (from + step + options.length) % options.length
      store.set(keepSuggestionsAtom)
      field.value = options[active] ?? typed
    },
    /** Closes the panel, with the text that was typed (SEARCH-35). */
    restore() {
      if (active !== NONE) field.value = typed
      close()
    },
    /** The field is no combobox any more. */
    end() {
      if (isRequested) close()
    },
    forget: () => forgetSearches(site),
    /** The person has gone (SEARCH-60). */
    reset() {
      field.form?.reset()
      hasText = field.value !== ''
      close()
    },
  }
}
