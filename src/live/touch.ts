/**
 * The first touch of a sleeping element: it wakes, and what the touch was meant to do is done once the code is there (LIVE-3,
 * LIVE-7).
 */
import { isPlainClick } from '../page/browser/plain-click.ts'
import { listen } from '../page/events/events.ts'
import { watchIcons } from './header/early-icons.ts'
import type { LiveElement } from './live-element.ts'

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input']

/** What waits for the code: done again on the same node. */
type Held = () => void

/** Wakes the element by the first touch. Returns the cleanup. */
export function watchTouch(element: LiveElement, preload: (tag: string) => void): () => void {
  const { host, root } = element
  const controller = new AbortController()
  const { signal } = controller
  let held: Held[] = []
  let lastPointer = ''

  const onTouch = () => element.wake()
  // Whatever has woken it: a touch may come while the code is on its way for another reason.
  const onSettled = () => {
    const waiting = held
    held = []
    stopBusy()
    if (element.phase === 'awake') {
      controller.abort()
      repeatTouch(root)
    } else element.onSettled(onSettled)
    for (const carryOut of waiting) carryOut()
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
  const hold = (event: Event, control: Element, carryOut: Held) => {
    event.preventDefault()
    // The page sees it once: when it is carried out.
    event.stopImmediatePropagation()
    held.push(carryOut)
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
      const isByMouse = click.detail > 0 && lastPointer === 'mouse'
      // A mouse follows a link; touch and keys open what it holds.
      if (isByMouse && control.localName === 'a' && !control.matches(ALWAYS_HELD)) return
      onTouch()
      const { detail, pointerType } = click
      hold(event, control, () => {
        if (element.phase !== 'awake') followLink(control)
        else if (control.matches(NEWSLETTER_LINK)) focusForm(control)
        else control.dispatchEvent(new PointerEvent('click', { ...REPEATED, detail, pointerType }))
      })
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
      onTouch()
      hold(event, control, () => control.dispatchEvent(new KeyboardEvent('keydown', { ...REPEATED, key })))
    },
    { signal, capture: true },
  )
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      // The search form works without the code.
      if (form.method !== 'post' || element.phase === 'awake') return
      onTouch()
      hold(event, form, () => (element.phase === 'awake' ? form.requestSubmit() : form.submit()))
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

/** Controls that need the code for what they do. */
/** The link that stands in the footer where the form will be. */
const NEWSLETTER_LINK = 'shop-newsletter a'
/** Their links are only there for visitors without script. */
const ALWAYS_HELD = `[part=search-icon], ${NEWSLETTER_LINK}`
const HELD = `[aria-expanded], ${ALWAYS_HELD}`
const KEYS = [' ', 'ArrowDown']
const REPEATED = { bubbles: true, cancelable: true, composed: true } as const

function followLink(control: HTMLElement): void {
  const href = control.getAttribute('href')
  if (href !== null) location.assign(new URL(href, document.baseURI))
}

/** The form takes the place of its link; without its code the link is followed. */
function focusForm(link: HTMLElement): void {
  const newsletter = link.closest('shop-newsletter')
  const stops = [
    listen('shop-element-ready', (detail) => {
      if (detail?.element !== 'shop-newsletter') return
      stop()
      newsletter?.shadowRoot?.querySelector<HTMLElement>('[name=email]')?.focus()
    }),
    listen('shop-element-error', (detail) => {
      if (detail?.element !== 'shop-newsletter' || detail.code !== 'CODE_UNAVAILABLE') return
      stop()
      followLink(link)
    }),
  ]
  const stop = () => {
    for (const end of stops) end()
  }
}

/** Focus and pointer were there before React: it is told of them. */
function repeatTouch(root: ShadowRoot): void {
  const options = { bubbles: true, composed: true }
  root.activeElement?.dispatchEvent(new FocusEvent('focusin', options))
  const hovered = [...root.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { ...options, pointerType: 'mouse' }))
}
