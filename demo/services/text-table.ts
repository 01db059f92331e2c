/** Texts in all locales, one line each: slug | German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
import { LOCALES, type Locale } from '../../src/shop/sites/sites.ts'

const COLUMNS: Partial<Record<Locale, number>> = {
  'fr-CH': 2,
  'pl-PL': 3,
  'cs-CZ': 4,
  'hu-HU': 5,
  'sk-SK': 6,
  'tr-TR': 7,
}
const GERMAN = 1

export type Texts = Record<Locale, string>

export interface TextLine {
  /** Nesting level, 0 at the top. */
  depth: number
  slug: string
  texts: Texts
}

export function parseTextTable(table: string): TextLine[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const textOf = (locale: Locale) => cells[COLUMNS[locale] ?? GERMAN] ?? ''
      const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale)])) as Texts
      // Swiss German writes no ß.
      texts['de-CH'] = texts['de-CH'].replaceAll('ß', 'ss')
      return { depth: line.search(/\S/) / 2, slug: cells[0] ?? '', texts }
    })
}
