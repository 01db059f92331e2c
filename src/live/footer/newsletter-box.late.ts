/** The newsletter box of a footer, which goes when nobody uses it (FOOTER-32, FOOTER-33); without React and in React. */
import { joinCleanups, on } from '../../page/browser/on.ts'
import type { LiveElement } from '../live-element.ts'

const FIELDS = 'form input:not([type=hidden], [type=checkbox])'

const formIn = (box: Element) => box.querySelector('shop-newsletter')?.shadowRoot

/** Whether a field of its form has text, typed or prefilled. */
export const isFilled = (box: Element): boolean =>
  [...(formIn(box)?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].some(({ value }) => value)

/**
 * Calls back when a box is not in use: not while the focus or typed text is in it, nor while its success message is in view. Returns the
 * cleanup.
 */
export function whenUnused(box: Element, hasTyped: () => boolean, run: () => void): () => void {
  let isInView = true
  const update = () => {
    const isInUse = box.matches(':focus-within') || (hasTyped() && isFilled(box))
    if (!isInUse && !(isInView && formIn(box)?.querySelector('.notification--success'))) run()
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.some(({ isIntersecting }) => isIntersecting)
    update()
  })
  observer.observe(box)
  // `:focus-within` still matches during the event.
  const stop = on(box, 'focusout', () => void setTimeout(update))
  update()
  return joinCleanups(() => observer.disconnect(), stop)
}

/** Removes the newsletter box of a painted footer, with its room, once it is not in use. Returns the cleanup, after which it shows again. */
export function removeNewsletterBox(element: LiveElement): (() => void) | undefined {
  const box = element.root.querySelector('shop-newsletter')?.parentElement
  if (!box) return undefined
  const hide = (value: '' | null) => {
    // Else React does it.
    if (element.phase === 'asleep') element.patches.setAttribute(box, 'hidden', value)
  }
  const end = whenUnused(
    box,
    () => true,
    () => hide(''),
  )
  element.onEnd(end)
  return joinCleanups(end, () => hide(null))
}
