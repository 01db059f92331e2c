/** Letters as a search compares them, and where a suggestion holds those that were typed. */
import type { Locale } from '../sites/sites.ts'

// What has no decomposition of its own.
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

/**
 * A letter without case and diacritics, in the language's own way: Turkish "I" is the small dotless "ı". May be none (a
 * combining mark) or several ("ß"). Who has no "ı" on the keyboard types an "i": they are the same.
 */
export const foldLetter = (letter: string, locale: Locale): string =>
  // Most are plain, and the same in all languages here.
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

export interface Piece {
  text: string
  isMatch: boolean
}

/** A text in pieces, those marked that hold a word of what was typed: "Kaffeemühle" and "MUHL" → Kaffee|mühl|e. */
export function markMatches(text: string, typed: string, locale: Locale): Piece[] {
  // A folded letter's place → its letter's place in the text.
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const letter of text) {
    const plain = foldLetter(letter, locale)
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place)
    folded += plain
    place += letter.length
  }
  const isMarked = new Set<number>()
  for (const word of new Set(foldText(typed, locale).split(/\s+/))) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      let next = at + word.length
      // Half an "ß" is a whole one.
      while (next < places.length && places[next] === places[next - 1]) next += 1
      const end = places[next] ?? text.length
      for (let unit = places[at] ?? end; unit < end; unit += 1) isMarked.add(unit)
    }
  }
  return piecesOf(text, isMarked)
}

function piecesOf(text: string, isMarked: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  for (let unit = 0; unit < text.length; unit += 1) {
    const isMatch = isMarked.has(unit)
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += text[unit]
    else pieces.push({ text: text[unit] ?? '', isMatch })
  }
  return pieces
}
