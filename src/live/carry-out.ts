/** Does what was held until the code was there. It comes with the code, not with the live layer (LIVE-7). */
import type { HeldTouch } from './live-element.ts'

const REPEATED = { bubbles: true, cancelable: true, composed: true } as const

/** Reports focus and pointer within the element to React, which were there before it. */
export function reportPresence(root: ShadowRoot): void {
  root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // `:hover` alone matches links only on pages in quirks mode.
  const hovered = [...root.querySelectorAll(':is(:hover)')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

/** Repeats what was held, unless the visitor has closed meanwhile what had opened at once. */
export function carryOut(root: ShadowRoot, held: readonly HeldTouch[]): void {
  // Without popovers nothing has opened.
  const isMeant = ({ event, frame }: HeldTouch) =>
    // The code finds a mouse that rests by itself.
    event.type !== 'pointermove' && (!('popover' in root.host) || frame?.matches(':popover-open') !== false)
  for (const touch of held.filter(isMeant)) repeat(root, touch)
}

function repeat(root: ShadowRoot, { event, control }: HeldTouch): void {
  const node = nowIn(root, control)
  if (node instanceof HTMLFormElement) node.requestSubmit()
  else node.dispatchEvent(again(event))
}

/** React may have rendered another node for the control, since the services have renamed it meanwhile. */
function nowIn(root: ShadowRoot, control: HTMLElement): HTMLElement {
  if (control.isConnected) return control
  const isSame = (other: HTMLElement) =>
    ['data-control', 'data-path'].every((name) => other.getAttribute(name) === control.getAttribute(name))
  return [...root.querySelectorAll<HTMLElement>('[data-control]')].find(isSame) ?? control
}

function again(event: Event): Event {
  const { detail, pointerType } = event as PointerEvent
  const { key } = event as KeyboardEvent
  return event.type === 'click'
    ? new PointerEvent('click', { ...REPEATED, detail, pointerType })
    : new KeyboardEvent('keydown', { ...REPEATED, key })
}
