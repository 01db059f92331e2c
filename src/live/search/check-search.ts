import { trackNavigation } from '../../page/events/tracking.ts'
import { searchTerm } from '../../shop/search/search-term.ts'
import type { Action } from '../action.ts'

/** Normalises the term of a search form that is sent, and rejects an empty one (SEARCH-2, SEARCH-3, SEARCH-4). */
export const checkSearch: Action = (_element, event, { node }) => {
  const { query: input } = (node as HTMLFormElement).elements as unknown as { query: HTMLInputElement }
  const term = searchTerm(input.value)
  if (term === '') {
    event.preventDefault()
    return input.focus()
  }
  input.value = term
  trackNavigation('search', term)
}
