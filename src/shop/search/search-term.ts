/** What may be searched for (specification 1 §5). */
import { SEARCH_MAX_LENGTH } from '../limits.ts'

/**
 * Cut to 200 characters, as the field counts them (UTF-16 units, as its `maxlength`); a letter of two units is never cut
 * in half.
 */
export const cutTerm = (text: string): string =>
  text.length > SEARCH_MAX_LENGTH ? text.slice(0, SEARCH_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') : text

/** The term that a submit searches for: an article number loses its spaces. Empty: nothing is searched. */
export function searchTerm(text: string): string {
  const term = cutTerm(text)
  return /^[\d\s]*$/.test(term) ? term.replace(/\s/g, '') : term
}
