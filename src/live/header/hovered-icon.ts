/** A mouse that rests on an icon or an entry before React is there (FLYOUT-3). */
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS } from '../../shop/limits.ts'
import { closeFlyoutAtom, flyoutHeaderAtom, openFlyoutAtom } from '../../state/header/flyout.ts'
import { earlyHoverAtom } from '../../state/navigation/navigation.ts'
import { controlOf } from '../action.ts'
import type { LiveElement } from '../live-element.ts'

/**
 * Counts the hover time from the moment the mouse comes, not from the moment the code comes. Fetches the mini cart's code at
 * the first sign of interest in the cart. Returns the cleanup.
 */
export function watchIcons(element: LiveElement<HeaderProps>): () => void {
  const { root, host, store } = element
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: Element | undefined

  const leave = () => {
    clearTimeout(timer)
    hovered = undefined
    // Nothing is shown yet.
    if (element.phase !== 'awake' && store.get(flyoutHeaderAtom) === host) store.set(closeFlyoutAtom)
  }
  const onOver = (event: Event) => {
    const control = controlOf(event)
    const isEntry = control?.node.dataset.path !== undefined
    const link = control?.opens || isEntry ? control?.node : undefined
    if (control?.key === 'cart') element.preload('shop-minicart')
    if ((event as PointerEvent).pointerType !== 'mouse' || link === hovered) return
    leave()
    if (!control || !link || element.phase === 'awake') return
    hovered = link
    if (isEntry) return store.set(earlyHoverAtom, { path: link.dataset.path ?? '', since: performance.now() })
    timer = setTimeout(() => {
      if (hovered === link && link.hasAttribute('aria-expanded'))
        store.set(openFlyoutAtom, control.key as FlyoutName, host)
    }, FLYOUT_HOVER_MS)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    root.addEventListener(type, onOver, { signal, passive: true })
  host.addEventListener('pointerleave', leave, { signal, passive: true })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
