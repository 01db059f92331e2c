import { useStore } from 'jotai'
import { useCallback } from 'react'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { changeTo, restorationOf } from '../../shop/cart/cart-items.ts'
import { loadCartAtom } from '../../state/cart/cart-effects.ts'
import { REFETCH } from '../../state/cart/cart-machine.ts'
import { deletedItemsAtom } from '../../state/cart/cart-outcomes.ts'
import { isRetryingAtom, shownRowsAtom } from '../../state/cart/cart-panel.ts'
import type { CartAction } from '../../view/cart/cart-parts.ts'
import { piecesOf } from '../../view/cart/row.ts'
import { useViewContext } from '../shell/useView.tsx'
import { useCartChange } from './useCartChange.ts'

/** Does what a click in the panel is for: its parts say so in their markup, so that thousands of rows need no listener. */
export function useCartActions(panel: { readonly current: HTMLElement | null }): (clicked: Element) => void {
  const store = useStore()
  const { cartUrl } = useViewContext().props as MiniCartProps
  const changeCart = useCartChange(cartUrl)
  return useCallback(
    (clicked) => {
      const control = clicked.closest<HTMLElement>('[data-control^="cart:"]')?.dataset.control ?? ''
      const [, action, ...parts] = control.split(':')
      const key = parts.join(':')
      const row = store.get(shownRowsAtom).find((one) => one.key === key)
      const set = (count: number) => row && void changeCart({ change: changeTo(row.item, count), key })
      const pieces = (row && piecesOf(row.item)) ?? 0
      const actions: Readonly<Record<CartAction, () => unknown>> = {
        delete: () => set(0),
        more: () => set(pieces + 1),
        fewer: () => set(pieces - 1),
        undo() {
          const change = row && restorationOf(row.item)
          const restores = store.get(deletedItemsAtom).find((deleted) => deleted.key === key)
          if (change && restores) void changeCart({ change, restores, key })
        },
        retry: () => store.get(isRetryingAtom) || void store.set(loadCartAtom, REFETCH.forced),
        lead: () => leadTo(panel.current, key),
      }
      actions[action as CartAction]?.()
    },
    [store, changeCart, panel],
  )
}

/** Moves focus and sight to the row of an item, past what sticks above and below the list. */
function leadTo(panel: HTMLElement | null, key: string): void {
  const row = panel?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  if (!row) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'center' })
}
