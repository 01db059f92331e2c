import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { removalOf, restorationOf } from '../../shop/cart/cart-items.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { deletedItemsAtom } from '../../state/cart/cart.ts'
import { changeCartAtom } from '../../state/cart/cart-changes.ts'
import { type CartRow, cartRowsAtom } from '../../state/cart/cart-rows.ts'
import { useText } from '../shell/useText.ts'
import { withOwnKeys } from '../ui/list/withOwnKeys.ts'
import { CartLine } from './CartLine.tsx'
import { useGradual } from './useGradual.ts'

interface CartRowsProps {
  site: Site
  hasPriceSummary: boolean
}

/** The cart's lines, and below them what is defective (specification 1 §2); a deleted one stays in its place for a while. */
export function CartRows(props: CartRowsProps) {
  const t = useText('minicart')
  const rows = useAtomValue(cartRowsAtom)
  return (
    <>
      <Rows {...props} label={t('heading')} rows={rows.filter(({ item }) => !item.isDefective)} />
      <Rows {...props} label={t('defectiveItems')} rows={rows.filter(({ item }) => item.isDefective)} />
    </>
  )
}

interface RowsProps extends CartRowsProps {
  label: string
  rows: readonly CartRow[]
}

function Rows({ label, rows, ...props }: RowsProps) {
  const store = useStore()
  const shown = useGradual(rows)
  const changeCart = useSetAtom(changeCartAtom)
  const remove = useCallback((row: CartRow) => changeCart({ change: removalOf(row.item) }), [changeCart])
  const undo = useCallback(
    (row: CartRow) => {
      const change = restorationOf(row.item)
      const restores = store.get(deletedItemsAtom).find((deleted) => deleted.key === row.key)
      if (change && restores) changeCart({ change, restores })
    },
    [changeCart, store],
  )
  if (shown.length === 0) return null
  return (
    <ul className="minicart__rows" aria-label={label}>
      {withOwnKeys(shown, ({ key }) => key).map(([key, row]) => (
        <CartLine key={key} row={row} {...props} onDelete={remove} onUndo={undo} />
      ))}
    </ul>
  )
}
