import { idOf, piecesOf, wantedOf } from '../../services/cart/change-cart.ts'
import type { Cart } from '../../src/shop/cart/cart.ts'
import { type CartItem, defectsOf, itemsOf } from '../../src/shop/cart/cart-items.ts'
import { cartAtom } from '../../src/state/cart/cart.ts'
import type { ChangeOrder } from '../../src/state/cart/cart-change-machine.late.ts'
import { deletedItemsAtom } from '../../src/state/cart/cart-outcomes.ts'
import type { Store } from '../../src/state/store.ts'

/** What is shown wrongly after a change was made, without an answer yet (CART-9, CART-18); undefined when all is right. */
export function optimisticFault(
  { change, restores }: ChangeOrder,
  before: Cart | undefined,
  store: Store,
): string | undefined {
  const cart = store.get(cartAtom)
  if (!cart || !before) return undefined
  const wanted = wantedOf(change)
  const isIt = (item: CartItem) => item.kind === wanted.kind && idOf(item) === wanted.id
  const [previous, current] = [before, cart].map((one) => [...itemsOf(one), ...defectsOf(one)].find(isIt))
  const name = `${wanted.kind} ${wanted.id}`
  if (wanted.pieces === 0) {
    if (current) return `${name} is still shown.`
    const isDeleted = store.get(deletedItemsAtom).some(({ item }) => isIt(item))
    return previous && !isDeleted ? `${name} is not shown as deleted.` : undefined
  }
  const pieces = previous?.isDefective ? piecesOf(previous) : wanted.pieces
  const isRight = current && piecesOf(current) === pieces
  return (previous || restores) && !isRight ? `${name} does not show the change.` : undefined
}
