/** Texts in all locales, one line each: slug | German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
import { LOCALES, type Locale } from '../src/shop/sites/sites.ts'

const COLUMNS: Partial<Record<Locale, number>> = {
  'fr-CH': 2,
  'pl-PL': 3,
  'cs-CZ': 4,
  'hu-HU': 5,
  'sk-SK': 6,
  'tr-TR': 7,
}
const GERMAN = 1

/** A preposition or conjunction of one letter, which never ends a line. */
const ONE_LETTER: Partial<Record<Locale, RegExp>> = {
  'pl-PL': /(?<=^|[\s(„>])([aiouwz]) (?=\S)/gi,
  'cs-CZ': /(?<=^|[\s(„>])([aikosuvz]) (?=\S)/gi,
  'sk-SK': /(?<=^|[\s(„>])([aikosuvz]) (?=\S)/gi,
}
const NO_BREAK_SPACE = '\u00a0'
/** Where no line ends with the first letter of *e-mail* (SITE-15). */
const E_WORD = /^(fr|pl|cs|sk|hu)/

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
      const textOf = (locale: Locale) => unbroken(cells[COLUMNS[locale] ?? GERMAN] ?? '', locale)
      const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale)])) as Texts
      texts['de-CH'] = swissGerman(texts['de-CH'])
      return { depth: line.search(/\S/) / 2, slug: cells[0] ?? '', texts }
    })
}

/** No ß, no space before %, and quotes that point outwards. */
const swissGerman = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replace(/\u00a0%/g, '%')
    .replace(/„([^“]*)“/g, '«$1»')

/** The text with no-break spaces between a number and its unit, and after the words that never end a line. */
function unbroken(text: string, locale: Locale): string {
  const oneLetter = ONE_LETTER[locale]
  const bound = text.replace(/(\d) (?=(?:%|kg|g|l|ml|cm)(?![\p{L}]))/gu, `$1${NO_BREAK_SPACE}`)
  const withE = E_WORD.test(locale) ? bound.replace(/(?<!\p{L})(e)-(?=\p{L})/giu, '$1\u2011') : bound
  return oneLetter ? withE.replace(oneLetter, `$1${NO_BREAK_SPACE}`) : withE
}
