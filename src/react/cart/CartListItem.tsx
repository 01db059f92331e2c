import { memo } from 'react'
import { restorationOf } from '../../shop/cart/cart-items.ts'
import type { CartRow } from '../../state/cart/cart-rows.ts'
import { CartTile, type RowsProps } from './CartTile.tsx'
import { DeletedTile } from './DeletedTile.tsx'
import { trackedName } from './trackedName.ts'
import { useItemTitle } from './useItemTitle.ts'

interface CartListItemProps extends RowsProps {
  row: CartRow
  onSet(row: CartRow, count: number): void
  onUndo(row: CartRow): void
}

/** A row of the list. A change renders again the row that it concerns only: the object of any other row is the same (MINICART-44). */
export const CartListItem = memo(function CartListItem({ row, onSet, onUndo, ...rest }: CartListItemProps) {
  const titleOf = useItemTitle()
  const { item, isDeleted } = row
  return (
    <li data-row={row.key} className="minicart__row">
      {isDeleted ? (
        <DeletedTile
          title={titleOf(item)}
          name={trackedName(item)}
          onUndo={restorationOf(item) ? () => onUndo(row) : undefined}
        />
      ) : (
        <CartTile item={item} {...rest} onSet={(count) => onSet(row, count)} />
      )}
    </li>
  )
})
