/** Keeps the tabs of one site in step (CART-34). */
import { openTabChannel } from '../../page/browser/tab-channel.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'
import { tabChannelAtom } from './cart-effects.ts'
import { mirrorName } from './cart-mirror.ts'

/** Sends and receives until the returned cleanup is called. Messages in another order do no harm: each cart has a version (CART-35). */
export function connectTabs(store: Store): () => void {
  const site = store.get(pageContextAtom)?.site
  if (!site) return () => {}
  const channel = openTabChannel(mirrorName(site), (message) => {
    // Without the code this tab works alone, until it reads the cart again.
    import('./cart-changes.ts').then(
      ({ receiveCart }) => receiveCart(store, message),
      () => {},
    )
  })
  store.set(tabChannelAtom, channel)
  return () => {
    channel.close()
    store.set(tabChannelAtom, undefined)
  }
}
