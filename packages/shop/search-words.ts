/** Search terms of the demo: comparison without case and diacritics, and correction of typing errors. */
import { foldText } from '../../src/shop/search/mark-matches.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'

const MAX_WORDS = 3
/** Shorter words are not corrected: one letter makes them another word. */
const MIN_CORRECTED_LENGTH = 4

/** Folds case and diacritics (SEARCH-23), and reduces white space to one space between words. */
export const fold = (text: string, locale: Locale): string => foldText(text, locale).replace(/\s+/g, ' ').trim()

/** Whether a word starts with the letters, of which one may be wrong, missing, extra, or swapped with the next one. */
function beginsAlmost(word: string, letters: string): boolean {
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

/** Replaces each word that no folded title contains by the start of a similar word of a title. */
export function corrected(wanted: string, titles: readonly string[]): string {
  const known = titles.flatMap((title) => title.split(/[^\p{L}\p{N}]+/u))
  return wanted
    .split(' ')
    .map((word) => {
      if (word.length < MIN_CORRECTED_LENGTH || titles.some((title) => title.includes(word))) return word
      return known.find((other) => beginsAlmost(other, word))?.slice(0, word.length) ?? word
    })
    .join(' ')
}

export interface Phrase {
  text: string
  folded: string
}

/** Words that begin what a name adds: what stands before them is a name by itself. */
const ADDING = /^(mit|aus|für|avec|en|de|à|pour|z|ze|do|s|se|pro|na|dla|so|pre)$/i

/** Phrases of the titles that people search for, for `termsIn`: of up to three words that end where a name does. */
export function phrasesOf(titles: readonly string[], locale: Locale): Phrase[] {
  const names = titles.flatMap((title) => title.split(/[,;:()"„“”«»]+/))
  const runs = names.flatMap((name) => {
    const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
    const isEnd = (at: number) => !ADDING.test(words[at] ?? '') && ADDING.test(words[at + 1] ?? 'mit')
    return words.flatMap((_word, start) =>
      Array.from({ length: MAX_WORDS }, (_, more) => start + more)
        .filter((end) => end < words.length && isEnd(end))
        .map((end) => words.slice(start, end + 1).join(' ')),
    )
  })
  return [...new Set(runs)].map((text) => ({ text, folded: fold(text, locale) }))
}

/** Distinct phrases that contain the folded text. Those that start with it come first, then the shorter ones. */
export function termsIn(phrases: readonly Phrase[], wanted: string, locale: Locale): string[] {
  const terms = new Map<string, string>()
  for (const { text, folded } of phrases) {
    // The first word must match, otherwise every phrase would come again with the word before it.
    const [head = ''] = wanted.split(' ')
    const isHit = folded.includes(wanted) && (folded.split(' ')[0] ?? '').includes(head)
    if (isHit && !terms.has(folded)) terms.set(folded, text)
  }
  const rank = (folded: string) => (folded.startsWith(wanted) ? 0 : 1)
  return [...terms]
    .sort(([a], [b]) => rank(a) - rank(b) || a.split(' ').length - b.split(' ').length || a.localeCompare(b, locale))
    .map(([, text]) => text)
}
