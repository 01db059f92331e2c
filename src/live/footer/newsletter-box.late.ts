import type { LiveElement } from '../live-element.ts'

/**
 * Removes the newsletter box of a painted footer, with its room (FOOTER-32). One that is in use stays (FOOTER-33): React knows when it
 * may go. Returns the cleanup, after which it shows again.
 */
export function removeNewsletterBox(element: LiveElement): (() => void) | undefined {
  const form = element.root.querySelector('shop-newsletter')
  const box = form?.parentElement
  if (!box || element.phase !== 'asleep') return undefined
  const fields = form.shadowRoot?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox])') ?? []
  const isInUse = form.matches(':defined, :focus-within') || [...fields].some(({ value }) => value)
  if (isInUse) {
    element.wakeWhenIdle()
    return undefined
  }
  element.patches.setAttribute(box, 'hidden', '')
  return () => element.patches.setAttribute(box, 'hidden', null)
}
