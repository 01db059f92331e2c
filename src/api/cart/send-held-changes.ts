/** Sends held cart changes without the code that they wait for: when the page is left (CART-22), and when it can't be loaded (CART-52). */
import { withSharedCookies } from '../../page/browser/cookies.ts'
import { givenTo } from '../../page/configuration/given-to.ts'
import { emit } from '../../page/events/events.ts'
import type { CartChange } from '../../shop/cart/cart.ts'
import { changeKey } from '../../shop/cart/cart-items.ts'
import { parseCartChange } from '../../shop/cart/parse-cart-change.ts'
import { withoutEndSlashes } from '../../shop/text/without-end-slashes.ts'
import { plainRequestOf } from '../request.ts'
import { again } from './again.ts'
import { personToken } from './cart-call.ts'
import { cartChangeCall, newKey } from './cart-change-call.ts'
import { type HeldChange, heldChanges, release } from './held-changes.ts'

interface Held {
  event: HeldChange
  change: CartChange
}

/** The `api-base` of the header, else of the page, else of the mini cart (CONFIG-41). */
function apiBaseOfPage(): string {
  const header = document.querySelector('shop-header')
  const value =
    givenTo(header, 'api-base', 'apiBase') ??
    (header ?? document.querySelector('shop-minicart'))?.getAttribute('api-base')
  return typeof value === 'string' ? withoutEndSlashes(value) : ''
}

/** Only the last of several changes to one item is sent: requests that run beside each other may overtake one another. */
function send(events: readonly HeldChange[]): Promise<unknown> {
  const person = personToken()
  const ofItems: Record<string, Held[]> = {}
  for (const event of events) {
    const change = parseCartChange(event.detail?.change)
    // A change that belongs to another person, or is none of the five, is refused by whoever holds it.
    if (!change || (event.person && event.person !== person) || !release(event)) continue
    const item = changeKey(change)
    ofItems[item] ??= []
    // A change that has been sent before is older than all that was made since.
    ofItems[item][event.key ? 'unshift' : 'push']({ event, change })
  }
  return Promise.all(Object.values(ofItems).map(sendLast))
}

/**
 * Sends the last of the changes to an item. Only a page that is there, or comes back, gets the answer. What was not confirmed is
 * dispatched again there, and answered: the last one for all, under its key (CART-50), since an earlier one might undo it.
 */
async function sendLast(ofItem: Held[]): Promise<void> {
  const { event: last, change } = ofItem.at(-1) as Held
  last.key ??= newKey()
  const isMade = await isConfirmed(change, last.key)
  for (const { event } of ofItem) {
    const { requestId } = event.detail
    if (isMade) emit('shop-cart-change-result', { requestId, ok: true })
    else dispatchEvent(again(last, { requestId, change }))
  }
  emit('cartTriggerUpdate', undefined)
}

async function isConfirmed(change: CartChange, key: string): Promise<boolean> {
  const context = { apiBase: apiBaseOfPage() }
  try {
    // A change has no arrays, which old libraries would have written as texts (CALL-4).
    const { url, init } = plainRequestOf(context, cartChangeCall(context, change, key), JSON.stringify(change))
    const response = await globalThis.fetch(url, init)
    return Boolean((await response.json()).cart)
  } catch {
    // Not reached, or answered by something else.
    return false
  }
}

/** One look at the cookies: another tab may log somebody else in at any time. */
const sendTogether = (events: readonly HeldChange[]) => withSharedCookies(() => send(events))

function onLeave(): void {
  const held = heldChanges()
  // An earlier request may still be without an answer.
  held.sent = Promise.all([held.sent, sendTogether([...held])])
}

/** For loader and entries: whoever comes first sends, and nothing is held any more. */
export function sendHeldChanges(): void {
  addEventListener('pagehide', onLeave)
  const held = heldChanges()
  held.send ??= (event) => (held.sent = Promise.resolve(held.sent).then(() => sendTogether([event])))
}
