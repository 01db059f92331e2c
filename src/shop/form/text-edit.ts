/** Edits of a text field that accepts certain characters only (FIELD-14, FIELD-19). */

/** Replaces the characters from `start` to `end`. */
export interface TextEdit {
  text: string
  start: number
  end: number
  /** Empty for a deletion. */
  inserted: string
  /** The field's limit; unlimited without it. */
  maxLength?: number
}

export interface EditedText {
  text: string
  caret: number
}

/** Returns the text after an edit, or undefined to reject the edit. A deletion is never rejected. */
export type TextRule = (edit: TextEdit) => EditedText | undefined

/** The edit that turned one text into another, given the caret's position after it. */
export function editBetween(before: string, after: string, caret: number): TextEdit {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < Math.min(shorter, after.length - caret) && before.at(-1 - same) === after.at(-1 - same)) same++
  let start = 0
  while (start < shorter - same && before[start] === after[start]) start++
  return { text: before, start, end: before.length - same, inserted: after.slice(start, after.length - same) }
}

/**
 * Applies an edit. When the rule rejects it as a whole, it is applied character by character, without the rejected
 * ones.
 */
export function applyEdit(rule: TextRule, edit: TextEdit): EditedText {
  const whole = rule(edit)
  if (whole) return whole
  let edited: EditedText = rule({ ...edit, inserted: '' }) ?? { text: edit.text, caret: edit.end }
  for (const character of edit.inserted) {
    const { text, caret } = edited
    edited = rule({ ...edit, text, start: caret, end: caret, inserted: character }) ?? edited
  }
  return edited
}
