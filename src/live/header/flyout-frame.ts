/** The frame of the icons' flyouts: it is open from the touch on, until React shows the flyout in its place (FLYOUT-11). */
import { isMoving } from '../../page/browser/clicks.ts'
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
    const icon = bar.querySelector(`[data-control$=":${flyout}"]`)
    // What it shows is fetched beside the header's own code.
    if (icon) element.prepare(icon)
    element.wake()
    if (element.phase !== 'awake') element.onSettled(() => element.phase === 'awake' || close())
    if (!frame) return
    const isCart = flyout === 'cart'
    frame.style.setProperty('--_rows', `${Math.min((isCart && store.get(itemCountAtom)) || ROWS, MAX_ROWS)}`)
    frame.style.setProperty('--_picture', isCart ? '72px' : '0px')
    hide = show(frame, bar, close)
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
  const stay = () => {
    clearTimeout(timer)
    timer = undefined
  }
  // Its panel lies on it.
  const onPointer = (event: Event) => {
    const { target, type, pointerType } = event as PointerEvent
    if (target !== frame) stay()
    else if (type === 'click') close()
    // It may have appeared below a mouse that rests.
    else if (pointerType === 'mouse' && isMoving(event as PointerEvent))
      timer ??= setTimeout(close, OVERLAY_HOVER_CLOSE_MS)
  }
  for (const type of ['pointermove', 'click']) frame.addEventListener(type, onPointer, { signal })
  frame.showPopover()
  return joinCleanups(
    stay,
    () => controller.abort(),
    onEscape(close),
    () => frame.hidePopover(),
  )
}
