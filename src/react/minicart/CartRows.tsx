import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { useText } from '../../i18n/useText.ts'
import { removalOf, restorationOf } from '../../shop/cart-items.ts'
import type { Site } from '../../shop/sites.ts'
import { deletedItemsAtom } from '../../state/cart.ts'
import { changeCartAtom } from '../../state/cart-changes.ts'
import { type CartRow, cartRowsAtom } from '../../state/cart-rows.ts'
import { CartLine } from './CartLine.tsx'
import { useGradual } from './useGradual.ts'
import { useItemTitle } from './useItemTitle.ts'
import { withOwnKeys } from './withOwnKeys.ts'

interface CartRowsProps {
  site: Site
  hasPriceSummary: boolean
  /** Before a row goes: whoever keeps the focus may follow it. */
  onRemove(key: string): void
}

/** The cart's lines; a deleted one stays in its place for a while, and is announced. */
export function CartRows({ site, hasPriceSummary, onRemove }: CartRowsProps) {
  const t = useText('minicart')
  const titleOf = useItemTitle()
  const store = useStore()
  const rows = useGradual(useAtomValue(cartRowsAtom))
  const announced = useAtomValue(deletedItemsAtom).at(-1)
  const changeCart = useSetAtom(changeCartAtom)

  const remove = useCallback(
    (row: CartRow) => {
      onRemove(row.key)
      changeCart({ change: removalOf(row.item) })
    },
    [changeCart, onRemove],
  )
  const undo = useCallback(
    (row: CartRow) => {
      const change = restorationOf(row.item)
      const restores = store.get(deletedItemsAtom).find((deleted) => deleted.key === row.key)
      if (change && restores) changeCart({ change, restores })
    },
    [changeCart, store],
  )

  return (
    <>
      <p className="visually-hidden" role="status">
        {announced && t('deletedItem', { title: titleOf(announced.item) })}
      </p>
      {rows.length > 0 && (
        <ul className="minicart__rows" aria-label={t('heading')}>
          {withOwnKeys(rows, ({ key }) => key).map(([key, row]) => (
            <CartLine
              key={key}
              row={row}
              site={site}
              hasPriceSummary={hasPriceSummary}
              onDelete={remove}
              onUndo={undo}
            />
          ))}
        </ul>
      )}
    </>
  )
}
