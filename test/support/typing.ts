import { sendKeys } from '@web/test-runner-commands'
import { hasUndoShortcut } from './engine.ts'

/** The text of a field, with `|` at its caret. */
export function caretOf({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? value.length
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

/** Presses keys in order; chords are written as `Control+v`. */
export async function press(...keys: string[]): Promise<void> {
  for (const chord of keys) {
    const [key = '', ...held] = chord.split('+').reverse()
    for (const modifier of held) await sendKeys({ down: modifier })
    await sendKeys({ press: key as 'Enter' })
    for (const modifier of held) await sendKeys({ up: modifier })
  }
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
