/**
 * Fetches what a first touch needs before it comes (LIVE-8): once the visitor does anything on the page, and then when the
 * browser is idle. A page that nobody uses fetches nothing; neither does one on a slow or metered connection.
 */
import { whenIdle } from '../page/browser/idle.ts'

const INPUTS = ['pointermove', 'pointerdown', 'keydown']

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export function fetchAhead(fetch: () => void): void {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType as string)) return
  const onInput = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent
    // A page that moves under a resting mouse is no input.
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const input of INPUTS) removeEventListener(input, onInput)
    whenIdle(fetch)
  }
  for (const input of INPUTS) addEventListener(input, onInput, { passive: true })
}
