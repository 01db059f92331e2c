/** A panel that opens behind a modal dialog of the page can't be used: it waits until the dialog has gone (FLYOUT-45), by code that comes then. */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { closeFlyoutAtom, letWait } from '../../state/header/flyout.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'
import { isBehindDialog } from './inert.ts'

type Header = LiveElement<HeaderProps>

/** Opens a flyout that the page has asked for. Returns what ends its wait. */
export const openWhenUsable = (element: Header, flyout: FlyoutName): (() => void) =>
  whenFetched(element.tag, import('./behind-dialog.late.ts'), (code) => code.openWhenUsable(element, flyout))

/** Closes a flyout that has opened behind a dialog, which no selector finds or which came later; it opens again. */
export function isPutOff(element: Header, flyout: FlyoutName): boolean {
  if (!isBehindDialog(element)) return false
  element.touched = undefined
  element.store.set(closeFlyoutAtom)
  letWait(openWhenUsable(element, flyout))
  return true
}
