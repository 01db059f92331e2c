import type { Store } from '../../src/state/store.ts'
import { type CartPage, storeFor } from './cart-page.ts'
import { article, cartOf } from './carts.ts'

export const CHANNEL = 'shop.cart.DE'

/** A second store of the page, which exchanges messages with the first as another tab does. Call it after `cartPage`. */
export function otherTab(page: CartPage) {
  let store: Store
  beforeEach(async () => {
    await page.connect()
    store = storeFor()
    await page.connect(store)
  })
  return {
    store: () => store,
    broadcast(message: unknown): void {
      const channel = new BroadcastChannel(CHANNEL)
      channel.postMessage(message)
      // Closed at once it would drop the message.
      setTimeout(() => channel.close(), 20)
    },
    /** A valid message of a tab that knew of all carts so far, with other fields on top. */
    message: (more: object = {}) => ({
      form: 2,
      site: 'DE',
      person: 0,
      base: 1000,
      version: 1001,
      cart: cartOf(article('X')),
      ...more,
    }),
  }
}
