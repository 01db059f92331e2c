import { memo } from 'react'
import { restorationOf } from '../../shop/cart/cart-items.ts'
import type { Site } from '../../shop/sites/sites.ts'
import type { CartRow } from '../../state/cart/cart-rows.ts'
import { CartTile } from './CartTile.tsx'
import { DeletedTile } from './DeletedTile.tsx'
import { isSame } from './isSame.ts'
import { useItemTitle } from './useItemTitle.ts'

interface CartLineProps {
  row: CartRow
  site: Site
  hasPriceSummary: boolean
  onDelete(row: CartRow): void
  onUndo(row: CartRow): void
}

/** A line of the list. One that still says the same is not rendered again: a change in a thousand lines costs one. */
export const CartLine = memo(function CartLine({ row, site, hasPriceSummary, onDelete, onUndo }: CartLineProps) {
  const titleOf = useItemTitle()
  const { item, isDeleted } = row
  return (
    <li data-row={row.key} className="minicart__row">
      {isDeleted ? (
        <DeletedTile title={titleOf(item)} onUndo={restorationOf(item) ? () => onUndo(row) : undefined} />
      ) : (
        <CartTile item={item} site={site} hasPriceSummary={hasPriceSummary} onDelete={() => onDelete(row)} />
      )}
    </li>
  )
}, isSame)
