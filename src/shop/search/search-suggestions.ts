/** What the shop suggests for the letters typed so far (specification 1 §3). */

export interface SuggestedProduct {
  id: string
  title: string
  /** Both are checked: http(s) or relative. */
  imageUrl: string | undefined
  url: string
  dimensionKey: string | undefined
}

export interface Suggestions {
  terms: readonly string[]
  products: readonly SuggestedProduct[]
}
