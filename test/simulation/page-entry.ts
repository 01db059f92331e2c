/** The parts of the product that a simulated page runs: the loader's part for the cart, and what a header does for cart and visitor. */

import type { ElementErrorCode } from '../../src/page/events/error-codes.ts'
import { emit, reportError } from '../../src/page/events/events.ts'
import { sharedState } from '../../src/page/events/shared-state.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'
import { agentCart } from '../../src/state/cart/agent-cart.late.ts'
import { cartAtom, itemCountAtom } from '../../src/state/cart/cart.ts'
import type { ChangeOrder } from '../../src/state/cart/cart-change-machine.late.ts'
import { connectCart, loadChanges } from '../../src/state/cart/cart-connection.ts'
import { tokenFingerprint } from '../../src/state/cart/cart-identity.ts'
import { changeFailureAtom } from '../../src/state/cart/cart-outcomes.ts'
import { cartRowsAtom } from '../../src/state/cart/cart-rows.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { connectPage } from '../../src/state/connection.ts'
import { storeOf } from '../../src/state/store.ts'
import { customerNameAtom } from '../../src/state/visitor/visitor.ts'
import { connectVisitor } from '../../src/state/visitor/visitor-connection.ts'

export { holdEarlyChanges } from '../../src/loader/early-changes.ts'

const store = storeOf('DE')

export function connectHeader(): void {
  const element = 'shop-header'
  // The reader of carts is shared by all pages, and can't know which one to tell.
  const report = (code: ElementErrorCode, message: string) => reportError(element, code, message)
  connectPage(store, { report, site: 'DE', locale: 'de-DE' as Locale, apiBase: '', product: 'Shop', element })
  connectCart(store)
  connectVisitor(store)
  emit('shop-element-ready', { element, version: '', hydrated: false })
}

/** A change by a click in the mini cart, whose code it loads first. */
export async function click(order: ChangeOrder): Promise<void> {
  const { changeCartAtom } = await loadChanges()
  store.set(changeCartAtom, order)
}

/** The cart as the tools of this page have it, when an assistant calls them. */
export const openAgentCart = () => agentCart(store)

/** A new object whenever something has changed. */
export const state = () => store.get(cartStateAtom)

/** All that the page shows of cart and visitor. */
export const look = () => ({
  ...store.get(cartStateAtom),
  cart: store.get(cartAtom),
  rows: store.get(cartRowsAtom),
  itemCount: store.get(itemCountAtom),
  failure: store.get(changeFailureAtom),
  name: store.get(customerNameAtom),
  known: sharedState(),
  /** Whether the page knows who is logged in. */
  isPersonKnown: store.get(cartStateAtom).person === tokenFingerprint(),
})
