/** Mouse, touch and keys, as a browser gets them from a person. */
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { hasLateHover } from './engine.ts'
import { frame, stops, until } from './waits.ts'

let isMouseUsed = false
let hasMouseCome = false

/** The middle of what is seen of an element, scrolled into the window. */
export function middleOf(element: Element): [x: number, y: number] {
  const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
  if (!isInWindow(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const [rect = element.getBoundingClientRect()] = element.getClientRects()
  const { left, top, width, height } = rect
  if (width === 0 || height === 0) throw new Error(`<${element.localName}> has no size: nobody could point at it.`)
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** The innermost element at a point, in whatever shadow root. */
function elementAt(x: number, y: number): Element | null {
  let found: Element | null = null
  let root: DocumentOrShadowRoot = document
  for (;;) {
    const next: Element | null = root.elementFromPoint(x, y)
    if (!next || next === found) return found
    found = next
    if (!next.shadowRoot) return next
    root = next.shadowRoot
  }
}

const isIn = (node: Node | null, ancestor: Node): boolean =>
  node !== null &&
  (node === ancestor ||
    isIn((node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null, ancestor))

/** Moves the mouse over an element. */
export async function hover(element: Element): Promise<void> {
  isMouseUsed = true
  // The first move of all comes from nowhere: Firefox reports it as none, as when a page scrolls below a mouse that rests.
  if (!hasMouseCome) await sendMouse({ type: 'move', position: [0, 1] })
  hasMouseCome = true
  await sendMouse({ type: 'move', position: middleOf(element) })
}

/** Clicks with the mouse. @throws when something else is in front of the element. */
export async function click(element: Element, button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  // As a person scrolls, when a bar is in front of it.
  if (isCovered(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let position = middleOf(element)
  if (isCovered(element)) {
    const hit = elementAt(...position)
    throw new Error(`<${element.localName}> is behind <${hit?.localName} class="${hit?.className}">.`)
  }
  isMouseUsed = true
  // An element above it may still unfold: the mouse follows it until it rests.
  const isUnderMouse = async () => {
    position = middleOf(element)
    await sendMouse({ type: 'move', position })
    await frame()
    return element.matches(':hover') && `${position}` === `${middleOf(element)}`
  }
  if (hasLateHover) await until(isUnderMouse, `the mouse is over <${element.localName}>`)
  await sendMouse({ type: 'click', position, button })
}

function isCovered(element: Element): boolean {
  const hit = elementAt(...middleOf(element))
  // A label stands for its field.
  const isLabel = (hit && element.contains(hit.closest('label'))) || labelsOf(element).some((label) => isIn(hit, label))
  return !isIn(hit, element) && !isLabel
}

const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])]

/** Presses at one element, and releases at another. */
export async function drag(from: Element, to: Element): Promise<void> {
  await hover(from)
  await sendMouse({ type: 'down' })
  await hover(to)
  await sendMouse({ type: 'up' })
}

/** A tap, by events: the runner has no finger. */
export function tap(element: Element): void {
  const [clientX, clientY] = middleOf(element)
  const init = {
    bubbles: true,
    composed: true,
    cancelable: true,
    clientX,
    clientY,
    pointerType: 'touch',
    isPrimary: true,
  }
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
    element.dispatchEvent(new PointerEvent(type, { ...init, bubbles: !/enter|leave/.test(type) }))
  element.dispatchEvent(new PointerEvent('click', { ...init, detail: 1 }))
}

/** Presses keys in order; chords are written as `Control+v`. */
export async function press(...keys: string[]): Promise<void> {
  for (const chord of keys) {
    const [key = '', ...held] = chord === '+' ? [chord] : chord.split('+').reverse()
    for (const modifier of held) await sendKeys({ down: modifier })
    await sendKeys({ press: key as 'Enter' })
    for (const modifier of held) await sendKeys({ up: modifier })
  }
}

/** Types where the focus is. Firefox scrolls to the text in a later frame: a click would miss what it aimed at. */
export async function type(text: string): Promise<void> {
  await sendKeys({ type: text })
  await stops(() => window.scrollY)
}

/** Lets go of the mouse, and moves it out of the way. */
export async function leaveMouse(): Promise<void> {
  if (!isMouseUsed) return
  isMouseUsed = false
  // A place with nothing: Firefox forgets its buttons only, and goes on hovering.
  await sendMouse({ type: 'move', position: [0, 0] })
  await resetMouse()
}
