import { RANKS } from '../page/configuration/tag-facts.ts'
import { type PageContext, pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

/** The tag of the highest rank decides how the services of its site are called (CONFIG-38). */
const rankOf = ({ element }: PageContext) => RANKS[element] ?? 0

/** The contexts of a site's mounted elements, oldest first. */
const contexts = new WeakMap<Store, PageContext[]>()

/**
 * Registers an element's context with its site's store. The highest rank wins, then the latest. The returned cleanup lets
 * the next one take over; the last context of a site stays, since its calls may still be pending.
 */
export function connectPage(store: Store, context: PageContext): () => void {
  const mounted = contexts.get(store) ?? []
  contexts.set(store, mounted)
  mounted.push(context)
  publish(store, mounted)
  return () => {
    mounted.splice(mounted.indexOf(context), 1)
    // A changed attribute disconnects and connects again at once.
    queueMicrotask(() => publish(store, mounted))
  }
}

function publish(store: Store, mounted: readonly PageContext[]): void {
  let best: PageContext | undefined
  for (const context of mounted) if (!best || rankOf(context) >= rankOf(best)) best = context
  if (best) store.set(pageContextAtom, best)
}
