/** What a header does without React. */
import { isHiddenByContent } from '../../page/configuration/content-cookie.ts'
import { reportMissingCode } from '../../page/events/missing-code.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { publishHeaderHeight } from '../../page/header/header-height.ts'
import { scrollAway } from '../../page/header/scroll-away.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { connectFlyouts, flyoutHeaderAtom } from '../../state/flyout/flyout.ts'
import { connectPlatform, namedPlatformAtom } from '../../state/platform.ts'
import { requestCacheKeyAtom } from '../../state/search/cache-key.ts'
import { connectVisitor } from '../../state/visitor/visitor.ts'
import type { Behaviour, LiveElement } from '../live-element.ts'
import { connectControls } from './controls.ts'
import { announceFlyouts, writeIcons } from './icons.ts'
import { fillNavigationBar } from './navigation-bar.ts'
import { loadPromotions, PROMOTION_PROPS } from './promotions.ts'

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
  {
    dependsOn: ['sticky'],
    start: (element) => {
      const bar = barOf(element)
      return bar ? publishHeaderHeight(bar) : undefined
    },
  },
  { dependsOn: ['sticky'], start: hideOnScroll },
  {
    dependsOn: ['consent', 'consentDomainId', 'stage'],
    start({ tag, props: { consent, site, stage, consentDomainId } }) {
      if (!consent) return undefined
      import('../../page/header/consent-script.ts').then(
        ({ loadConsentScript }) => loadConsentScript({ element: tag, site, stage, domainId: String(consentDomainId) }),
        (error) => reportMissingCode(tag, error),
      )
      return undefined
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

/** Hides the bar on scroll down and shows it on scroll up (HEADER-14). */
function hideOnScroll(element: LiveElement): (() => void) | undefined {
  const bar = barOf(element)
  if (!bar || !element.props.sticky) return undefined
  const controller = new AbortController()
  scrollAway({ host: element.host, bar }, window.scrollY, controller.signal)
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
function offerApp(element: LiveElement): undefined {
  const { appBanner, reduced } = element.props
  if (!appBanner || reduced || navigator.maxTouchPoints === 0) return
  import('../../page/header/app-offer.ts').then(
    ({ appOffer }) => appOffer() && element.wakeWhenIdle(),
    (error) => reportMissingCode(element.tag, error),
  )
}
