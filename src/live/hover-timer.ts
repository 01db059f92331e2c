/** Runs something when the pointer has stayed on one thing of an element for a while. */
import { isMoving } from '../page/browser/clicks.ts'
import type { LiveElement } from './live-element.ts'

export function hoverTimer({ root, host }: Pick<LiveElement, 'root' | 'host'>, onMove: (event: PointerEvent) => void) {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Element | undefined

  const leave = () => {
    clearTimeout(timer)
    current = undefined
  }
  root.addEventListener(
    'pointermove',
    (event) => isMoving(event as PointerEvent) && onMove(event as PointerEvent),
    options,
  )
  host.addEventListener('pointerleave', leave, options)
  // Nothing opens when the page comes back (FLYOUT-60).
  addEventListener('pagehide', leave, options)
  return {
    /** For further listeners, which end with it. */
    options,
    leave,
    /** Counts the time of a thing from now on, in ms; false for the one whose time runs already. Nothing ends what runs. */
    count(thing: Element | undefined, ms: number, run: (thing: Element) => void): boolean {
      if (thing === current) return false
      leave()
      current = thing
      if (thing) timer = setTimeout(run, ms, thing)
      return !!thing
    },
    end() {
      controller.abort()
      leave()
    },
  }
}
