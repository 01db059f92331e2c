import { type PageContext, pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

const RANKS: Record<string, number> = { 'shop-header': 2, 'shop-minicart': 1 }
const rankOf = ({ element }: PageContext) => RANKS[element] ?? 0

/**
 * Tells a site's store how to ask. Of several tags of one site the header decides, then the mini cart: the cart is
 * theirs. A tag may change its mind.
 */
export function connectPage(store: Store, context: PageContext): void {
  const known = store.get(pageContextAtom)
  if (!known || rankOf(context) >= rankOf(known)) store.set(pageContextAtom, context)
}
