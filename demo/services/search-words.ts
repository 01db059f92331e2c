/** Words as a search compares them: without case and diacritics, in the language's own way. */
import type { Locale } from '../../src/shop/sites.ts'

const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i' }
const MAX_WORDS = 3

/** "Kaffeemühle" and "KAFFEEMUHLE" are the same; Turkish "I" is the small dotless "ı", "İ" the dotted "i". */
export const fold = (text: string, locale: Locale): string =>
  text
    .toLocaleLowerCase(locale)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** All runs of one to three words of a title. */
function phrasesOf(title: string): string[] {
  const words = title.split(/[\s,;:()"„“”«»]+/).filter((word) => /\p{L}/u.test(word))
  return words.flatMap((_word, start) =>
    Array.from({ length: MAX_WORDS }, (_, more) => words.slice(start, start + more + 1).join(' ')),
  )
}

const endsInSmallWord = (phrase: string) => {
  const last = phrase.split(' ').at(-1) ?? ''
  return phrase.includes(' ') && last.length < 4
}

/** Distinct words and phrases that contain the folded text: those that begin with it first, then the shorter ones. */
export function termsIn(titles: string[], wanted: string, locale: Locale): string[] {
  const terms = new Map<string, string>()
  for (const phrase of titles.flatMap(phrasesOf)) {
    const folded = fold(phrase, locale)
    // Only the first word may hold the beginning, else every phrase comes with its neighbours.
    const [head = ''] = wanted.split(' ')
    const isHit = folded.includes(wanted) && (folded.split(' ')[0] ?? '').includes(head)
    if (isHit && !terms.has(folded) && !endsInSmallWord(phrase)) terms.set(folded, phrase)
  }
  const rank = (folded: string) => (folded.startsWith(wanted) ? 0 : 1)
  return [...terms]
    .sort(([a], [b]) => rank(a) - rank(b) || a.split(' ').length - b.split(' ').length || a.localeCompare(b, locale))
    .map(([, phrase]) => phrase)
}
