/** Answers of another shape than the contract's. */
import {
  all,
  answer,
  type Breach,
  campaign,
  footer,
  json,
  onlyIf,
  onReal,
  onStatus,
  set,
  status,
  whole,
} from './plants.ts'

const article = (more: object) => set('cart.articles', [{ productId: '1', ...more }])
const world = (name: string, value: unknown) => set(`themeworldFlyout.sections.new.themeworlds.0.${name}`, value)
const terms = (...words: string[]) =>
  set(
    'searchTerms',
    words.map((searchterm) => ({ searchterm })),
  )
const discounts = (discount: number) => ({
  cartFinalSum: 100,
  totalRedeemedLoyaltyBeans: discount,
  redeemedWsacDiscounts: [{ wsac: 'W', discount }],
})
const card = { cardNumber: '1', redeemedAmount: -50 }
const more = (list: { title: string; href: string }[]) => {
  while (list.length <= 1000) list.push({ title: 'More', href: '/more' })
}
const link = { url: '/a', text: 'A' }

export const SHAPES: readonly Breach[] = [
  ['sends a number as a text', 'getCart', set('cart.numberOfArticles', '3'), 'CALL-27'],
  ['writes an empty cart as a list', 'getCart', set('cart', []), 'CALL-27'],
  ['sends discounts as negative amounts', 'getCart', set('cart.priceSummary', discounts(-50)), 'CALL-27'],
  ['sends a gift card as a negative amount', 'getCart', set('cart.giftCardRedemptions', [card]), 'CALL-27'],
  ['sends euros instead of cents', 'getCart', set('cart.shippingCost', 3.95), 'CALL-27'],
  ['leaves out a required field', 'getCart', set('cart.numberOfArticles'), 'CALL-27'],
  ['does not wrap the cart', 'getCart', whole(({ cart }) => cart), 'CALL-19, CALL-27'],
  ['sends an article without id', 'getCart', set('cart.articles', [{ title: 'Nameless' }]), 'CALL-27'],
  ['sends a gift card that wraps nothing', 'getCart', set('cart.giftCards', [{ productId: '90' }]), 'CALL-19, CALL-27'],
  ['sends an unknown availability', 'getCart', article({ availability: 'YES' }), 'CALL-27'],
  ['sends a quantity as a text', 'getCart', article({ quantity: '2' }), 'CALL-27'],
  ['misspells an optional field', 'getCart', article({ imageURL: '/a.jpg' }), 'CALL-19', { allowUnknown: true }],
  ['sends a field that nobody knows', 'getNavigation', set('0.layoutHint', 'wide'), 'CALL-19'],

  ['sends an unknown login status', 'getPersonalData', set('tracking.loginStatus', 'YES'), 'CALL-25'],
  [
    'sends beans as a text',
    'getPersonalData',
    all(set('tracking.loginStatus', 'LOGGED_IN'), set('customer', { loyaltyBeans: '12' })),
    'CALL-25',
  ],
  ['tells of a customer who is logged out', 'getPersonalData', set('customer', { firstname: 'Ada' }), 'CALL-25'],
  ['sends the newsletter status as a flag', 'getNewsletterStatus', set('nl_status', true), 'CALL-26'],
  ['sends consents as a text', 'getBaseData', set('consents', 'DNE'), 'CALL-35', { isMember: true }],
  ['sends a subscriber without an address', 'getSubscriber', onReal(set('email')), 'CALL-35', { isSubscriber: true }],
  ['knows every token of the newsletter', 'getSubscriber', answer({ email: 'ada@mail.example' }), 'NEWS-38'],
  ['fails for an unknown token', 'getSubscriber', status(500), 'NEWS-38'],

  ['sends an empty navigation', 'getNavigation', whole(() => []), 'CALL-30'],
  ['sends an entry without a title', 'getNavigation', set('1.title'), 'CALL-30'],
  ['sends children that are no list', 'getNavigation', set('0.children', {}), 'CALL-30'],
  ['sends an entry that leads nowhere', 'getNavigation', json((list) => list.push({ title: 'Nowhere' })), 'NAV-10'],
  ['sends more entries than are read', 'getNavigation', json(more), 'CALL-20'],
  ['sends a script as an address', 'getNavigation', set('0.href', 'javascript:alert(1)'), 'CALL-22'],
  ['does not wrap the theme worlds', 'getThemeWorlds', whole((body) => body.themeworldFlyout), 'CALL-19, CALL-31'],
  ['sends a picture by an unsafe address', 'getThemeWorlds', world('imgUrl', 'data:text/html,x'), 'CALL-22'],
  ['sends a date without a time zone', 'getThemeWorlds', world('endDate', '2026-12-24 22:59'), 'CALL-31'],
  ['suggests more than was asked for', 'getSuggestions', terms(...'abcdefghijkl'), 'SEARCH-20'],
  ['suggests a term twice', 'getSuggestions', terms('kaffee', 'kaffee'), 'SEARCH-20'],
  ['suggests products without an address', 'getSuggestions', set('products', [{ id: '1', title: 'One' }]), 'SEARCH-18'],

  ['sends contentJSON as an object', 'getPromotion', onReal(set('contentJSON', { links: [link] })), 'CALL-32'],
  ['sends a broken contentJSON', 'getPromotion', onReal(set('contentJSON', '{')), 'CALL-32'],
  ['sends an unknown type of campaign', 'getPromotion', onReal(set('type', 'ApiBanner')), 'CALL-32'],
  ['sends a campaign with nothing to show', 'getPromotion', campaign('ApiCategory', { subline: 'More' }), 'CALL-32'],
  [
    'sends markup that is removed',
    'getPromotion',
    campaign('ApiTopBannerPromotion', { headline: '<h1>Sale</h1>' }),
    'PROMO-33',
  ],
  [
    'sends a colour that can’t be read',
    'getPromotion',
    campaign('ApiTopBannerPromotion', { headline: 'Sale', backgroundColor: { colorCode: 'dark red' } }),
    'PROMO-30',
  ],
  [
    'sends five benefits',
    'getPromotion',
    campaign('ApiHeaderBenefitsPromotion', { links: Array(5).fill(link) }),
    'PROMO-16',
  ],
  ['sends a footer without groups', 'getFooterContent', footer({ teaser: { groups: [] } }), 'CALL-33'],
  ['sends a footer whose contentJSON is no JSON', 'getFooterContent', answer({ contentJSON: '{' }), 'CALL-33'],
  ['sends a footer of another type', 'getFooterContent', footer({}, 'ApiCategory'), 'CALL-33'],
  ['sends a footer link without a text', 'getFooterContent', footer({ legalLinks: [{ url: '/imprint' }] }), 'CALL-33'],
  [
    'sends a footer whose legal links are none that the law asks for',
    'getFooterContent',
    footer({ legalLinks: [{ url: '/imprint', text: 'Imprint', duty: 'withdraw' }] }),
    'LAW-13',
  ],
  [
    'sends a footer whose legal links can’t be shown',
    'getFooterContent',
    footer({ legalLinks: [{ url: '', text: 'Imprint' }] }),
    'CALL-20',
  ],
  [
    'names a logo that is not there',
    'getFooterContent',
    footer({ qualityLogos: { logos: [{ source: 'nobody', label: 'Nobody' }] } }),
    'FOOTER-24 getLogo',
  ],
  [
    'lacks a flag',
    'getLogo',
    onlyIf((one) => one.request.url.includes('flagTR'), status(404)),
    'FOOTER-38',
    { only: ['Promotion'] },
  ],

  ['sends no list of tests', 'getTestsAt', whole(() => ({ tests: [] })), 'CALL-36', { isStaff: true }],
  ['tells everyone that they are staff', 'checkAuth', answer({ status: 'SUCCESS' }), 'PREVIEW-3'],
  [
    'sends an unknown status of the staff',
    'checkAuth',
    onStatus(200, answer({ status: 'FINE' })),
    'PREVIEW-2',
    { isStaff: true },
  ],
]
