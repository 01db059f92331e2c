import { memo } from 'react'
import type { CartRow } from '../../state/cart/cart-rows.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { CartListItem } from './CartListItem.tsx'
import type { RowsProps } from './CartTile.tsx'

interface RowGroupProps extends RowsProps {
  rows: readonly CartRow[]
  /** Changes the number of pieces; 0 deletes. */
  onSet(row: CartRow, count: number): void
  onUndo(row: CartRow): void
}

/** Rows of a list that are side by side. It has no markup of its own, and is rendered again when one of its rows has changed. */
export const RowGroup = memo(
  ({ rows, ...props }: RowGroupProps) =>
    withUniqueKeys(rows, ({ key }) => key).map(([key, row]) => <CartListItem key={key} row={row} {...props} />),
  ({ rows: before, ...one }, { rows: after, ...other }) => isSame(before, after) && isSame(one, other),
)

/** Lists or props with the same members. */
function isSame(one: object, other: object): boolean {
  const [before, after] = [Object.values(one), Object.values(other)]
  return before.length === after.length && before.every((member, index) => Object.is(member, after[index]))
}
