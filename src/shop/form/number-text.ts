/** The text of a number field: digits and one decimal point (FIELD-19). */
import type { EditedText, TextEdit } from './text-edit.ts'

const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * The text that a number field holds for a number as people write it (FIELD-22). German, Polish and Turkish keypads have
 * a comma only, so it counts as a decimal point. The last separator is the decimal point if it occurs once; all others
 * group thousands: "1.234,56" → "1234.56", "1'234.50" → "1234.50", "1.234.567" → "1234567".
 */
export function toNumberText(text: string): string {
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isDecimal = point >= 0 && text.indexOf(text[point] as string) === point
  if (!isDecimal) return onlyDigits(text)
  return `${onlyDigits(text.slice(0, point))}.${onlyDigits(text.slice(point + 1))}`
}

/** Refuses an edit that would add nothing, and cuts a paste at the maximum length (FIELD-19, FIELD-21). */
export function editNumber({ text, start, end, inserted, maxLength }: TextEdit): EditedText | undefined {
  const head = toNumberText(text.slice(0, start))
  const rawTail = toNumberText(text.slice(end))
  const tail = head.includes('.') ? onlyDigits(rawTail) : rawTail
  const rest = head + tail
  const written = rest.includes('.') ? onlyDigits(inserted) : toNumberText(inserted)
  const added = maxLength === undefined ? written : written.slice(0, Math.max(0, maxLength - rest.length))
  if (inserted !== '' && added === '') return undefined
  return { text: head + added + tail, caret: head.length + added.length }
}
