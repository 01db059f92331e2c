import type { Getter } from 'jotai/vanilla'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import { countsPieces, hasSeveralPieces } from '../../shop/cart/cart-rules.ts'
import { pageContextAtom } from '../page-context.ts'
import { cartStateAtom } from './cart-store.ts'

/**
 * Learns from the confirmed cart how the service counts, and keeps it for later page views (CART-60): a cart that both ways count alike,
 * such as an empty one, says nothing. Returns whether something else than pieces is counted, as far as is known.
 */
export function learnCounting(get: Getter): boolean {
  const { confirmed } = get(cartStateAtom)
  const key = `shop.counting.${get(pageContextAtom)?.site}`
  if (confirmed.status === 'known') {
    if (!countsPieces(confirmed.cart)) writeStored(key, '"otherwise"')
    else if (hasSeveralPieces(confirmed.cart)) removeStored(key)
  }
  return readStored(key) !== undefined
}
