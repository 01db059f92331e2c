/**
 * A page may dispatch `shop-cart-change` before the cart's code is loaded. The change is held, and dispatched again when an element can handle it (DELIVERY-17): no click of a shopper is lost.
 */

import { again } from '../api/cart/again.ts'
import { personToken } from '../api/cart/cart-call.ts'
import { type HeldChange, heldChanges, hold, release } from '../api/cart/held-changes.ts'
import { sendHeldChanges } from '../api/cart/send-held-changes.ts'
import { say } from '../page/browser/say.ts'
import { CART_TAGS } from '../page/configuration/tag-facts.ts'
import { isClaimed } from '../page/events/claims.ts'
import { emit } from '../page/events/events.ts'
import { watchElements } from './page-api.ts'

/** How long to wait for an element that the page may be moving. */
const RETURN_MS = 3000

export function holdEarlyChanges(): void {
  sendHeldChanges()
  /** Ends the holding of a change that no element has claimed, unless it was sent meanwhile. */
  const end = (event: HeldChange, handle: (event: Event) => void) => {
    if (!isClaimed(event) && release(event)) handle(again(event))
  }
  const works = watchElements((tag) => {
    if (!CART_TAGS.includes(tag)) return
    for (const event of [...heldChanges()]) end(event, works[tag] ? dispatchEvent : refuse)
  })
  addEventListener('shop-cart-change', (event) => {
    // Now, since somebody may log in meanwhile (CART-46).
    const person = personToken()
    // After the elements' listeners.
    queueMicrotask(() => {
      if (isClaimed(event)) return
      const tag = CART_TAGS.find((name) => works[name] !== false && document.querySelector(name))
      if (!tag) return refuse(event)
      hold(event as HeldChange, person)
      // The page is moving the element, or it shows no cart on this page.
      if (works[tag]) setTimeout(end, RETURN_MS, event, refuse)
    })
  })
}

function refuse(event: Event): void {
  const requestId = (event as CustomEvent).detail?.requestId
  const message = 'No shop-header or shop-minicart works.'
  say('warn', message)
  emit('shop-cart-change-result', { requestId, ok: false, error: 'UNKNOWN', message })
}
