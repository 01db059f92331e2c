import type { Store } from '../../src/state/store.ts'
import { type CartPage, moment, storeFor } from './cart-page.ts'
import { article, cartOf } from './carts.ts'

export const CHANNEL = 'shop.cart.DE'

/** Two stores of one page hear each other as two tabs do. Call it after the page was made. */
export function secondTab(page: CartPage) {
  let store: Store
  beforeEach(async () => {
    await page.connect()
    store = storeFor()
    await page.connect(store)
    // What follows is asked for later than all that was answered until now.
    await moment()
  })
  return {
    other: () => store,
    /** Somebody says something on the channel. */
    say(message: unknown): void {
      const channel = new BroadcastChannel(CHANNEL)
      channel.postMessage(message)
      // Closed at once it would take back what it has said.
      setTimeout(() => channel.close(), 20)
    },
    /** A good word, to be spoiled. */
    word: (more: object = {}) => ({
      form: 2,
      site: 'DE',
      person: 0,
      asked: Date.now(),
      cart: cartOf(article('X')),
      ...more,
    }),
  }
}
