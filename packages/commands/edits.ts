/** A change of a text at a place in it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** All of them, each at its place in the text as it was. Of two that overlap the first that begins stays. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let [all, end] = ['', 0]
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < end) continue
    all += text.slice(end, edit.start) + edit.text
    end = edit.end
  }
  return all + text.slice(end)
}
