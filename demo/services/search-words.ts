/** Words as a search compares them: without case and diacritics, in the language's own way, and forgiving a typing error. */
import { foldText } from '../../src/shop/search/search-matches.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'

const MAX_WORDS = 3
/** In a shorter word one other letter makes another word. */
const MIN_FORGIVEN = 4

/** "Kaffeemühle" and "KAFFEEMUHLE" are the same, with one space between words. */
export const fold = (text: string, locale: Locale): string => foldText(text, locale).replace(/\s+/g, ' ').trim()

/** Whether a word begins with letters of which one may be wrong, missing, too many, or swapped with the next. */
export function beginsAlmost(word: string, letters: string): boolean {
  let at = 0
  while (at < letters.length && word[at] === letters[at]) at += 1
  const isSwapped = word[at] === letters[at + 1] && word[at + 1] === letters[at]
  return (
    word.startsWith(letters.slice(at + 1), at + 1) ||
    word.startsWith(letters.slice(at + 1), at) ||
    word.startsWith(letters.slice(at), at + 1) ||
    (isSwapped && word.startsWith(letters.slice(at + 2), at + 2))
  )
}

/** What was meant: a word that no folded title holds becomes the beginning of one that is almost the same. */
export function corrected(wanted: string, titles: readonly string[]): string {
  const known = titles.flatMap((title) => title.split(/[^\p{L}\p{N}]+/u))
  return wanted
    .split(' ')
    .map((word) => {
      if (word.length < MIN_FORGIVEN || titles.some((title) => title.includes(word))) return word
      return known.find((other) => beginsAlmost(other, word))?.slice(0, word.length) ?? word
    })
    .join(' ')
}

export interface Phrase {
  text: string
  folded: string
}

/** All runs of one to three words of the titles, for `termsIn`. */
export function phrasesOf(titles: readonly string[], locale: Locale): Phrase[] {
  const runs = titles.flatMap((title) => {
    const words = title.split(/[\s,;:()"„“”«»]+/).filter((word) => /\p{L}/u.test(word))
    return words.flatMap((_word, start) =>
      Array.from({ length: MAX_WORDS }, (_, more) => words.slice(start, start + more + 1).join(' ')),
    )
  })
  return [...new Set(runs)].map((text) => ({ text, folded: fold(text, locale) }))
}

const endsInSmallWord = (phrase: string) => {
  const last = phrase.split(' ').at(-1) ?? ''
  return phrase.includes(' ') && last.length < 4
}

/** Distinct words and phrases that contain the folded text: those that begin with it first, then the shorter ones. */
export function termsIn(phrases: readonly Phrase[], wanted: string, locale: Locale): string[] {
  const terms = new Map<string, string>()
  for (const { text, folded } of phrases) {
    // Only the first word may hold the beginning, else every phrase comes with its neighbours.
    const [head = ''] = wanted.split(' ')
    const isHit = folded.includes(wanted) && (folded.split(' ')[0] ?? '').includes(head)
    if (isHit && !terms.has(folded) && !endsInSmallWord(text)) terms.set(folded, text)
  }
  const rank = (folded: string) => (folded.startsWith(wanted) ? 0 : 1)
  return [...terms]
    .sort(([a], [b]) => rank(a) - rank(b) || a.split(' ').length - b.split(' ').length || a.localeCompare(b, locale))
    .map(([, text]) => text)
}
