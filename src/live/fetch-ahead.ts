/**
 * Fetches the code of a control before it is used, without running it (LIVE-8). A page whose controls a mouse only crosses, or the
 * focus only passes, fetches nothing; neither does one on a slow or metered connection.
 */
import { isMoving } from '../page/browser/clicks.ts'
import { FETCH_AHEAD_FOCUS_MS, FETCH_AHEAD_POINTER_MS } from '../shop/limits.ts'
import { controlOf, type EventControl, fieldOf } from './action.ts'
import type { LiveElement } from './live-element.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType as string)
}

/** A control that is held when it is used. */
function heldControlOf(event: Event): EventControl | undefined {
  const control = controlOf(event)
  return control?.mouse === 'held' || control?.tap === 'held' ? control : undefined
}

/** What an event is on, if it needs React when it is used. */
const usableAt = (event: Event): Element | undefined => fieldOf(event) ?? heldControlOf(event)?.node

/** Runs something in so many ms, unless pointer and focus have gone by then. */
type After = (ms: number, run: () => void) => void

/** `hover`: what else a mouse does that stays on a control. Returns the cleanup. */
export function fetchAhead(
  element: LiveElement,
  hover?: (element: LiveElement, control: EventControl, after: After) => void,
): () => void {
  const { root, host } = element
  const controller = new AbortController()
  const { signal } = controller
  let timers: ReturnType<typeof setTimeout>[] = []
  let current: Element | undefined

  const leave = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    current = undefined
  }
  const after: After = (ms, run) => timers.push(setTimeout(run, ms))
  const fetch = (usable: Element) => {
    if (!isMetered()) element.prepare(usable)
  }
  const comeTo = (event: Event, ms: number) => {
    const usable = usableAt(event)
    if (usable === current) return
    leave()
    current = usable
    if (!usable) return
    after(ms, () => fetch(usable))
    const control = heldControlOf(event)
    if (control && (event as PointerEvent).pointerType === 'mouse') hover?.(element, control, after)
  }
  const listen = (type: string, run: (event: Event) => void) =>
    root.addEventListener(type, run, { signal, passive: true })

  listen('pointermove', (event) => {
    if (isMoving(event as PointerEvent)) comeTo(event, FETCH_AHEAD_POINTER_MS)
  })
  listen('focusin', (event) => comeTo(event, FETCH_AHEAD_FOCUS_MS))
  listen('focusout', leave)
  listen('pointerdown', (event) => {
    const usable = usableAt(event)
    if (usable) fetch(usable)
  })
  host.addEventListener('pointerleave', leave, { signal, passive: true })
  return () => {
    controller.abort()
    leave()
  }
}
