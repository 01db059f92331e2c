import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import type { SuggestedProduct } from '../../shop/search/suggestions.ts'
import type { Locale, Site } from '../../shop/sites/sites.ts'
import type { ViewContext } from '../view.ts'

export interface SearchWords {
  text: ViewContext['text']
  locale: Locale
}

/** The state of one field. */
export interface SearchPanel {
  site: Site
  /** In the search flyout: below the field, and terms only (SEARCH-21, SEARCH-22). */
  isInFlyout: boolean
  isOpen: boolean
  /** A request is pending. */
  isPending: boolean
  /** It has taken so long that the shopper is told (SEARCH-24). */
  isLate: boolean
  /** The term that is asked for now, if any. */
  asked: string
  /** The term of what is shown; empty: nothing has been answered yet. */
  term: string
  /** The suggestions for it could not be read. */
  isFailed: boolean
  terms: readonly string[]
  products: readonly SuggestedProduct[]
  /** The terms are the visitor's last searches (SEARCH-44). */
  areLast: boolean
  /** The option under the keyboard cursor; -1 for none. */
  active: number
  /** Something has been typed. */
  hasText: boolean
  /** Addresses of pictures that could not be loaded. */
  failed: ReadonlySet<string>
  entries: readonly NavigationNode[]
  listId: string
}
