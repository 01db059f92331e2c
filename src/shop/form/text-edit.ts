/** How a field that filters its text goes from one text to the next, by a key press, a paste or a deletion. */

/** The characters from start to end are to be replaced. */
export interface TextEdit {
  text: string
  start: number
  end: number
  /** Empty for a deletion. */
  inserted: string
  /** Of the field; none when it is left out. */
  maxLength?: number
}

export interface EditedText {
  text: string
  caret: number
}

/** What becomes of a text by an edit; nothing when the edit is refused. A deletion is never refused. */
export type TextRule = (edit: TextEdit) => EditedText | undefined

/** The edit that has led from one text to another and has left the caret where it is. */
export function editBetween(before: string, after: string, caret: number): TextEdit {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < Math.min(shorter, after.length - caret) && before.at(-1 - same) === after.at(-1 - same)) same++
  let start = 0
  while (start < shorter - same && before[start] === after[start]) start++
  return { text: before, start, end: before.length - same, inserted: after.slice(start, after.length - same) }
}

/** Makes an edit; where it is refused as a whole, key by key, without those that are refused. */
export function typeByRule(rule: TextRule, edit: TextEdit): EditedText {
  const whole = rule(edit)
  if (whole) return whole
  let edited: EditedText = rule({ ...edit, inserted: '' }) ?? { text: edit.text, caret: edit.end }
  for (const key of edit.inserted) {
    const { text, caret } = edited
    edited = rule({ ...edit, text, start: caret, end: caret, inserted: key }) ?? edited
  }
  return edited
}
