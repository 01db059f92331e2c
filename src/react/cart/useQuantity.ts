import type { ReactNode } from 'react'
import type { CartItem } from '../../shop/cart/cart-items.ts'
import { useText } from '../shell/useText.ts'

/** The number of pieces in words; undefined for none that is known (CART-49), and for a subscription. */
export function useQuantity(item: CartItem): ReactNode {
  const t = useText('minicart')
  if (item.kind === 'subscription') return undefined
  const count = 'article' in item ? item.article.quantity : item.partnerProduct.totalQuantity
  return count ? t('quantity', { count }) : undefined
}
