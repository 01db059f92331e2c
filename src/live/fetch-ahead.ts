/**
 * Fetches the code of a control before it is used, without running it (LIVE-8). A page whose controls a mouse only crosses, or the
 * focus only passes, fetches nothing; neither does one on a slow or metered connection.
 */

import { isMoving } from '../page/browser/clicks.ts'
import { joinCleanups, on } from '../page/browser/on.ts'
import { FETCH_AHEAD_FOCUS_MS, FETCH_AHEAD_POINTER_MS } from '../shop/limits.ts'
import { controlOf } from './action.ts'
import type { LiveElement } from './live-element.ts'
import { fieldOf } from './typed-keys.ts'

/** Runs something when the pointer has stayed on one thing of an element for a while. */
export function hoverTimer({ root, host }: Pick<LiveElement, 'root' | 'host'>, onMove: (event: PointerEvent) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Element | undefined

  const leave = () => {
    clearTimeout(timer)
    current = undefined
  }
  return {
    leave,
    /** Counts the time of a thing from now on, in ms; false for the one whose time runs already. Nothing ends what runs. */
    count(thing: Element | undefined, ms: number, run: (thing: Element) => void): boolean {
      if (thing === current) return false
      leave()
      current = thing
      if (thing) timer = setTimeout(run, ms, thing)
      return !!thing
    },
    end: joinCleanups(
      on<PointerEvent>(root, 'pointermove', (event) => isMoving(event) && onMove(event)),
      on(host, 'pointerleave', leave),
      // Nothing opens when the page comes back (FLYOUT-60).
      on(window, 'pagehide', leave),
      leave,
    ),
  }
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export function isMetered(): boolean | undefined {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData || /2g|3g/.test(connection?.effectiveType as string)
}

/** The target of an event, if it needs more code when it is used: a field, or a control that is held. */
function usableAt(event: Event): Element | undefined {
  const control = controlOf(event)
  const isHeld = control?.mouse === 'held' || control?.tap === 'held'
  return fieldOf(event) ?? (isHeld ? control.node : undefined)
}

/** Returns the cleanup. */
export function fetchAhead(element: LiveElement): () => void {
  const { root } = element
  const fetch = (usable: Element | undefined) => {
    if (!usable || isMetered()) return
    if (/^nav/.test(usable.getAttribute('data-control') ?? '')) element.features.need('navigation', true)
    else element.prepare?.(usable)
  }
  const { count, leave, end } = hoverTimer(element, (event) => count(usableAt(event), FETCH_AHEAD_POINTER_MS, fetch))
  return joinCleanups(
    on(root, 'focusin', (event) => count(usableAt(event), FETCH_AHEAD_FOCUS_MS, fetch)),
    on(root, 'focusout', leave),
    on(root, 'pointerdown', (event) => fetch(usableAt(event))),
    end,
  )
}
