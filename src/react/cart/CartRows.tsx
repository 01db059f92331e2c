import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listen } from '../../page/events/events.ts'
import { changeTo, restorationOf } from '../../shop/cart/cart-items.ts'
import { deletedItemsAtom } from '../../state/cart/cart-outcomes.ts'
import { type CartRow, cartRowsAtom, inPlaces } from '../../state/cart/cart-rows.ts'
import { useText } from '../shell/useText.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import type { RowsProps } from './CartTile.tsx'
import { RowGroup } from './RowGroup.tsx'
import { groupsOf } from './row-groups.ts'
import { useCartChange } from './useCartChange.ts'
import { useProgressiveList } from './useProgressiveList.ts'

interface CartRowsProps extends RowsProps {
  cartUrl: string
}

/** The items of the cart and, in a list of their own, the defective ones (MINICART-16). Deleted items keep their place (MINICART-32). */
export function CartRows(props: CartRowsProps) {
  const t = useText('minicart')
  const rows = useShownRows()
  return (
    <>
      <RowList {...props} label={t('heading')} rows={rows.filter(({ item }) => !item.isDefective)} />
      <RowList {...props} label={t('defectiveItems')} rows={rows.filter(({ item }) => item.isDefective)} />
    </>
  )
}

/** The rows, each in its place until the flyout closes (MINICART-68). */
function useShownRows(): readonly CartRow[] {
  const before = useRef<readonly CartRow[]>([])
  const [, setCloses] = useState(0)
  const rows = inPlaces(useAtomValue(cartRowsAtom), before.current)
  useLayoutEffect(() => {
    before.current = rows
  })
  useEffect(
    () =>
      listen('icon-flyout-closed', () => {
        before.current = []
        setCloses((count) => count + 1)
      }),
    [],
  )
  return rows
}

interface RowListProps extends CartRowsProps {
  label: string
  rows: readonly CartRow[]
}

/** A list whose items can be deleted and restored (MINICART-31, MINICART-33). */
function RowList({ label, rows, cartUrl, ...props }: RowListProps) {
  const store = useStore()
  const changeCart = useCartChange(cartUrl)
  const shown = useProgressiveList(rows)
  const set = useCallback(
    (row: CartRow, count: number) => void changeCart({ change: changeTo(row.item, count), key: row.key }),
    [changeCart],
  )
  const undo = useCallback(
    (row: CartRow) => {
      const change = restorationOf(row.item)
      const restores = store.get(deletedItemsAtom).find((deleted) => deleted.key === row.key)
      if (change && restores) void changeCart({ change, restores, key: row.key })
    },
    [changeCart, store],
  )
  if (shown.length === 0) return null
  return (
    <ul className="minicart__rows" aria-label={label}>
      {withUniqueKeys(groupsOf(shown), ({ key }) => key).map(([key, group]) => (
        <RowGroup key={key} rows={group.rows} {...props} onSet={set} onUndo={undo} />
      ))}
    </ul>
  )
}
