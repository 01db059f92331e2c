/** The shop's suggestions for the text in the search field (SEARCH-18). */
import type { Noted } from '../cart/notes.ts'
import { ROUTES } from '../links.ts'
import type { Site } from '../sites/sites.ts'
import { searchTerm } from './search-term.ts'

export interface SuggestedProduct {
  id: string
  title: string
  /** Like `url`, checked to be http(s) or relative. */
  imageUrl: string | undefined
  url: string
  dimensionKey: string | undefined
  /** In cents; `previous` is the one before a reduction. */
  amount: number | undefined
  previous: number | undefined
  /** For one with a price. */
  notes?: Noted | undefined
}

export interface Suggestions {
  terms: readonly string[]
  products: readonly SuggestedProduct[]
}

/** The search results of a term: the same address that the form navigates to (SEARCH-1, SEARCH-27). */
export const searchUrl = (site: Site, term: string): string =>
  `${ROUTES.search}?${new URLSearchParams({ query: searchTerm(term), site })}`

/** `{productViewUrl}?query={term}`, with `dim1` when the product has a dimension key (SEARCH-28). */
export function productLink(productViewUrl: string, term: string, dimensionKey?: string): string {
  const [address = '', ...hash] = productViewUrl.split('#')
  const query = new URLSearchParams({ query: term, ...(dimensionKey && { dim1: dimensionKey }) })
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...hash].join('#')
}
