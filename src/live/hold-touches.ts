/**
 * The first use of a sleeping element wakes it (LIVE-3). What it was meant to do is held until the code for it is there, and done then
 * (LIVE-7): React, or what does it without React.
 */

import { clickPointer, isPlainClick } from '../page/browser/clicks.ts'
import { joinCleanups, on } from '../page/browser/on.ts'
import type { FlyoutName } from '../page/events/events.ts'
import { isSmall } from '../shop/platform/platform.ts'
import { openFlyoutAtom } from '../state/header/flyout.ts'
import { platformAtom } from '../state/platform/platform.ts'
import { LIST_FRAME } from '../view/navigation/navigation-list.tsx'
import { controlOf, type EventControl } from './action.ts'
import type { HeldTouch, LiveElement } from './live-element.ts'
import { writeAttribute } from './patches.ts'
import { fieldOf, PASSING_KEYS } from './typed-keys.ts'

/** Holds a touch until the element is awake, or until the code is there that does it without React; a flyout opens at once. */
export function holdTouch(
  element: LiveElement,
  event: Event,
  { node: control, feature, flyout, key }: Pick<EventControl, 'node' | 'feature'> & Partial<EventControl>,
): void {
  if (flyout) {
    event.preventDefault()
    element.touched = control
    element.store.set(openFlyoutAtom, key as FlyoutName, element.host)
    return
  }
  // HTML opens the list of the menu at once, and so does an entry's tap on a small platform; the drawer opens in its place.
  let frame: Element | null | undefined = (control as HTMLButtonElement).popoverTargetElement
  if (!frame) {
    event.preventDefault()
    if (event.type === 'click' && isSmall(element.store.get(platformAtom))) {
      frame = element.root.getElementById(LIST_FRAME)
      ;(frame as HTMLElement | null)?.togglePopover?.(true)
    }
  }
  // The page sees it once: when it is carried out.
  event.stopImmediatePropagation()
  // A form is sent once: awake, it is disabled while it is sent.
  if (event.type !== 'submit' || element.held.every((touch) => touch.control !== control))
    hold(element, { event, control, feature, frame })
  if (feature) element.features.need(feature)
  else element.wake()
}

/** Its control is busy until it is done. */
export function hold(element: LiveElement, touch: HeldTouch): void {
  element.held.push(touch)
  setBusy(element, touch.control, true)
}

/** Wakes the element when it is used, and holds what can't be done yet. Returns the cleanup. */
export function holdTouches(element: LiveElement): () => void {
  const { root, held, features } = element
  let lastPointer = ''
  let isEnded = false

  /** Does the held touches that are meant, or what HTML makes of them where the code can't be loaded. */
  const settle = (isMeant: (touch: HeldTouch) => boolean, isThere: boolean) => {
    const meant = held.filter(isMeant)
    for (const touch of meant) {
      held.splice(held.indexOf(touch), 1)
      setBusy(element, touch.control, false)
    }
    if (isThere) (element.react ?? element).replay?.(root, meant)
    else for (const touch of meant) doWithoutCode(touch)
  }
  const onSettled = () => {
    // An element that has left the page needs nothing more.
    if (isEnded) return
    const isAwake = element.phase === 'awake'
    if (isAwake) element.react?.presence(root)
    else element.onSettled(onSettled)
    settle(({ feature }) => !feature, isAwake)
  }
  if (element.phase !== 'awake') element.onSettled(onSettled)
  /** A field is used by a click, by typing, or by a key (LIVE-3). */
  const onFieldUse = (event: Event) => {
    const field = fieldOf(event)
    if (field && !PASSING_KEYS.test((event as KeyboardEvent).key)) element.use(field)
  }
  const isMeant = (event: Event, control: EventControl) => {
    if (event.type === 'submit') return control.mouse === 'held' && control.node === event.target
    if (event.type === 'keydown') return control.keys?.includes((event as KeyboardEvent).key) && isHeld(control, 'held')
    const isByMouse = clickPointer(event as PointerEvent, lastPointer) === 'mouse'
    return isHeld(control, isByMouse ? control.mouse : control.tap) && !isSecondTap(control)
  }
  const onUse = (event: Event) => {
    const control = controlOf(event)
    const { button } = event as PointerEvent
    if (!control || !isPlainClick(event as PointerEvent) || button > 0) return
    const { feature, flyout } = control
    const isReady = !flyout && (feature ? features.isReady(feature) : element.phase === 'awake')
    if (!isReady && isMeant(event, control)) holdTouch(element, event, control)
  }
  features.onSettled = (name) => settle(({ feature }) => feature === name, features.isReady(name))
  return joinCleanups(
    on(root, 'click keydown input', onFieldUse),
    on<PointerEvent>(root, 'pointerdown', ({ pointerType }) => {
      lastPointer = pointerType
    }),
    on(root, 'click keydown submit', onUse, { capture: true }),
    () => {
      isEnded = true
      features.onSettled = undefined
    },
  )
}

/** A form is held when it is sent, not when something in it is clicked. */
const isHeld = ({ node, opens }: EventControl, touch: string): boolean =>
  touch === 'held' && node.localName !== 'form' && (!opens || node.hasAttribute('aria-expanded'))

/** It follows the link (FLYOUT-5). */
const isSecondTap = ({ flyout, mouse, node }: EventControl) =>
  flyout && mouse === 'native' && node.getAttribute('aria-expanded') === 'true'

/** Awake, the markup has been restored, and belongs to React. */
function setBusy({ phase, patches }: LiveElement, control: Element, isBusy: boolean): void {
  const value = isBusy ? 'true' : null
  if (phase === 'awake') writeAttribute(control, 'aria-busy', value)
  else patches.setAttribute(control, 'aria-busy', value)
}

/** The effect of a touch without the code: a link is followed, a form sent. */
function doWithoutCode({ event, control }: HeldTouch): void {
  if (control instanceof HTMLFormElement) control.submit()
  const href = event.type === 'click' && control.getAttribute('href')
  if (href) location.assign(new URL(href, document.baseURI))
}
