/**
 * A page may dispatch `shop-cart-change` before the cart's code is loaded. The change is held, and dispatched again when an element can handle it (DELIVERY-17): no click of a shopper is lost.
 */
import { personToken, sendHeldOnLeave } from '../api/held-cart-changes.ts'
import { isClaimed } from '../page/events/claims.ts'
import { again, heldChanges, hold } from '../page/events/held-changes.ts'
import { FATAL } from './page-api.ts'

/** The tags that handle cart changes. */
const HANDLERS = ['shop-header', 'shop-minicart']
/** How long to wait for an element that the page may be moving. */
const RETURN_MS = 3000

export function holdEarlyChanges(): void {
  const held = heldChanges()
  sendHeldOnLeave()
  /** By tag: true when it is ready, false after a fatal error; unset until then. */
  const isReady: Record<string, boolean> = {}
  /** Ends the holding of a change that no element has claimed, unless it was sent meanwhile. */
  const end = (event: Event, handle: (event: Event) => void) => {
    const next = again(event, held.get(event))
    if (!isClaimed(event) && held.delete(event)) handle(next)
  }
  const release = (element: string, isNowReady: boolean, handle: (event: Event) => void) => {
    if (!HANDLERS.includes(element)) return
    isReady[element] = isNowReady
    for (const event of [...held.keys()]) end(event, handle)
  }
  window.addEventListener('shop-cart-change', (event) => {
    // Now, since somebody may log in meanwhile (CART-46).
    const person = personToken()
    // After the elements' listeners.
    queueMicrotask(() => {
      if (isClaimed(event)) return
      const tag = HANDLERS.find((name) => isReady[name] !== false && document.querySelector(name))
      if (!tag) return refuse(event)
      hold(event, person)
      // The page is moving the element, or it shows no cart on this page.
      if (isReady[tag]) setTimeout(end, RETURN_MS, event, refuse)
    })
  })
  window.addEventListener('shop-element-ready', (event) => {
    const { element } = (event as CustomEvent).detail ?? {}
    release(element, true, (held) => window.dispatchEvent(held))
  })
  window.addEventListener('shop-element-error', (event) => {
    const { element, code } = (event as CustomEvent).detail ?? {}
    if (FATAL.includes(code)) release(element, false, refuse)
  })
}

function refuse(event: Event): void {
  const requestId = (event as CustomEvent).detail?.requestId
  const message = 'No shop-header or shop-minicart works on this page.'
  console.warn(`[shop-elements] ${message}`)
  const result = { requestId, ok: false, error: 'UNKNOWN', message }
  window.dispatchEvent(new CustomEvent('shop-cart-change-result', { detail: result }))
}
