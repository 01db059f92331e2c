/** What a header does without React. */
import { isHiddenByContent } from '../../page/configuration/content-cookie.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { connectFlyouts, flyoutHeaderAtom } from '../../state/header/flyout.ts'
import { connectPlatform, namedPlatformAtom } from '../../state/platform/platform.ts'
import { requestCacheKeyAtom } from '../../state/search/cache-key.ts'
import { connectVisitor } from '../../state/visitor/visitor.ts'
import type { Behaviour, LiveElement } from '../live-element.ts'
import { fillNavigationBar } from '../navigation/navigation-bar.ts'
import { PROMOTION_PROPS } from '../promotion/named-promotions.ts'
import { loadPromotions } from '../promotion/promotions.ts'
import { whenFetched } from '../when-fetched.ts'
import { connectControls } from './controls.ts'
import { publishHeaderHeight } from './header-height.ts'
import { announceFlyouts, writeIcons } from './icons.ts'

const barOf = (element: LiveElement) => element.find('.header')

export const HEADER_BEHAVIOURS: readonly Behaviour[] = [
  {
    start({ host }) {
      host.toggleAttribute('data-hidden', isHiddenByContent())
      return undefined
    },
  },
  { start: ({ store }) => connectCart(store) },
  { start: ({ store }) => connectVisitor(store) },
  { start: ({ store }) => connectPlatform(store) },
  { start: ({ host }) => trackClicks(host) },
  {
    start({ store }) {
      store.set(requestCacheKeyAtom)
      return undefined
    },
  },
  { dependsOn: ['backUrl'], start: connectControls },
  // Reads the scroll position, before anything is written that has the browser compute styles and layout.
  { dependsOn: ['sticky'], start: hideOnScroll },
  {
    dependsOn: ['sticky'],
    start: (element) => {
      const bar = barOf(element)
      return bar ? publishHeaderHeight(bar) : undefined
    },
  },
  {
    dependsOn: ['consent', 'consentDomainId', 'stage'],
    start({ tag, props: { consent, site, stage, consentDomainId } }) {
      if (!consent) return undefined
      return whenFetched(tag, import('./consent-script.ts'), ({ loadConsentScript }) => {
        void loadConsentScript({ element: tag, site, stage, domainId: String(consentDomainId) })
        return undefined
      })
    },
  },
  { dependsOn: ['reduced'], start: openFlyouts },
  { dependsOn: ['reduced', ...PROMOTION_PROPS], start: loadPromotions },
  { isPaintedOnly: true, start: applyPlatform },
  {
    isPaintedOnly: true,
    start(element) {
      announceFlyouts(element)
      return undefined
    },
  },
  { isPaintedOnly: true, start: writeIcons },
  { isPaintedOnly: true, dependsOn: ['clientId', 'navigationRoute'], start: fillNavigationBar },
  { isPaintedOnly: true, dependsOn: ['appBanner'], start: offerApp },
]

/** Their changes are applied by the behaviours above: no render is needed. */
export const HEADER_LIVE_PROPS = [
  'stage',
  'apiBase',
  'sticky',
  'clientId',
  'navigationRoute',
  'consent',
  'consentDomainId',
  'appBanner',
  ...PROMOTION_PROPS,
]

/** Hides the bar on scroll down and shows it on scroll up (HEADER-14), by code that the first scroll fetches. */
function hideOnScroll(element: LiveElement): (() => void) | undefined {
  const bar = barOf(element)
  const { host, tag } = element
  if (!bar || !element.props.sticky) return undefined
  const controller = new AbortController()
  const { signal } = controller
  const startY = window.scrollY
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const code = import('./scroll-away.ts')
    whenFetched(tag, code, ({ scrollAway }) => scrollAway({ host, bar }, startY, signal))
  }
  // A page that nobody scrolls, or goes through by key, does without.
  window.addEventListener('scroll', start, { passive: true, signal })
  document.addEventListener('focusin', start, { signal })
  if (startY > 0) start()
  return () => controller.abort()
}

/** The page opens flyouts by event (FLYOUT-12): an open one needs React. A reduced header has none (FLYOUT-8). */
function openFlyouts(element: LiveElement): (() => void) | undefined {
  const { store, host, props } = element
  if (props.reduced) return undefined
  const stop = connectFlyouts(store, host, () => (barOf(element)?.offsetHeight ?? 0) > 0)
  const stopWaking = store.sub(flyoutHeaderAtom, () => {
    if (store.get(flyoutHeaderAtom) === host) element.wake()
  })
  return () => {
    stopWaking()
    stop()
  }
}

/** A platform that the page root names (HEADER-7); without one the style sheet goes by the width. */
function applyPlatform(element: LiveElement): (() => void) | undefined {
  const bar = barOf(element)
  if (!bar) return undefined
  const painted = bar.className
  const { store, patches } = element
  const write = () => {
    const platform = store.get(namedPlatformAtom)
    const size = platform ? ` header--${isSmall(platform) ? 'small' : 'wide'}` : ''
    patches.setAttribute(bar, 'class', painted + size)
  }
  write()
  return store.sub(namedPlatformAtom, write)
}

/** On touch screens a banner may offer the app (HEADER-30): React renders it. */
function offerApp(element: LiveElement): (() => void) | undefined {
  const { appBanner, reduced } = element.props
  if (!appBanner || reduced || navigator.maxTouchPoints === 0) return undefined
  return whenFetched(element.tag, import('./app-offer.ts'), ({ appOffer }) => {
    if (appOffer()) element.wakeWhenIdle()
    return undefined
  })
}
