import { type RefObject, useLayoutEffect } from 'react'
import { applyEdit, type EditedText, editBetween, type TextEdit, type TextRule } from '../../../shop/form/text-edit.ts'

/**
 * Enforces a rule on the text of an uncontrolled field. It uses native events, since React has no `beforeinput`: key
 * presses and pastes are prevented or replaced before they show. What can't be prevented, or changes more than the
 * selection (a composition, a drop, autofill, text typed before hydration), is corrected afterwards (FIELD-24).
 */
export function useTextRule(field: RefObject<HTMLInputElement | null>, rule: TextRule): void {
  useLayoutEffect(() => (field.current ? enforce(rule, field.current) : undefined), [field, rule])
}

function enforce(rule: TextRule, input: HTMLInputElement): () => void {
  let before = ''
  let isWriting = false

  /** Brings the text in line with the rule; false if it was already. */
  const correct = () => {
    const edit = editBetween(before, input.value, input.selectionStart ?? input.value.length)
    const { text, caret } = applyEdit(rule, { ...edit, ...limitOf(input) })
    before = text
    if (text === input.value) return false
    replaceText(input, text, caret)
    return true
  }
  const onBeforeInput = (event: InputEvent) => {
    if (isWriting || event.isComposing) return
    before = input.value
    const edit = event.cancelable && intendedEdit(input, event, rule)
    if (!edit) return
    const edited = rule(edit)
    if (edited && edited.text === nativeResult(edit) && edited.caret === edit.start + edit.inserted.length) return
    event.preventDefault()
    if (!edited) return
    isWriting = true
    write(input, edited)
    isWriting = false
    before = input.value
  }
  const onInput = (event: Event) => {
    // Changing the text during a composition makes Android keyboards repeat it.
    if (!isWriting && !(event as InputEvent).isComposing) correct()
  }

  const onCompositionEnd = () => {
    if (correct()) dispatchInput(input)
  }

  correct()
  const controller = new AbortController()
  const { signal } = controller
  input.addEventListener('beforeinput', onBeforeInput, { signal })
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('compositionend', onCompositionEnd, { signal })
  return () => controller.abort()
}

const limitOf = ({ maxLength }: HTMLInputElement) => (maxLength < 0 ? {} : { maxLength })

/** The text that the browser would produce. */
const nativeResult = ({ text, start, end, inserted }: TextEdit) => text.slice(0, start) + inserted + text.slice(end)

/** The edit that the browser is about to make; undefined for those that are corrected afterwards. */
function intendedEdit(input: HTMLInputElement, event: InputEvent, rule: TextRule): TextEdit | undefined {
  const { value: text, selectionStart, selectionEnd } = input
  const start = selectionStart ?? text.length
  const end = selectionEnd ?? start
  const edit: TextEdit = { text, start, end, inserted: '', ...limitOf(input) }
  if (event.inputType === 'insertText' || event.inputType === 'insertFromPaste') {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain')
    return inserted ? { ...edit, inserted } : undefined
  }
  if (start !== end) return event.inputType.startsWith('delete') ? edit : undefined
  const reach = { deleteContentBackward: [1, 0], deleteContentForward: [0, 1] }[event.inputType]
  if (!reach) return undefined
  const [back, ahead] = reach as [number, number]
  const deletion = { ...edit, start: Math.max(0, start - back), end: Math.min(text.length, end + ahead) }
  // The rule would put a deleted space back: delete the character beyond it (FIELD-17).
  const isSpace = deletion.start !== deletion.end && rule(deletion)?.text === text
  return isSpace ? { ...deletion, start: deletion.start - back, end: deletion.end + ahead } : deletion
}

/** Writes as a user would, so that React gets the event and the change can be undone (FIELD-25). */
function write(input: HTMLInputElement, { text, caret }: EditedText): void {
  const { start, end, inserted } = editBetween(input.value, text, caret)
  input.setSelectionRange(start, end)
  const isWritten =
    (start === end && !inserted) || document.execCommand(inserted ? 'insertText' : 'delete', false, inserted)
  if (!isWritten || input.value !== text) {
    replaceText(input, text, caret)
    dispatchInput(input)
  }
  input.setSelectionRange(caret, caret)
}

const dispatchInput = (input: HTMLInputElement) =>
  void input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))

/** By `setRangeText`, since React tracks `value` and would miss the change. */
function replaceText(input: HTMLInputElement, text: string, caret: number): void {
  input.setRangeText(text, 0, input.value.length)
  // Safari focuses a field whose selection is set.
  if ((input.getRootNode() as Document | ShadowRoot).activeElement === input) input.setSelectionRange(caret, caret)
}
