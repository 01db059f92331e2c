/** Where suggestions lead (specification 1 §2). */
import { ROUTES } from '../links.ts'
import type { Site } from '../sites/sites.ts'
import { searchTerm } from './search-term.ts'

/** The same address that the form goes to. */
export const searchUrl = (site: Site, term: string): string =>
  `${ROUTES.search}?${new URLSearchParams({ query: searchTerm(term), site })}`

/** `{productViewUrl}?query={term}`, with `dim1` when the product has a dimension key. */
export function productLink(productViewUrl: string, term: string, dimensionKey?: string): string {
  const [address = '', ...hash] = productViewUrl.split('#')
  const query = new URLSearchParams({ query: term, ...(dimensionKey && { dim1: dimensionKey }) })
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...hash].join('#')
}
