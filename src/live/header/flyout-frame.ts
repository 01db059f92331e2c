/** The frame of the icons' flyouts: it is open from the touch on, until React shows the flyout in its place (FLYOUT-40). */
import { onEscape } from '../../page/browser/escape.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { placeBelow } from '../../page/browser/place-below.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../shop/limits.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { closeFlyoutAtom, connectFlyouts, shownFlyoutAtom } from '../../state/header/flyout.ts'
import type { LiveElement } from '../live-element.ts'

/** Rows that stand for content that is not known, and at most for articles of the cart. */
const ROWS = 3
const MAX_ROWS = 5

/**
 * Lets the page open flyouts by event too (FLYOUT-12); an open one needs React. A reduced header has none (HEADER-3). Returns the
 * cleanup.
 */
export function openFlyouts(element: LiveElement<HeaderProps>): (() => void) | undefined {
  const { store, host, root, props } = element
  const bar = element.hooked('header.bar')
  if (props.reduced || !bar) return undefined
  const disconnect = connectFlyouts(store, host, () => bar.offsetHeight > 0)
  // A fragment of another release may have none.
  const frame = root.querySelector<HTMLElement>('[data-frame]')
  const close = () => store.set(closeFlyoutAtom)
  let hide: (() => void) | undefined
  const update = () => {
    hide?.()
    const { flyout, header } = store.get(shownFlyoutAtom) ?? {}
    if (header !== host) return
    element.wake()
    if (element.phase !== 'awake') element.onSettled(() => element.phase === 'awake' || close())
    if (frame) hide = show(frame, bar, close)
    const count = flyout === 'cart' ? store.get(itemCountAtom) : 0
    frame?.style.setProperty('--_rows', `${Math.min(count || ROWS, MAX_ROWS)}`)
  }
  update()
  const stop = store.sub(shownFlyoutAtom, update)
  return () => {
    stop()
    disconnect()
    hide?.()
  }
}

/** Opens the frame below the bar, with what closes it (FLYOUT-13, FLYOUT-14). Returns what hides it. */
function show(frame: HTMLElement, bar: HTMLElement, close: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  placeBelow(frame, bar, signal)
  const onPointer = (event: Event) => {
    clearTimeout(timer)
    // Its panel lies on it.
    if (event.target !== frame) return
    if (event.type === 'click') close()
    else if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(close, OVERLAY_HOVER_CLOSE_MS)
  }
  for (const type of ['pointerover', 'click']) frame.addEventListener(type, onPointer, { signal })
  frame.showPopover()
  return joinCleanups(
    () => clearTimeout(timer),
    () => controller.abort(),
    onEscape(close),
    () => frame.hidePopover(),
  )
}
