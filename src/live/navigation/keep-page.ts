import { lockScroll } from '../../page/browser/lock-scroll.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import { openNavigationAtom } from '../../state/navigation/navigation.ts'
import type { Navigation } from './navigation.ts'

const isDialog = (node: EventTarget) => node instanceof Element && node.matches('dialog, [role=dialog]')

/**
 * With a sticky header, keeps the page from scrolling while the navigation is open, so that it is where it was when it closes (NAV-34). It
 * closes by a link to a place on the same page, which stays there, and by a wheel that turns outside of what is open: it scrolls the page
 * at once. Returns the cleanup.
 */
export function keepPage({ element, close }: Navigation, isOpen: () => boolean): () => void {
  const { store, host } = element
  let end: (() => void) | undefined
  const lock = () =>
    joinCleanups(
      lockScroll(),
      // Unlocked before the browser scrolls by this very event.
      on(window, 'wheel', (event) => event.composedPath().some(isDialog) || close(), { passive: false }),
    )
  const update = () => {
    if (isOpen() === (end !== undefined)) return
    const unlock = end
    end = undefined
    if (unlock) return unlock()
    end = joinCleanups(
      getComputedStyle(host).position === 'static' ? () => {} : lock(),
      on(window, 'hashchange', close),
    )
  }
  return joinCleanups(store.sub(openNavigationAtom, update), () => end?.())
}
