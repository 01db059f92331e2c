/** A sticky header goes out of the way on scroll down and comes back on scroll up (specification 1 §1). */
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'
import { observePageRoot, pageType } from '../configuration/page-root.ts'

/** On these it stays (specification 1 §1). */
const FIXED_ON = ['basket', 'product-detail']
/** A finger that only rests trembles. */
const TREMBLE_PX = 8
/** The header's style sheet moves it by this attribute: its place in the page stays, so that nothing else moves. */
const AWAY = 'data-away'

/** The page's position; what iOS scrolls beyond its ends, and back, is none. */
function position(): number {
  const { scrollHeight } = document.documentElement
  return Math.max(0, Math.min(window.scrollY, scrollHeight - window.innerHeight))
}

interface Header {
  host: HTMLElement
  /** What sticks. */
  bar: HTMLElement
}

/** Follows the page from a position on, until the signal ends it. */
export function scrollAway({ host, bar }: Header, from: number, signal: AbortSignal): void {
  if (signal.aborted) return
  let last = from
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNavigationOpen = false
  const show = () => host.removeAttribute(AWAY)
  /** At once: a flyout hangs below where the header is now. */
  const arrive = () => {
    show()
    for (const move of bar.getAnimations()) move.finish()
  }
  const isFixed = () => FIXED_ON.includes(pageType())
  const isInUse = () =>
    isNavigationOpen ||
    document.documentElement.classList.contains('shop-flyout-open') ||
    bar.matches(':focus-within') ||
    bar.querySelector('[aria-expanded="true"]')

  const onRest = () => {
    const now = position()
    const moved = now - last
    if (Math.abs(moved) < TREMBLE_PX) return
    last = now
    // Where it sticks: below a bar of the page's own, if the page says so.
    const stuckAt = Number.parseFloat(getComputedStyle(bar).top)
    const isPast = now > bar.offsetHeight && bar.getBoundingClientRect().top <= stuckAt
    const goes = moved > 0 && isPast && !isInUse() && !isFixed()
    host.toggleAttribute(AWAY, goes)
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(onRest, SCROLL_DEBOUNCE_MS)
  }
  /** What the keyboard comes to must not lie below the header; the browser has scrolled to it in the next frame. */
  const onFocusIn = ({ target }: FocusEvent) =>
    requestAnimationFrame(() => {
      if (target instanceof Element && !host.contains(target) && target.matches(':focus-visible')) uncover(target)
    })
  const uncover = (target: Element) => {
    const { top, bottom, left, width, height } = target.getBoundingClientRect()
    if (bottom < 0 || height > window.innerHeight / 2) return
    if (document.elementFromPoint(left + width / 2, Math.max(0, top) + 1) !== host) return
    const covered = bar.getBoundingClientRect().bottom - top
    window.scrollBy({ top: -covered - TREMBLE_PX, behavior: 'instant' })
  }

  window.addEventListener('scroll', onScroll, { passive: true, signal })
  document.addEventListener('focusin', onFocusIn, { signal })
  bar.addEventListener('focusin', show, { signal })
  window.addEventListener('icon-flyout-opened', arrive, { signal })
  const endRoot = observePageRoot(() => isFixed() && show())
  for (const name of ['navigation-flyout-opened', 'navigation-flyout-closed']) {
    const isOpening = name.endsWith('opened')
    const onNavigation = () => {
      isNavigationOpen = isOpening
      if (isOpening) arrive()
    }
    window.addEventListener(name, onNavigation, { signal })
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    endRoot()
    show()
  })
  onScroll()
}
