/**
 * Fetches what a first touch needs before it comes (LIVE-8): once the visitor does anything on the page, and then when the
 * browser is idle. A page that nobody uses fetches nothing; neither does one on a slow or metered connection.
 */
import { whenIdle } from '../page/browser/idle.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown']

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export function fetchAhead(fetch: () => void): void {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType as string)) return
  const onSign = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent
    // A page that moves under a resting mouse is no sign.
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const sign of SIGNS) removeEventListener(sign, onSign)
    whenIdle(fetch)
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true })
}
