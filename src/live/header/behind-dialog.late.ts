/** What opens behind a modal dialog of the page can't be used: it waits until the dialog has gone (FLYOUT-45). */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { warn } from '../../page/configuration/warn.ts'
import { type FlyoutName, reportError } from '../../page/events/events.ts'
import { closeFlyoutAtom, letWait, openFlyoutAtom } from '../../state/header/flyout.ts'
import type { LiveElement } from '../live-element.ts'

type Header = LiveElement<HeaderProps>

const FLYOUTS: readonly unknown[] = ['search', 'storeFinder', 'userMenu', 'cart'] satisfies FlyoutName[]

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
  // The DOM of a unit test can't say.
  const met = (probe.getRootNode() as Partial<ShadowRoot>).elementsFromPoint?.(1, 1)
  probe.remove()
  return met?.includes(probe) === false
}

/** Opens something of a header: at once, or when it can be used. Returns what ends that wait, and then what `open` has returned. */
export function whenUsable(
  element: Header,
  what: string,
  open: () => (() => void) | undefined,
  isWaiting = ({ root }: Header) => isInert(root),
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let end: (() => void) | undefined
  const stop = () => {
    controller.abort()
    end?.()
  }
  const start = () => {
    if (isWaiting(element)) return false
    controller.abort()
    end = open()
    return true
  }
  element.onEnd(stop)
  // It may have left the page while code came.
  if (!element.host.isConnected || start()) return stop
  reportError(element.tag, 'BEHIND_DIALOG', `${what} waits until the page's modal dialog is closed.`)
  const timer = setInterval(start, CHECK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  // A page that comes back from the back/forward cache opens nothing (FLYOUT-60).
  window.addEventListener('pagehide', stop, { signal })
  return stop
}

/** Whether a flyout could not be used. A drawer of ours closes for it (FLYOUT-2): what lies on that can be used. */
function isBehindDialog({ root, host }: Header): boolean {
  const headers = [host, ...document.querySelectorAll('shop-header')]
  const drawers = headers.map(({ shadowRoot }) => shadowRoot?.querySelector('.navigation-drawer dialog'))
  return isInert(drawers.find(Boolean) ?? root)
}

/** Opens a flyout that the page has asked for. Returns what ends its wait. */
export function openWhenUsable(element: Header, flyout: FlyoutName): (() => void) | undefined {
  if (!FLYOUTS.includes(flyout)) {
    warn(`shop-open-flyout: the flyout is none of ${FLYOUTS.join(', ')}.`)
    return undefined
  }
  const open = (): undefined => {
    // It may have become reduced (HEADER-3).
    if (!element.props.reduced) element.store.set(openFlyoutAtom, flyout, element.host)
  }
  return whenUsable(element, `The flyout "${flyout}"`, open, isBehindDialog)
}

/** Closes a flyout that has opened behind a dialog, which no selector finds or which came later; it opens again. */
export function isPutOff(element: Header, flyout: FlyoutName): boolean {
  if (!isBehindDialog(element)) return false
  element.touched = undefined
  element.store.set(closeFlyoutAtom)
  const end = openWhenUsable(element, flyout)
  if (end) letWait(end)
  return true
}
