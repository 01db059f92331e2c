/** Does what was held until the code was there. It comes with the code, not with the live layer (LIVE-7). */
import { listen } from '../page/events/events.ts'
import { doWithoutCode } from './hold-touches.ts'
import type { HeldTouch } from './live-element.ts'

const REPEATED = { bubbles: true, cancelable: true, composed: true } as const

/** Tells React of focus and pointer, which were there before it, within the element; and repeats what was held. */
export function carryOut(root: ShadowRoot, held: readonly HeldTouch[]): void {
  root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // `:hover` alone matches links only on pages in quirks mode.
  const hovered = [...root.querySelectorAll(':is(:hover)')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  for (const touch of held) repeat(root, touch)
}

function repeat(root: ShadowRoot, touch: HeldTouch): void {
  const control = nowIn(root, touch.control)
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else if (control.matches('[data-control=newsletter-link]')) focusForm(touch)
  else control.dispatchEvent(again(touch.event))
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

/** The form takes the place of its link; without its code the link is followed. */
function focusForm(touch: HeldTouch): void {
  const newsletter = touch.control.closest('shop-newsletter')
  const stops = [
    listen('shop-element-ready', (detail) => {
      if (detail?.element !== 'shop-newsletter') return
      stop()
      newsletter?.shadowRoot?.querySelector<HTMLElement>('[name=email]')?.focus()
    }),
    listen('shop-element-error', (detail) => {
      if (detail?.element !== 'shop-newsletter' || detail.code !== 'CODE_UNAVAILABLE') return
      stop()
      doWithoutCode(touch)
    }),
  ]
  const stop = () => {
    for (const end of stops) end()
  }
}
