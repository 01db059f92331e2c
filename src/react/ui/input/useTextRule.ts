import { type RefObject, useLayoutEffect } from 'react'
import { type EditedText, editBetween, type TextEdit, type TextRule, typeByRule } from '../../../shop/form/text-edit.ts'

/**
 * Holds the text of an uncontrolled field to a rule. By the browser's own events, since React has no `beforeinput`:
 * keys and pastes are stopped or mended before they are seen; what can't be stopped, or replaces more than the selection
 * (a phone's composition, a drop, autofill, text typed before hydration), is mended afterwards.
 */
export function useTextRule(field: RefObject<HTMLInputElement | null>, rule: TextRule): void {
  useLayoutEffect(() => (field.current ? holdTo(rule, field.current) : undefined), [field, rule])
}

function holdTo(rule: TextRule, input: HTMLInputElement): () => void {
  let before = ''
  let isWriting = false

  const mend = () => {
    const edit = editBetween(before, input.value, input.selectionStart ?? input.value.length)
    const { text, caret } = typeByRule(rule, { ...edit, ...limitOf(input) })
    before = text
    if (text === input.value) return false
    put(input, text, caret)
    return true
  }
  const onBeforeInput = (event: InputEvent) => {
    if (isWriting || event.isComposing) return
    before = input.value
    const edit = event.cancelable && intended(input, event, rule)
    if (!edit) return
    const edited = rule(edit)
    if (edited && edited.text === plain(edit) && edited.caret === edit.start + edit.inserted.length) return
    event.preventDefault()
    if (!edited) return
    isWriting = true
    write(input, edited)
    isWriting = false
    before = input.value
  }
  const onInput = (event: Event) => {
    // To change the text amid a composition makes Android's keyboards repeat themselves.
    if (!isWriting && !(event as InputEvent).isComposing) mend()
  }

  const onCompositionEnd = () => {
    if (mend()) tell(input)
  }

  mend()
  const ends = new AbortController()
  input.addEventListener('beforeinput', onBeforeInput, { signal: ends.signal })
  input.addEventListener('input', onInput, { signal: ends.signal })
  input.addEventListener('compositionend', onCompositionEnd, { signal: ends.signal })
  return () => ends.abort()
}

const limitOf = ({ maxLength }: HTMLInputElement) => (maxLength < 0 ? {} : { maxLength })

/** The text as the browser would leave it. */
const plain = ({ text, start, end, inserted }: TextEdit) => text.slice(0, start) + inserted + text.slice(end)

/** What the browser is about to do; nothing for what is better left to it and mended. */
function intended(input: HTMLInputElement, event: InputEvent, rule: TextRule): TextEdit | undefined {
  const { value: text, selectionStart, selectionEnd } = input
  const start = selectionStart ?? text.length
  const end = selectionEnd ?? start
  const edit: TextEdit = { text, start, end, inserted: '', ...limitOf(input) }
  if (event.inputType === 'insertText' || event.inputType === 'insertFromPaste') {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain')
    return inserted ? { ...edit, inserted } : undefined
  }
  if (start !== end) return event.inputType.startsWith('delete') ? edit : undefined
  const one = { deleteContentBackward: [1, 0], deleteContentForward: [0, 1] }[event.inputType]
  if (!one) return undefined
  const [back, ahead] = one as [number, number]
  const near = { ...edit, start: Math.max(0, start - back), end: Math.min(text.length, end + ahead) }
  // A deleted space would come back at once: the character beyond it is meant.
  const isSpace = near.start !== near.end && rule(near)?.text === text
  return isSpace ? { ...near, start: near.start - back, end: near.end + ahead } : near
}

/** Writes as the user would: React hears it, and it can be undone. */
function write(input: HTMLInputElement, { text, caret }: EditedText): void {
  const { start, end, inserted } = editBetween(input.value, text, caret)
  input.setSelectionRange(start, end)
  const isWritten =
    (start === end && !inserted) || document.execCommand(inserted ? 'insertText' : 'delete', false, inserted)
  if (!isWritten || input.value !== text) {
    put(input, text, caret)
    tell(input)
  }
  input.setSelectionRange(caret, caret)
}

const tell = (input: HTMLInputElement) =>
  void input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))

/** Past React's tracking of `value`, which would hide the change from it. */
function put(input: HTMLInputElement, text: string, caret: number): void {
  input.setRangeText(text, 0, input.value.length)
  // In a field without focus, Safari would take it.
  if ((input.getRootNode() as Document | ShadowRoot).activeElement === input) input.setSelectionRange(caret, caret)
}
