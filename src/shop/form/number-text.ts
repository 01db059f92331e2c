/** What a number field holds: digits and one decimal point (specification 2 §5). */
import type { EditedText, TextEdit } from './text-edit.ts'

const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * A written number as the field holds it. A comma is a decimal point as well: German, Polish or Turkish keypads have no
 * other. Of several marks the last is the decimal point if there is but one of its kind, the others group thousands:
 * "1.234,56" → "1234.56", "1'234.50" → "1234.50", "1.234.567" → "1234567".
 */
export function toNumberText(text: string): string {
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isDecimal = point >= 0 && text.indexOf(text[point] as string) === point
  if (!isDecimal) return onlyDigits(text)
  return `${onlyDigits(text.slice(0, point))}.${onlyDigits(text.slice(point + 1))}`
}

/** Types into a number field: refused is what leaves nothing to add. A paste is cut at the maximum length. */
export function editNumber({ text, start, end, inserted, maxLength }: TextEdit): EditedText | undefined {
  const head = toNumberText(text.slice(0, start))
  const behind = toNumberText(text.slice(end))
  const tail = head.includes('.') ? onlyDigits(behind) : behind
  const rest = head + tail
  const written = rest.includes('.') ? onlyDigits(inserted) : toNumberText(inserted)
  const added = maxLength === undefined ? written : written.slice(0, Math.max(0, maxLength - rest.length))
  if (inserted !== '' && added === '') return undefined
  return { text: head + added + tail, caret: head.length + added.length }
}
