/** Deletes an item without React, which comes meanwhile and goes on with what shows (LIVE-22). */
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import { changeTo } from '../../shop/cart/cart-items.ts'
import { loadChanges } from '../../state/cart/cart-connection.ts'
import { shownRowsAtom } from '../../state/cart/cart-panel.ts'
import type { LiveElement } from '../live-element.ts'
import { writeAttribute } from '../patches.ts'
import { focusNear, rowsIn } from './focus-near.ts'

/** Returns the function that deletes the item of a button, once however often it is clicked. */
export function deletion(element: LiveElement<MiniCartProps>): (button: HTMLElement) => Promise<void> {
  /** Keys of rows whose deletion waits for the code of changes. */
  const waiting = new Set<string>()
  return async (button) => {
    const key = button.closest<HTMLElement>('[data-row]')?.dataset.row ?? ''
    if (waiting.has(key)) return
    waiting.add(key)
    writeAttribute(button, 'aria-busy', 'true')
    try {
      const { changeCartAtom } = await loadChanges()
      const { store, container } = element
      // The service may have taken it out meanwhile.
      const row = store.get(shownRowsAtom).find((one) => one.key === key && !one.isDeleted)
      if (!row) return
      const place = rowsIn(container).findIndex(({ dataset }) => dataset.row === key)
      const isFocused = button.matches(':focus')
      store.set(changeCartAtom, { change: changeTo(row.item, 0), key })
      // The button is gone, and the focus with it.
      if (isFocused && !button.isConnected) focusNear(container, place)
    } catch (error) {
      reportMissingCode(element.tag, error)
      location.assign(element.props.cartUrl)
    } finally {
      waiting.delete(key)
      writeAttribute(button, 'aria-busy', null)
    }
  }
}
