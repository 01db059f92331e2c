/** The frame of the icons' flyouts: it is open from the touch on, until React shows the flyout in its place (FLYOUT-11). */
import { isMoving } from '../../page/browser/clicks.ts'
import { onEscape } from '../../page/browser/escape.ts'
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
  if (props.reduced) return undefined
  const barOf = () => element.hooked('header.bar')
  // A fragment of another release may have none, and a browser no popovers.
  const frameOf = () => root.querySelector<HTMLElement>('[data-frame]')
  const disconnect = connectFlyouts(store, host, () => (barOf()?.offsetHeight ?? 0) > 0)
  const close = () => store.set(closeFlyoutAtom)
  const update = () => {
    const frame = frameOf()
    frame?.hidePopover?.()
    const shown = store.get(shownFlyoutAtom)
    if (shown?.header !== host) return
    const bar = barOf()
    const icon = bar?.querySelector(`[data-control$=":${shown.flyout}"]`)
    // What it shows is fetched beside the header's own code.
    if (icon) element.prepare(icon)
    element.wake()
    if (element.phase !== 'awake') element.onSettled(() => element.phase === 'awake' || close())
    if (!bar || !frame?.showPopover) return
    const isCart = shown.flyout === 'cart'
    frame.style.setProperty('--_rows', `${Math.min((isCart && store.get(itemCountAtom)) || ROWS, MAX_ROWS)}`)
    frame.style.setProperty('--_picture', isCart ? '72px' : '0px')
    show(frame, bar, close)
  }
  update()
  const stop = store.sub(shownFlyoutAtom, update)
  return () => {
    stop()
    disconnect()
    frameOf()?.hidePopover?.()
  }
}

/** Opens the frame below the bar, with what closes it until it is hidden (FLYOUT-13, FLYOUT-14, FLYOUT-15). */
function show(frame: HTMLElement, bar: HTMLElement, close: () => void): void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  placeBelow(frame, bar, signal)
  const stay = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const onPointer = (event: Event) => {
    const { target, type, pointerType } = event as PointerEvent
    // Its panel lies on it.
    if (target !== frame || type === 'pointerleave') stay()
    else if (type === 'click') close()
    // It may have appeared below a mouse that rests.
    else if (pointerType === 'mouse' && isMoving(event as PointerEvent))
      timer ??= setTimeout(close, OVERLAY_HOVER_CLOSE_MS)
  }
  for (const type of ['pointermove', 'pointerleave', 'click']) frame.addEventListener(type, onPointer, { signal })
  const onFocus = (event: Event) => event.composedPath().includes(bar) || close()
  document.addEventListener('focusin', onFocus, { signal })
  const stopEscape = onEscape(close)
  const end = () => {
    stay()
    stopEscape()
    controller.abort()
  }
  frame.showPopover()
  // React hides it, too.
  frame.addEventListener('beforetoggle', end, { signal })
}
