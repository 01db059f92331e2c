import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { removalOf, restorationOf } from '../../shop/cart-items.ts'
import type { Site } from '../../shop/sites.ts'
import { deletedItemsAtom } from '../../state/cart.ts'
import { changeCartAtom } from '../../state/cart-changes.ts'
import { type CartRow, cartRowsAtom } from '../../state/cart-rows.ts'
import { CartTile } from './CartTile.tsx'
import { DeletedTile } from './DeletedTile.tsx'
import { useItemTitle } from './useItemTitle.ts'

/** The cart's lines; a deleted one stays in its place for a while, and is announced. */
export function CartRows({ site }: { site: Site }) {
  const t = useText('minicart')
  const titleOf = useItemTitle()
  const rows = useAtomValue(cartRowsAtom)
  const deletedItems = useAtomValue(deletedItemsAtom)
  const changeCart = useSetAtom(changeCartAtom)
  const list = useRef<HTMLUListElement>(null)
  const announced = deletedItems.at(-1)
  const followFocus = useKeptFocus(list, rows)

  const remove = (row: CartRow) => {
    followFocus(row.key)
    changeCart({ change: removalOf(row.item) })
  }
  const undo = (row: CartRow) => {
    const change = restorationOf(row.item)
    const restores = deletedItems.find((deleted) => deleted.key === row.key)
    if (change && restores) changeCart({ change, restores })
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {announced && t('deletedItem', { title: titleOf(announced.item) })}
      </p>
      <ul ref={list} className="minicart__rows" tabIndex={-1}>
        {rows.map((row) => (
          <li key={row.key} data-row={row.key} className="minicart__row">
            {row.isDeleted ? (
              <DeletedTile title={titleOf(row.item)} onUndo={restorationOf(row.item) ? () => undo(row) : undefined} />
            ) : (
              <CartTile item={row.item} site={site} onDelete={() => remove(row)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The button that deleted is gone: focus goes to the deleted line's Undo, and to the list when that goes too. Only focus
 * that was lost is given; what the shopper has gone to since keeps it.
 */
function useKeptFocus(list: { readonly current: HTMLElement | null }, rows: readonly CartRow[]) {
  const followed = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come and go are what moves the focus.
  useEffect(() => {
    const element = list.current
    if (!element || followed.current === undefined) return
    const row = element.querySelector<HTMLElement>(`[data-row="${CSS.escape(followed.current)}"]`)
    const { activeElement } = element.getRootNode() as ShadowRoot
    if (row && activeElement && row.contains(activeElement)) return
    const isLost = !activeElement && (!document.activeElement || document.activeElement === document.body)
    if (isLost) (row?.querySelector<HTMLElement>('button') ?? element).focus()
    if (!isLost || !row) followed.current = undefined
  }, [list, rows])
  return (key: string) => {
    followed.current = key
  }
}
