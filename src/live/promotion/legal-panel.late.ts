/** Ways in which the legal text of a campaign closes, once it is open. */
import { onEscape } from '../../page/browser/escape.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { listen } from '../../page/events/events.ts'
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'

/**
 * Brings an open legal text into view (PROMO-24), and closes it by Escape, by a click elsewhere and when the focus leaves its campaign (PROMO-27), on
 * scroll down (PROMO-25), when a flyout or the navigation opens (PROMO-26), and when the page is left (FLYOUT-60). Returns the cleanup.
 */
export function watch(details: HTMLDetailsElement, close: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const campaign = details.closest('section') ?? details
  details.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  let top = window.scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScrollEnd = () => {
    if (window.scrollY > top) close()
    top = window.scrollY
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(onScrollEnd, SCROLL_DEBOUNCE_MS)
  }
  // Nothing focused may be covered.
  const onBlur = (event: Event) => {
    const { relatedTarget } = event as FocusEvent
    if (relatedTarget instanceof Node && !campaign.contains(relatedTarget)) close()
  }
  window.addEventListener('click', (event) => event.composedPath().includes(campaign) || close(), { signal })
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  campaign.addEventListener('focusout', onBlur, { signal })
  window.addEventListener('pagehide', close, { signal })
  return joinCleanups(
    () => controller.abort(),
    () => clearTimeout(timer),
    onEscape(close),
    listen('icon-flyout-opened', close),
    listen('navigation-flyout-opened', close),
  )
}
