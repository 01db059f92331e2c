/** Asks the shopper before a proposed change is made (PROPOSAL-12). */
import rules from '../../elements/sheets/proposals.css'
// Its buttons.
import headerRules from '../../elements/sheets/shop-header.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { onEscape } from '../../page/browser/escape.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { type Question, questionNode } from '../../view/proposals/question.tsx'
import { whenUsable } from '../header/behind-dialog.late.ts'
import type { LiveElement } from '../live-element.ts'
import { createNode } from '../write-views.ts'

type Header = LiveElement<HeaderProps>

/** A place of its own in the header's shadow root, with the theme of the painted markup; undefined once that has gone. */
export function addStage({ root }: Header): HTMLElement | undefined {
  const base = root.querySelector('[data-theme]')?.cloneNode() as HTMLElement | undefined
  if (!base) return undefined
  for (const sheet of [headerRules, rules]) adoptSheet(root, sheet)
  root.append(base)
  return base
}

/** The element that has the focus, in whatever shadow root. */
export function focusedElement(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused as HTMLElement | null
}

/** Resolves with the numbers of the rows that the shopper allows; undefined for no, a closed dialog, or a call that has been cancelled. */
export const askShopper = (
  element: Header,
  question: Question,
  signal?: AbortSignal,
): Promise<readonly number[] | undefined> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined
    const end = (rows?: readonly number[]) => {
      window.removeEventListener('pagehide', refuse)
      signal?.removeEventListener('abort', refuse)
      stop?.()
      resolve(rows)
    }
    const refuse = () => end()
    window.addEventListener('pagehide', refuse)
    signal?.addEventListener('abort', refuse)
    element.onEnd(refuse)
    stop = whenUsable(element, 'A question to the shopper', () => show(element, question, end))
    if (signal?.aborted) end()
  })

/** Returns what closes it. */
function show(element: Header, question: Question, end: (rows?: readonly number[]) => void): (() => void) | undefined {
  const base = addStage(element)
  if (!base) {
    end()
    return undefined
  }
  const opener = focusedElement()
  const dialog = createNode(questionNode(question), base.namespaceURI) as HTMLDialogElement
  base.append(dialog)
  const boxes = [...dialog.querySelectorAll('input')]
  const no = () => end()
  const stopEscape = onEscape(no)
  dialog.addEventListener('close', no)
  dialog.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (answer === 'yes') end(question.rows.flatMap((_, at) => (boxes[at]?.checked === false ? [] : [at])))
    else if (answer) end()
  })
  dialog.showModal()
  return () => {
    stopEscape()
    base.remove()
    opener?.focus({ preventScroll: true })
  }
}
