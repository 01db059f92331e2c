/**
 * A page may dispatch `shop-cart-change` before the cart's code is loaded. The change is held, and dispatched again when an element can handle it (DELIVERY-17): no click of a shopper is lost.
 */
import { isClaimed } from '../page/events/claims.ts'
import { FATAL } from './page-api.ts'

/** The tags that handle cart changes. */
const HANDLERS = ['shop-header', 'shop-minicart']
/** How long to wait for an element that the page may be moving. */
const RETURN_MS = 3000

type Detail = { requestId?: unknown } | null

export function holdEarlyChanges(): void {
  let held: Detail[] = []
  /** By tag: true when it is ready, false after a fatal error; unset until then. */
  const isReady: Record<string, boolean> = {}
  const giveUp = (detail: Detail) => {
    if (!held.includes(detail)) return
    held = held.filter((other) => other !== detail)
    refuse(detail)
  }
  const release = (element: string, isNowReady: boolean, handle: (detail: Detail) => void) => {
    if (!HANDLERS.includes(element)) return
    isReady[element] = isNowReady
    const changes = held
    held = []
    changes.forEach(handle)
  }
  window.addEventListener('shop-cart-change', (event) => {
    // After the elements' listeners.
    queueMicrotask(() => {
      if (isClaimed(event)) return
      const { detail } = event as CustomEvent<Detail>
      const tag = HANDLERS.find((name) => isReady[name] !== false && document.querySelector(name))
      if (!tag) return refuse(detail)
      held.push(detail)
      // The page is moving the element, or it shows no cart on this page.
      if (isReady[tag]) setTimeout(giveUp, RETURN_MS, detail)
    })
  })
  window.addEventListener('shop-element-ready', (event) => {
    const { element } = (event as CustomEvent).detail ?? {}
    release(element, true, (detail) => window.dispatchEvent(new CustomEvent('shop-cart-change', { detail })))
  })
  window.addEventListener('shop-element-error', (event) => {
    const { element, code } = (event as CustomEvent).detail ?? {}
    if (FATAL.includes(code)) release(element, false, refuse)
  })
}

function refuse(detail: Detail): void {
  const requestId = detail?.requestId
  const message = 'No shop-header or shop-minicart works on this page.'
  console.warn(`[shop-elements] ${message}`)
  const result = { requestId, ok: false, error: 'UNKNOWN', message }
  window.dispatchEvent(new CustomEvent('shop-cart-change-result', { detail: result }))
}
