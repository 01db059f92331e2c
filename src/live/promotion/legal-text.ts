/** The legal text of a campaign: a `<details>`, which opens by itself. */
import { onEscape } from '../../page/browser/escape.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { listen } from '../../page/events/events.ts'
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'
import type { Action } from '../action.ts'

const LEGAL_TEXT = 'details[data-legal-text]'

/** A focus that is in the text goes back to what opened it. */
function close(details: HTMLDetailsElement): void {
  if (details.matches(':focus-within')) details.querySelector('summary')?.focus({ preventScroll: true })
  details.open = false
}

/** By its button (PROMO-27). */
export const closeLegalText: Action = (_element, _event, { node }) => {
  const details = node.closest<HTMLDetailsElement>(LEGAL_TEXT)
  if (details) close(details)
}

/**
 * Closes an open one by Escape and when the focus leaves its campaign (PROMO-27), on scroll down (PROMO-25), and when a flyout or the
 * navigation opens (PROMO-26). Returns the cleanup.
 */
export function closeLegalTexts({ root }: { root: ShadowRoot }): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const open = new Map<HTMLDetailsElement, () => void>()
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(LEGAL_TEXT) || target.open === open.has(target))
      return
    if (target.open) return void open.set(target, watch(target))
    open.get(target)?.()
    open.delete(target)
  }
  // It does not bubble.
  root.addEventListener('toggle', onToggle, { signal, capture: true })
  for (const details of root.querySelectorAll<HTMLDetailsElement>(`${LEGAL_TEXT}[open]`))
    open.set(details, watch(details))
  return () => {
    controller.abort()
    for (const end of open.values()) end()
  }
}

function watch(details: HTMLDetailsElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const campaign = details.closest('section') ?? details
  let top = window.scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const closeThis = () => close(details)
  const onScrollEnd = () => {
    if (window.scrollY > top) closeThis()
    top = window.scrollY
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(onScrollEnd, SCROLL_DEBOUNCE_MS)
  }
  // Nothing focused may be covered.
  const onBlur = (event: Event) => {
    const { relatedTarget } = event as FocusEvent
    if (relatedTarget instanceof Node && !campaign.contains(relatedTarget)) closeThis()
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  campaign.addEventListener('focusout', onBlur, { signal })
  return joinCleanups(
    () => controller.abort(),
    () => clearTimeout(timer),
    onEscape(closeThis),
    listen('icon-flyout-opened', closeThis),
    listen('navigation-flyout-opened', closeThis),
  )
}
