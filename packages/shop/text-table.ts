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

/** The words of Austria and Switzerland, by the German text. */
const OWN_GERMAN: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  'de-AT': {
    Angebote: 'Aktionen',
    'Kaffee im Angebot': 'Kaffee in Aktion',
    Kasse: 'Kassa',
    'Zur Kasse': 'Zur Kassa',
    Jungen: 'Buben',
    Schlafanzüge: 'Pyjamas',
    Schulranzen: 'Schultaschen',
  },
  'de-CH': {
    Angebote: 'Aktionen',
    'Kaffee im Angebot': 'Kaffee in Aktion',
    Gesamtsumme: 'Total',
    'inkl. MwSt. und Versandkosten': 'inkl. MWST und Versandkosten',
    'inkl. MwSt., zzgl. Versandkosten': 'inkl. MWST, zzgl. Versandkosten',
    'Mobilfunktarif Smart, 20 GB': 'Mobile-Abo Smart, 20 GB',
    Jungen: 'Knaben',
    Schlafanzüge: 'Pyjamas',
    Schulranzen: 'Schultheks',
    Radfahren: 'Velofahren',
    Radbekleidung: 'Velobekleidung',
    Fahrradzubehör: 'Velozubehör',
  },
}

/** A preposition or conjunction of one letter, which never ends a line. */
const ONE_LETTER: Partial<Record<Locale, RegExp>> = {
  'pl-PL': /(?<=^|[\s(„>])([aiouwz]) (?=\S)/gi,
  'cs-CZ': /(?<=^|[\s(„>])([aikosuvz]) (?=\S)/gi,
  'sk-SK': /(?<=^|[\s(„>])([aikosuvz]) (?=\S)/gi,
}
const NO_BREAK_SPACE = '\u00a0'
/** A number, or the placeholder of one, before its unit. */
const BEFORE_UNIT =
  /([\d}]) (?=(?:%|kg|g|l|ml|cm|GB|Go|Stück|pièces|szt\.|ks|db|adet|Tage|Monate|jours|mois|dni|dní|nap|hónap|gün)(?!\p{L}))/gu
/** The first letter of *e-mail*, with which no line ends (SITE-15). */
const E_WORD = /(?<!\p{L})(e)-(?=\p{L})/giu

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
      const textOf = (locale: Locale) => {
        const cell = cells[COLUMNS[locale] ?? GERMAN] ?? ''
        return unbroken(OWN_GERMAN[locale]?.[cell] ?? cell, locale)
      }
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
    .replace(/„([^„“]*)“/g, '«$1»')

/** The text with no-break spaces before units and an ellipsis, and after the words that never end a line. */
function unbroken(text: string, locale: Locale): string {
  const oneLetter = ONE_LETTER[locale]
  const bound = text
    .replace(BEFORE_UNIT, `$1${NO_BREAK_SPACE}`)
    .replace(/ ([…–])/g, `${NO_BREAK_SPACE}$1`)
    .replace(E_WORD, '$1\u2011')
  return oneLetter ? bound.replace(oneLetter, `$1${NO_BREAK_SPACE}`) : bound
}
