import type { Locale } from '../sites/sites.ts'

// Letters that Unicode does not decompose.
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

/**
 * Folds one letter by the rules of the language: in Turkish the lower case of "I" is "ı". The result may be empty (a
 * combining mark) or longer than one letter ("ß"). "ı" and "i" are equal, since many keyboards have no "ı".
 */
const foldLetter = (letter: string, locale: Locale): string =>
  // ASCII folds alike in all locales here; this is the fast path.
  letter < '\x80'
    ? letter.toLowerCase()
    : letter
        .toLocaleLowerCase(locale)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßłøæœıđ]/g, (special) => LETTERS[special] ?? special)

/** Text as a search compares it: without case and diacritics (SEARCH-23). */
export const foldText = (text: string, locale: Locale): string => {
  let folded = ''
  for (const letter of text) folded += foldLetter(letter, locale)
  return folded
}

export interface TextPiece {
  text: string
  isMatch: boolean
}

/**
 * Splits a text into pieces and marks those that match a word of the query (SEARCH-23): "Kaffeemühle" and "MUHL" become
 * Kaffee|mühl|e.
 */
export function markMatches(text: string, query: string, locale: Locale): TextPiece[] {
  // Index in the folded text → index of the same letter in the text.
  const offsets: number[] = []
  let folded = ''
  let offset = 0
  for (const letter of text) {
    const plain = foldLetter(letter, locale)
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset)
    folded += plain
    offset += letter.length
  }
  const marked = new Set<number>()
  for (const word of new Set(foldText(query, locale).split(/\s+/))) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      let next = at + word.length
      // A match that ends inside a letter, as in "ß", includes the whole letter.
      while (next < offsets.length && offsets[next] === offsets[next - 1]) next += 1
      const end = offsets[next] ?? text.length
      for (let unit = offsets[at] ?? end; unit < end; unit += 1) marked.add(unit)
    }
  }
  return piecesOf(text, marked)
}

function piecesOf(text: string, marked: ReadonlySet<number>): TextPiece[] {
  const pieces: TextPiece[] = []
  for (let unit = 0; unit < text.length; unit += 1) {
    const isMatch = marked.has(unit)
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += text[unit]
    else pieces.push({ text: text[unit] ?? '', isMatch })
  }
  return pieces
}
