/** Runs something when the pointer has stayed on one thing of an element for a while. */
import { isMoving } from '../page/browser/clicks.ts'
import { joinCleanups } from '../page/browser/join-cleanups.ts'
import { on } from '../page/browser/on.ts'
import type { LiveElement } from './live-element.ts'

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
