/** Text as a search compares it: without case and diacritics (SEARCH-23). */
import type { Locale } from '../sites/sites.ts'

// Letters that Unicode does not decompose.
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

/**
 * Folds one letter by the rules of the language: in Turkish the lower case of "I" is "ı". The result may be empty (a
 * combining mark) or longer than one letter ("ß"). "ı" and "i" are equal, since many keyboards have no "ı".
 */
export const foldLetter = (letter: string, locale: Locale): string =>
  // ASCII folds alike in all locales here; this is the fast path.
  letter < '\x80'
    ? letter.toLowerCase()
    : letter
        .toLocaleLowerCase(locale)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßłøæœıđ]/g, (special) => LETTERS[special] ?? special)

export const foldText = (text: string, locale: Locale): string => {
  let folded = ''
  for (const letter of text) folded += foldLetter(letter, locale)
  return folded
}
