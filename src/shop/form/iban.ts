/** How an IBAN is typed and displayed (ISO 13616). Whether the account exists is not checked. */
import type { EditedText, TextEdit } from './text-edit.ts'

/** The longest IBAN of any country, without spaces (FIELD-16). */
export const IBAN_MAX_LENGTH = 34
const GROUP_LENGTH = 4

/** The longest text of the field, spaces included. */
export const IBAN_TEXT_MAX_LENGTH = IBAN_MAX_LENGTH + Math.ceil(IBAN_MAX_LENGTH / GROUP_LENGTH) - 1

// Country code and check digits. The rest may hold letters, as French, Swiss, Turkish and Dutch account numbers do.
const START = /^(?:[A-Z]{0,2}|[A-Z]{2}\d{1,2}|[A-Z]{2}\d{2}[A-Z\d]+)$/

/** Letters and digits only, in upper case. */
export const compactIban = (text: string): string => text.replace(/[^a-z\d]/gi, '').toUpperCase()

/** In groups of four: "DE89 3704 0044 0532 0130 00" (FIELD-13). */
export const formatIban = (text: string): string =>
  compactIban(text)
    .slice(0, IBAN_MAX_LENGTH)
    .replace(/.{4}(?=.)/g, '$& ')

/** Whether a compact text can still become an IBAN; the empty text can (FIELD-14). */
export const isIbanStart = (compact: string): boolean => START.test(compact)

/** The caret's position in the grouped text after so many letters and digits; before a space, not after it. */
export const caretAfter = (count: number): number => count + Math.max(0, Math.ceil(count / GROUP_LENGTH) - 1)

// Invoices print "IBAN" before the number.
const withoutPrefix = (compact: string): string => compact.replace(/^IBAN(?=[A-Z]{2}\d)/, '')

/**
 * Refuses what would break a valid start (FIELD-14, FIELD-15). A deletion may break it, or the country could not be
 * corrected; what is typed next must then make a valid start together with the text before it (FIELD-18).
 */
export function editIban({ text, start, end, inserted }: TextEdit): EditedText | undefined {
  const head = compactIban(text.slice(0, start))
  const tail = compactIban(text.slice(end))
  const written = compactIban(inserted)
  const room = Math.max(0, IBAN_MAX_LENGTH - head.length - tail.length)
  const added = (head === '' ? withoutPrefix(written) : written).slice(0, room)
  if (inserted !== '') {
    const isRepair = !isIbanStart(head + tail) && isIbanStart(head + added)
    if (added === '' || !(isIbanStart(head + added + tail) || isRepair)) return undefined
  }
  return { text: formatIban(head + added + tail), caret: caretAfter(head.length + added.length) }
}
