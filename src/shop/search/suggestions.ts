/** The shop's suggestions for the text in the search field (SEARCH-18). */

import type { Noted } from '../cart/notes.ts'

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
