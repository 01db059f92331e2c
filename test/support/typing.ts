import { hasUndoShortcut } from './engine.ts'
import { press } from './input.ts'

export { press }

/** The text of a field, with `|` at its caret. */
export function caretOf({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? value.length
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

export async function undo(): Promise<void> {
  if (hasUndoShortcut) await press('Control+z')
  else document.execCommand('undo')
}

export async function redo(): Promise<void> {
  if (hasUndoShortcut) await press('Control+Shift+z')
  else document.execCommand('redo')
}

/** Copies a text to the clipboard as a user does. */
export async function copy(text: string): Promise<void> {
  const source = document.createElement('textarea')
  document.body.append(source)
  source.value = text
  source.focus()
  source.select()
  await press('Control+c')
  source.remove()
}
