import { cutTerm } from '../../shop/search/search-term.ts'
import { addressAtom } from '../../state/page-facts.ts'
import type { View } from '../view.ts'

/** The term of a search results page. As the field's default, it does not replace what has been typed (SEARCH-5). */
export const searchField: View = (get) => {
  const [, query] = /^[^#?]*([^#]*)/.exec(get(addressAtom)) ?? []
  return { attributes: { value: cutTerm(new URLSearchParams(query).get('query') ?? '') || undefined } }
}
