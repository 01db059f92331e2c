/** Whether what is shown could be used: not behind a modal dialog of the page (FLYOUT-45). */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { LiveElement } from '../live-element.ts'

/**
 * Whether nothing in a root, or a dialog, can be used: pointers do not meet what is `inert`, by a dialog wherever it is or by the page. A
 * page in fullscreen is usable.
 */
export function isInert(place: Element | ShadowRoot): boolean {
  if (!place.isConnected) return true
  const probe = document.createElement('div')
  probe.popover = 'manual'
  probe.style.cssText = 'all: initial; position: fixed; inset: 0; width: 100%; height: 100%'
  // A browser without popovers has no flyout that could open behind a dialog (DELIVERY-59).
  if (!('showPopover' in probe)) return false
  place.append(probe)
  probe.showPopover()
  // The DOM of a unit test can't say.
  const met = (probe.getRootNode() as Partial<ShadowRoot>).elementsFromPoint?.(1, 1)
  probe.remove()
  return met?.includes(probe) === false
}

/** Whether a flyout could not be used. A drawer of ours closes for it (FLYOUT-2): what lies on that can be used. */
export function isBehindDialog({ root, host }: LiveElement<HeaderProps>): boolean {
  const headers = [host, ...document.querySelectorAll('shop-header')]
  const drawers = headers.map(({ shadowRoot }) => shadowRoot?.querySelector('.navigation-drawer dialog'))
  return isInert(drawers.find(Boolean) ?? root)
}
