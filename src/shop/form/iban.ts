/** How an IBAN is typed and shown (specification 2 §5; ISO 13616). Whether it exists is the bank's to say. */
import type { EditedText, TextEdit } from './text-edit.ts'

/** No country's is longer. */
export const IBAN_MAX_LENGTH = 34
const GROUP_LENGTH = 4

/** Longest text of the field: the groups with the spaces between them. */
export const IBAN_TEXT_MAX_LENGTH = IBAN_MAX_LENGTH + Math.ceil(IBAN_MAX_LENGTH / GROUP_LENGTH) - 1

// Country and check digits. What follows may hold letters: a French, Swiss, Turkish or Dutch account number does.
const START = /^(?:[A-Z]{0,2}|[A-Z]{2}\d{1,2}|[A-Z]{2}\d{2}[A-Z\d]+)$/

/** Letters and digits only, in upper case. */
export const compactIban = (text: string): string => text.replace(/[^a-z\d]/gi, '').toUpperCase()

/** In groups of four: "DE89 3704 0044 0532 0130 00". */
export const formatIban = (text: string): string =>
  compactIban(text)
    .slice(0, IBAN_MAX_LENGTH)
    .replace(/.{4}(?=.)/g, '$& ')

/** Whether a compact text is the beginning of an IBAN: two letters, then digits; nothing yet is one, too. */
export const startsIban = (compact: string): boolean => START.test(compact)

/** Where the caret stands in the grouped text behind so many letters and digits: before the space, not behind it. */
export const caretBehind = (count: number): number => count + Math.max(0, Math.ceil(count / GROUP_LENGTH) - 1)

// As invoices print it.
const withoutName = (compact: string): string => compact.replace(/^IBAN(?=[A-Z]{2}\d)/, '')

/**
 * Types into an IBAN field: refused is what would spoil a valid start. A deletion may spoil it, or nobody could mend the
 * country; then what is typed must make a valid start together with what stands before it.
 */
export function editIban({ text, start, end, inserted }: TextEdit): EditedText | undefined {
  const head = compactIban(text.slice(0, start))
  const tail = compactIban(text.slice(end))
  const written = compactIban(inserted)
  const room = Math.max(0, IBAN_MAX_LENGTH - head.length - tail.length)
  const added = (head === '' ? withoutName(written) : written).slice(0, room)
  if (inserted !== '') {
    const isMending = !startsIban(head + tail) && startsIban(head + added)
    if (added === '' || !(startsIban(head + added + tail) || isMending)) return undefined
  }
  return { text: formatIban(head + added + tail), caret: caretBehind(head.length + added.length) }
}
