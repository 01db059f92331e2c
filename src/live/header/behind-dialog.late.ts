/** What opens behind a modal dialog of the page can't be used: it waits until the dialog has gone (FLYOUT-45). */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { warn } from '../../page/configuration/warn.ts'
import { type FlyoutName, listen, reportError } from '../../page/events/events.ts'
import { closeFlyoutAtom, FLYOUTS, openFlyoutAtom } from '../../state/header/flyout.ts'
import type { LiveElement } from '../live-element.ts'

type Header = LiveElement<HeaderProps>

/** A dialog that is removed sends no event, and one in a closed shadow root can't be found. */
const CHECK_MS = 100

/**
 * Whether nothing in a root, or a dialog, can be used: pointers do not meet what is `inert`, by a dialog wherever it is or by the page. A
 * page in fullscreen is usable.
 */
function isInert(place: Element | ShadowRoot): boolean {
  if (!place.isConnected) return true
  const probe = document.createElement('div')
  probe.popover = 'manual'
  probe.style.cssText = 'all: initial; position: fixed; inset: 0; width: 100%; height: 100%'
  place.append(probe)
  probe.showPopover()
  const isMet = (probe.getRootNode() as ShadowRoot).elementsFromPoint(1, 1).includes(probe)
  probe.remove()
  return !isMet
}

/** Opens something of a header: at once, or when it can be used. Returns what ends that wait. */
export function whenUsable(
  element: Header,
  what: string,
  open: () => void,
  isWaiting = ({ root }: Header) => isInert(root),
): (() => void) | undefined {
  // It may have left the page while this code came.
  if (!element.host.isConnected) return undefined
  if (!isWaiting(element)) return void open()
  reportError(element.tag, 'BEHIND_DIALOG', `${what} waits until the page's modal dialog is closed.`)
  const timer = setInterval(() => {
    if (isWaiting(element)) return
    stop()
    open()
  }, CHECK_MS)
  const stop = () => clearInterval(timer)
  element.onEnd(stop)
  return stop
}

/** Whether a flyout could not be used. A drawer of ours closes for it (FLYOUT-2): what lies on that can be used. */
function isBehindDialog({ root, host }: Header): boolean {
  const headers = [host, ...document.querySelectorAll('shop-header')]
  const drawers = headers.map(({ shadowRoot }) => shadowRoot?.querySelector('.navigation-drawer dialog'))
  return isInert(drawers.find(Boolean) ?? root)
}

/** Ends the wait of the last flyout: at most one is open, or waits (FLYOUT-1). */
let forget = () => {}

/** Opens a flyout that the page has asked for. One that waits is forgotten when flyouts are closed, or something else is opened. */
export function openWhenUsable(element: Header, flyout: FlyoutName): undefined {
  if (!FLYOUTS.includes(flyout)) {
    warn(`shop-open-flyout: the flyout is none of ${FLYOUTS.join(', ')}.`)
    return
  }
  forget()
  const ends: (() => void)[] = []
  forget = () => {
    for (const end of ends.splice(0)) end()
  }
  const open = () => {
    forget()
    element.store.set(openFlyoutAtom, flyout, element.host)
  }
  for (const name of ['shop-close-flyouts', 'icon-flyout-opened', 'navigation-flyout-opened'] as const)
    ends.push(listen(name, forget))
  const stop = whenUsable(element, `The flyout "${flyout}"`, open, isBehindDialog)
  if (stop) ends.push(stop)
}

/** Closes a flyout that has opened behind a dialog, which no selector finds or which came later; it opens again. */
export function isPutOff(element: Header, flyout: FlyoutName): boolean {
  if (!isBehindDialog(element)) return false
  element.touched = undefined
  element.store.set(closeFlyoutAtom)
  openWhenUsable(element, flyout)
  return true
}
