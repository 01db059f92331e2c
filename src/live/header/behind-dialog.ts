/** What opens behind a modal dialog of the page can't be used: it waits until the dialog has gone (FLYOUT-45), by code that comes then. */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { closeFlyoutAtom, letWait } from '../../state/header/flyout.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

type Header = LiveElement<HeaderProps>

/**
 * Whether nothing in a root, or a dialog, can be used: pointers do not meet what is `inert`, by a dialog wherever it is or by the page. A
 * page in fullscreen is usable.
 */
export function isInert(place: Element | ShadowRoot): boolean {
  if (!place.isConnected) return true
  const probe = document.createElement('div')
  probe.popover = 'manual'
  probe.style.cssText = 'all: initial; position: fixed; inset: 0; width: 100%; height: 100%'
  place.append(probe)
  probe.showPopover()
  // The DOM of a unit test can't say.
  const met = (probe.getRootNode() as Partial<ShadowRoot>).elementsFromPoint?.(1, 1)
  probe.remove()
  return met?.includes(probe) === false
}

/** Whether a flyout could not be used. A drawer of ours closes for it (FLYOUT-2): what lies on that can be used. */
export function isBehindDialog({ root, host }: Header): boolean {
  const headers = [host, ...document.querySelectorAll('shop-header')]
  const drawers = headers.map(({ shadowRoot }) => shadowRoot?.querySelector('.navigation-drawer dialog'))
  return isInert(drawers.find(Boolean) ?? root)
}

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
