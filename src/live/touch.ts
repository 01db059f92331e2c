/**
 * The first touch of a sleeping element: it wakes, and what the touch was meant to do is done once the code is there (LIVE-3,
 * LIVE-7).
 */
import { clickPointer } from '../page/browser/click-pointer.ts'
import { isPlainClick } from '../page/browser/plain-click.ts'
import { watchIcons } from './header/early-icons.ts'
import type { HeldTouch, LiveElement } from './live-element.ts'

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input']

/** Tells of touches until the element is awake, and wakes it for what needs the code. Returns the cleanup. */
export function watchTouch(
  element: LiveElement,
  preload: (tag: string) => void,
  onTouch: (event: Event) => void,
): () => void {
  const { host, root } = element
  const controller = new AbortController()
  const { signal } = controller
  let held: HeldTouch[] = []
  let lastPointer = ''

  // Whatever has woken it: a touch may come while the code is on its way for another reason.
  const onSettled = () => {
    const waiting = held
    held = []
    stopBusy()
    if (element.phase === 'awake') {
      controller.abort()
      element.carryOut?.(root, waiting)
      return
    }
    element.onSettled(onSettled)
    for (const touch of waiting) doWithoutCode(touch)
  }
  element.onSettled(onSettled)
  let busy: Element | undefined
  const startBusy = (control: Element) => {
    stopBusy()
    busy = control
    element.patches.setAttribute(control, 'aria-busy', 'true')
  }
  // Awake, the markup has been restored.
  const stopBusy = () => {
    if (busy && element.phase !== 'awake') element.patches.setAttribute(busy, 'aria-busy', null)
    busy = undefined
  }
  const hold = (event: Event, control: HTMLElement) => {
    element.wake()
    event.preventDefault()
    // The page sees it once: when it is carried out.
    event.stopImmediatePropagation()
    held.push({ event, control })
    startBusy(control)
  }

  for (const type of TOUCHES) host.addEventListener(type, onTouch, { signal, passive: true })
  root.addEventListener(
    'pointerdown',
    (event) => {
      lastPointer = (event as PointerEvent).pointerType
    },
    { signal, passive: true },
  )
  root.addEventListener(
    'click',
    (event) => {
      const click = event as PointerEvent
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null
      if (!control || !isPlainClick(click) || click.button > 0 || element.phase === 'awake') return
      // A mouse follows a link; touch and keys open what it holds.
      if (clickPointer(click, lastPointer) === 'mouse' && control.localName === 'a' && !control.matches(ALWAYS_HELD))
        return
      hold(event, control)
    },
    { signal, capture: true },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event as KeyboardEvent
      const control = target instanceof Element ? target.closest<HTMLElement>(HELD) : null
      if (!control || !KEYS.includes(key) || !isPlainClick(event as KeyboardEvent) || element.phase === 'awake') return
      // Enter arrives as a click, and so does Space on a button.
      if (key === ' ' && control.localName === 'button') return
      hold(event, control)
    },
    { signal, capture: true },
  )
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      // The search form works without the code.
      if (form.method === 'post' && element.phase !== 'awake') hold(event, form)
    },
    { signal, capture: true },
  )
  const stopIcons = watchIcons(element, preload)
  return () => {
    controller.abort()
    stopBusy()
    stopIcons()
  }
}

/** Its link is only there for visitors without script. */
const ALWAYS_HELD = '[part=search-icon]'
/** Controls that need the code for what they do. */
const HELD = `[aria-expanded], ${ALWAYS_HELD}`
const KEYS = [' ', 'ArrowDown']

/** What a touch was meant to do without the code: follow a link, or send a form. */
function doWithoutCode({ event, control }: HeldTouch): void {
  if (control instanceof HTMLFormElement) control.submit()
  const href = event.type === 'click' && control.getAttribute('href')
  if (href) location.assign(new URL(href, document.baseURI))
}
