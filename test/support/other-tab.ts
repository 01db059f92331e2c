/** Messages between tabs of one site. */
import { article, cartOf } from './carts.ts'
import { page } from './page.ts'

export const CHANNEL = 'shop.cart.DE'

export interface TabMessage {
  cart: ReturnType<typeof cartOf>
}

/** The messages that tabs broadcast from now to the end of the test. */
export function broadcasts(): TabMessage[] {
  const messages: TabMessage[] = []
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => messages.push(data)
  page.onEnd(() => channel.close())
  return messages
}

export function broadcast(message: unknown): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  // Closed at once it would drop the message.
  page.onEnd(() => channel.close())
}

/** Resolves when all tabs have got what was broadcast so far: the youngest channel gets a message last. */
export async function delivered(): Promise<void> {
  const messages = broadcasts()
  broadcast('delivered')
  await page.until(() => messages.length > 0, 'a message is delivered')
}

/** A valid message of a tab that knew of all carts so far, with other fields on top. */
export function message(more: object = {}) {
  const { version: base = 0 } = JSON.parse(localStorage.getItem(CHANNEL) ?? '{}')
  return { form: 2, site: 'DE', person: 0, base, version: base + 1, cart: cartOf(article('X')), ...more }
}
