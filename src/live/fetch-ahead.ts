/**
 * Fetches the code of a control before it is used, without running it (LIVE-8). A page whose controls a mouse only crosses, or the
 * focus only passes, fetches nothing; neither does one on a slow or metered connection.
 */
import { isMoving } from '../page/browser/clicks.ts'
import { FETCH_AHEAD_FOCUS_MS, FETCH_AHEAD_POINTER_MS } from '../shop/limits.ts'
import { controlOf, fieldOf } from './action.ts'
import type { LiveElement } from './live-element.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType as string)
}

/** What an event is on, if it needs more code when it is used: a field, or a control that is held. */
function usableAt(event: Event): Element | undefined {
  const control = controlOf(event)
  const isHeld = control?.mouse === 'held' || control?.tap === 'held'
  return fieldOf(event) ?? (isHeld ? control.node : undefined)
}

/** Returns the cleanup. */
export function fetchAhead(element: LiveElement): () => void {
  const { root, host } = element
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Element | undefined

  const leave = () => {
    clearTimeout(timer)
    current = undefined
  }
  const fetch = (usable: Element) => {
    if (!isMetered()) element.prepare(usable)
  }
  const fetchAfter = (ms: number, event: Event) => {
    const usable = usableAt(event)
    if (usable === current) return
    leave()
    current = usable
    if (usable) timer = setTimeout(fetch, ms, usable)
  }
  const listen = (type: string, run: (event: Event) => void) =>
    root.addEventListener(type, run, { signal, passive: true })

  listen('pointermove', (event) => {
    if (isMoving(event as PointerEvent)) fetchAfter(FETCH_AHEAD_POINTER_MS, event)
  })
  listen('focusin', (event) => fetchAfter(FETCH_AHEAD_FOCUS_MS, event))
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
