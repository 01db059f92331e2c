/** Does what was held back until the code was there. It comes with the code, not with the live layer (LIVE-7). */
import type { HeldTouch } from './live-element.ts'

const REPEATED = { bubbles: true, cancelable: true, composed: true } as const

/** Tells React of focus and pointer, which were there before it, and repeats what was held, on the same nodes. */
export function carryOut(root: ShadowRoot, held: readonly HeldTouch[]): void {
  root.activeElement?.dispatchEvent(new FocusEvent('focusin', REPEATED))
  // `:hover` alone matches links only on pages in quirks mode.
  const hovered = [...root.querySelectorAll(':is(:hover)')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { ...REPEATED, pointerType: 'mouse' }))
  for (const touch of held) repeat(touch)
}

function repeat({ event, control }: HeldTouch): void {
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.dispatchEvent(again(event))
}

function again(event: Event): Event {
  const { detail, pointerType } = event as PointerEvent
  const { key } = event as KeyboardEvent
  return event.type === 'click'
    ? new PointerEvent('click', { ...REPEATED, detail, pointerType })
    : new KeyboardEvent('keydown', { ...REPEATED, key })
}
