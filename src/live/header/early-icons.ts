/** A mouse that rests on an icon before the code is there (FLYOUT-3). */
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS } from '../../shop/limits.ts'
import { closeFlyoutAtom, flyoutHeaderAtom, openFlyoutAtom } from '../../state/header/flyout.ts'
import { earlyHoverAtom } from '../../state/navigation/navigation.ts'
import type { LiveElement } from '../live-element.ts'

const FLYOUTS: Readonly<Record<string, FlyoutName>> = {
  'store-finder-icon': 'storeFinder',
  'user-menu-icon': 'userMenu',
  'cart-icon': 'cart',
  'search-icon': 'search',
}

/**
 * Counts the hover time from the moment the mouse comes, not from the moment the code comes. Fetches the mini cart's code at
 * the first sign of interest in the cart. Returns the cleanup.
 */
export function watchIcons(element: LiveElement, preload: (tag: string) => void): () => void {
  const { root, host } = element
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: Element | undefined

  const leave = () => {
    clearTimeout(timer)
    hovered = undefined
    // Nothing is shown yet.
    if (element.phase !== 'awake' && element.store.get(flyoutHeaderAtom) === host) element.store.set(closeFlyoutAtom)
  }
  const onOver = (event: Event) => {
    const { pointerType, target } = event as PointerEvent
    const link = target instanceof Element ? target.closest('.header-icon, .navigation__link') : null
    if (link?.getAttribute('part') === 'cart-icon') preload('shop-minicart')
    if (pointerType !== 'mouse' || (link ?? undefined) === hovered) return
    leave()
    if (!link || element.phase === 'awake') return
    hovered = link
    const flyout = FLYOUTS[link.getAttribute('part') ?? '']
    if (!flyout) {
      element.store.set(earlyHoverAtom, { path: link.getAttribute('data-path') ?? '', since: performance.now() })
      return
    }
    timer = setTimeout(() => {
      if (hovered === link && link.hasAttribute('aria-expanded')) element.store.set(openFlyoutAtom, flyout, host)
    }, FLYOUT_HOVER_MS)
  }
  root.addEventListener('pointerover', onOver, { signal, passive: true })
  root.addEventListener('touchstart', onOver, { signal, passive: true })
  root.addEventListener('focusin', onOver, { signal, passive: true })
  host.addEventListener('pointerleave', leave, { signal, passive: true })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
