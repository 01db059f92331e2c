import { memo } from 'react'
import { contentOf } from '../../shop/cart/cart-items.ts'
import type { WholeAmounts } from '../../shop/prices/whole-amounts.ts'
import type { Site } from '../../shop/sites/sites.ts'
import type { CartRow } from '../../state/cart/cart-rows.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { CartListItem } from './CartListItem.tsx'

interface RowGroupProps {
  rows: readonly CartRow[]
  site: Site
  hasPriceSummary: boolean
  wholeAmounts: WholeAmounts
  onDelete(row: CartRow): void
  onUndo(row: CartRow): void
}

/** Rows of a list that are side by side. It has no markup of its own, and is rendered again when one of its rows has changed. */
export const RowGroup = memo(
  ({ rows, wholeAmounts, ...props }: RowGroupProps) =>
    withUniqueKeys(rows, ({ key }) => key).map(([key, row]) => (
      <CartListItem key={key} row={row} {...props} wholeAmount={wholeAmounts.get(contentOf(row.item))} />
    )),
  ({ rows: before, ...one }, { rows: after, ...other }) => isSame(before, after) && isSame(one, other),
)

/** Lists or props with the same members. */
function isSame(one: object, other: object): boolean {
  const [before, after] = [Object.values(one), Object.values(other)]
  return before.length === after.length && before.every((member, index) => Object.is(member, after[index]))
}
