/** The wait of what would open behind a modal dialog of the page (FLYOUT-45). */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { warn } from '../../page/configuration/warn.ts'
import { type FlyoutName, reportError } from '../../page/events/events.ts'
import { openFlyoutAtom } from '../../state/header/flyout.ts'
import type { LiveElement } from '../live-element.ts'
import { isBehindDialog, isInert } from './inert.ts'

type Header = LiveElement<HeaderProps>

const FLYOUTS: readonly unknown[] = ['search', 'storeFinder', 'userMenu', 'cart'] satisfies FlyoutName[]

/** A dialog that is removed sends no event, and one in a closed shadow root can't be found. */
const CHECK_MS = 100

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
