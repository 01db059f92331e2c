import { joinCleanups, on } from '../../page/browser/on.ts'
import { observePageRoot, pageType } from '../../page/configuration/page-root.ts'
import { SCROLL_DEBOUNCE_MS } from '../../shop/limits.ts'
import { publishOffset } from './header-height.ts'

/** Page types on which the bar never hides (HEADER-15). */
const FIXED_PAGE_TYPES = ['basket', 'product-detail']
/** Smaller movements are ignored: a resting finger is never quite still (HEADER-16). */
const MIN_MOVE_PX = 8
/** The style sheet moves the bar by a transform, which leaves the layout alone (HEADER-20). */
const AWAY = 'data-away'

/** Scroll position in px, without the overscroll of iOS (HEADER-16). */
function scrollPosition(): number {
  const { scrollHeight } = document.documentElement
  return Math.max(0, Math.min(window.scrollY, scrollHeight - window.innerHeight))
}

interface Header {
  host: HTMLElement
  /** The sticky part. */
  bar: HTMLElement
}

/** Hides the bar on scroll down and shows it on scroll up (HEADER-14), from `initialY` px on. Returns the cleanup. */
export function scrollAway({ host, bar }: Header, initialY: number): () => void {
  let lastY = initialY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNavigationOpen = false
  const move = (isAway: boolean) => {
    if (host.hasAttribute(AWAY) === isAway) return
    host.toggleAttribute(AWAY, isAway)
    publishOffset(!isAway)
  }
  const show = () => move(false)
  /** It is where it is going. */
  const arrive = () => {
    for (const animation of bar.getAnimations()) animation.finish()
  }
  /** Without animation: a flyout is placed below the bar as it is now (HEADER-19). */
  const showAtOnce = () => {
    show()
    arrive()
  }
  const isFixed = () => FIXED_PAGE_TYPES.includes(pageType())
  /** Whatever is in use must not slide away (HEADER-18). */
  const isInUse = () =>
    isNavigationOpen ||
    document.documentElement.classList.contains('shop-flyout-open') ||
    bar.querySelector(':focus-visible') ||
    bar.querySelector('[aria-expanded="true"]')

  const onScrollEnd = () => {
    const y = scrollPosition()
    const moved = y - lastY
    if (Math.abs(moved) < MIN_MOVE_PX) return
    lastY = y
    // The page can have it stick lower, below a bar of its own (HEADER-22).
    const stickyTop = Number.parseFloat(getComputedStyle(bar).top)
    const isPassed = y > bar.offsetHeight && bar.getBoundingClientRect().top <= stickyTop
    move(moved > 0 && isPassed && !isInUse() && !isFixed())
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(onScrollEnd, SCROLL_DEBOUNCE_MS)
  }
  /** The browser has scrolled to the focused element by the next frame. What the mouse itself focuses is in sight (HEADER-21). */
  const onFocusIn = ({ target }: FocusEvent) =>
    requestAnimationFrame(() => {
      if (target instanceof Element && !host.contains(target) && target.matches(':focus-visible, :not(:hover)')) {
        // On its way into sight it would cover the target a little later.
        arrive()
        uncover(target)
      }
    })
  const uncover = (target: Element) => {
    const { top, bottom, left, width, height } = target.getBoundingClientRect()
    if (bottom < 0 || height > window.innerHeight / 2) return
    if (document.elementFromPoint(left + width / 2, Math.max(0, top) + 1) !== host) return
    const covered = bar.getBoundingClientRect().bottom - top
    window.scrollBy({ top: -covered - MIN_MOVE_PX, behavior: 'instant' })
  }

  const onNavigation = ({ type }: Event) => {
    isNavigationOpen = type.endsWith('opened')
    if (isNavigationOpen) showAtOnce()
  }

  const end = joinCleanups(
    on(window, 'scroll', onScroll),
    on(document, 'focusin', onFocusIn),
    on(bar, 'focusin', show),
    on(window, 'icon-flyout-opened', showAtOnce),
    on(window, 'navigation-flyout-opened navigation-flyout-closed', onNavigation),
    observePageRoot(() => isFixed() && show()),
    () => clearTimeout(timer),
    show,
  )
  onScroll()
  // Later it would work against who scrolls; and by then the page's own scrolling is padded.
  if (initialY > 0) uncoverAnchor(bar)
  return end
}

/** A page that was loaded with an `#anchor` has scrolled there before anyone knew of the bar's height (HEADER-46). */
function uncoverAnchor(bar: HTMLElement): void {
  const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1
  const covered = bar.getBoundingClientRect().bottom - top
  // A browser scrolls by whole px: the target may be a part of one above the edge.
  if (top > -1 && covered > 0) window.scrollBy({ top: -covered, behavior: 'instant' })
}
