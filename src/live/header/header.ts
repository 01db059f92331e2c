/** A header's behaviour without React. */
import { joinCleanups, on } from '../../page/browser/on.ts'
import { isHiddenByContent } from '../../page/configuration/cookie-name.ts'
import { HEADER_LIVE_PROPS, PROMOTION_PROPS } from '../../page/configuration/live-props.ts'
import { HEADER_ATTRIBUTES, type HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { listen } from '../../page/events/events.ts'
import { trackClicks } from '../../page/events/tracking.ts'
import { connectCart } from '../../state/cart/cart-connection.ts'
import { requestCacheKeyAtom } from '../../state/search/cache-key.ts'
import { connectVisitor } from '../../state/visitor/visitor-connection.ts'
import { doActions } from '../actions.ts'
import { fetchAhead } from '../fetch-ahead.ts'
import { holdTouches } from '../hold-touches.ts'
import { type Behaviour, type LiveElement, liveTag } from '../live-element.ts'
import { loadNavigation } from '../navigation/load-navigation.ts'
import { offerNavigation } from '../navigation/offer-navigation.ts'
import { closeLegalTexts, loadPromotions } from '../promotion/promotions.ts'
import type {} from '../proposals/model-context.ts'
import { suggest } from '../search/suggest.ts'
import { wearTheme } from '../wear-theme.ts'
import { whenFetched } from '../when-fetched.ts'
import { writeViews } from '../write-views.ts'
import { openFlyouts, showFlyouts, watchIcons } from './flyouts.ts'
import { publishHeaderHeight } from './header-height.ts'

const barOf = (element: LiveElement<HeaderProps>) => element.hooked('header.bar')

const behaviours: readonly Behaviour<HeaderProps>[] = [
  {
    start({ host }) {
      host.toggleAttribute('data-hidden', isHiddenByContent())
      return undefined
    },
  },
  { start: holdTouches },
  { start: fetchAhead },
  { start: watchIcons },
  {
    start({ store, host }) {
      const end = joinCleanups(connectCart(store), connectVisitor(store), trackClicks(host))
      store.set(requestCacheKeyAtom)
      return end
    },
  },
  { dependsOn: ['backUrl'], start: doActions },
  { start: closeLegalTexts },
  // Reads the scroll position, before anything is written that has the browser compute styles and layout.
  { dependsOn: ['sticky'], start: hideOnScroll },
  {
    dependsOn: ['sticky'],
    start: (element) => {
      const bar = barOf(element)
      return bar ? publishHeaderHeight(bar, element.props.sticky) : undefined
    },
  },
  {
    dependsOn: ['consent', 'consentDomainId', 'stage'],
    start: (element) =>
      element.props.consent
        ? whenFetched(element.tag, import('./consent.late.ts'), (code) => code.loadConsentScript(element))
        : undefined,
  },
  {
    // The panel of what a change of the page has added to the cart (HEADER-48).
    start: (element) =>
      listen('shop-cart-change-result', (detail) => {
        if (element.props.addedPanel && detail?.addedProduct)
          whenFetched(element.tag, import('./added-panel.late.tsx'), ({ showAdded }) =>
            showAdded(element, detail.addedProduct),
          )
      }),
  },
  {
    // The next page in advance (NEXT-1), tools for assistants where the browser has them (PROPOSAL-1), a cart by link (PROPOSAL-14).
    dependsOn: ['nextPage', 'agentTools', 'cartLink'],
    start: (element) =>
      element.props.nextPage !== 'off' ||
      (element.props.agentTools !== 'off' && (document.modelContext ?? navigator.modelContext)) ||
      new URLSearchParams(location.search).has(element.props.cartLink)
        ? whenFetched(element.tag, import('./rare-attributes.late.ts'), (code) => code.start(element))
        : undefined,
  },
  { dependsOn: ['reduced'], start: openFlyouts },
  { dependsOn: ['theme'], start: showFlyouts },
  { dependsOn: ['reduced', ...PROMOTION_PROPS], start: loadPromotions },
  { dependsOn: ['reduced', 'clientId', 'navigationRoute'], start: loadNavigation },
  { dependsOn: ['reduced', 'theme'], start: offerNavigation },
  { isPaintedOnly: true, dependsOn: ['theme'], start: wearTheme },
  { isPaintedOnly: true, dependsOn: 'all', start: writeViews },
  { dependsOn: ['appBanner', 'reduced'], start: offerAppOnTouch },
]

export const HEADER = liveTag<HeaderProps>({
  attributes: HEADER_ATTRIBUTES,
  behaviours,
  liveProps: HEADER_LIVE_PROPS,
  use(field) {
    if (field.closest('search')) void suggest(this)
  },
})

/** Hides the bar on scroll down and shows it on scroll up (HEADER-14), by code that the first scroll fetches. */
function hideOnScroll(element: LiveElement<HeaderProps>): (() => void) | undefined {
  const bar = barOf(element)
  const { host, tag } = element
  if (!bar || !element.props.sticky) return undefined
  const startY = window.scrollY
  let stop: (() => void) | undefined
  const start = () => {
    stop ??= whenFetched(tag, import('./scroll-away.late.ts'), ({ scrollAway }) => scrollAway({ host, bar }, startY))
  }
  // A page that nobody scrolls, or goes through by key, does without.
  const end = joinCleanups(on(window, 'scroll', start), on(document, 'focusin', start), () => stop?.())
  if (startY > 0) start()
  return end
}

/** On touch screens a banner may offer the app (HEADER-30). */
function offerAppOnTouch(element: LiveElement<HeaderProps>): (() => void) | undefined {
  const { appBanner, reduced } = element.props
  if (!appBanner || reduced || navigator.maxTouchPoints === 0) return undefined
  return whenFetched(element.tag, import('./app-offer.late.ts'), ({ offerApp }) => offerApp(element as LiveElement))
}
