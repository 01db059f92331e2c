/** A pseudo-locale: texts longer by 40 %, with accents and in brackets, to see what is not translated and what is cut off. */

const PLAIN = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ'
const ACCENTED = [...'åƀçďéƒĝĥîĵķļḿñöþŕšŧûŵýžÅƁÇĎÉƑĜĤÎĴĶĻḾÑÖÞŔŠŦÛŴÝŽ']
const LETTERS = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]))
/** Placeholders and links stay. */
const KEPT = /(\{\{\w+\}\}|<\/?\w+>)/
const LONGER_BY = 0.4

/** `Warenkorb` → `[Ŵåŕéñķöŕƀ····]`. */
export function pseudo(text: string): string {
  const parts = text.split(KEPT)
  const letters = parts.filter((_part, index) => index % 2 === 0).join('').length
  const accented = parts.map((part, index) =>
    index % 2 === 1 ? part : [...part].map((letter) => LETTERS.get(letter) ?? letter).join(''),
  )
  // Groups as long as words, so that long texts can break.
  const filling = '·'.repeat(Math.ceil(letters * LONGER_BY)).replace(/·{6}(?=·)/g, text.includes(' ') ? '$& ' : '$&')
  return `[${accented.join('')}${filling}]`
}
