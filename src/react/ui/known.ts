import { warn } from '../../page/configuration/warn.ts'

/** One of a list of words; an unknown one is told, and the list's first is taken. */
export function known<Word extends string>(words: readonly [Word, ...Word[]], word: Word, what: string): Word {
  if (words.includes(word)) return word
  warn(`${what} "${String(word)}" is none of ${words.join(', ')}; ${words[0]} is shown.`)
  return words[0]
}
