export const SEARCH_MAX_LENGTH = 200

/**
 * Cuts a text to 200 UTF-16 code units, the unit of the field's `maxlength`, and never inside a surrogate pair
 * (SEARCH-2).
 */
export const cutTerm = (text: string): string =>
  text.length > SEARCH_MAX_LENGTH ? text.slice(0, SEARCH_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') : text

/** The term that a submit searches for: an article number loses its spaces (SEARCH-3). Empty: nothing is submitted. */
export function searchTerm(text: string): string {
  const term = cutTerm(text)
  return /[^\d\s]/.test(term) ? term : term.replace(/\s/g, '')
}
