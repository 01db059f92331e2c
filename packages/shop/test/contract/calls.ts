/** Every call of src/api/, as the elements make it, and what it is answered with. */
import assert from 'node:assert/strict'
import { putCart } from '../../../../src/api/cart/cart-change-service.ts'
import { getCart } from '../../../../src/api/cart/cart-service.ts'
import { getFooterContent } from '../../../../src/api/footer/footer-content.late.ts'
import { assignTestGroups, isSubscribed } from '../../../../src/api/footer/footer-service.ts'
import { getNavigation } from '../../../../src/api/navigation/navigation-service.ts'
import { getThemeWorlds } from '../../../../src/api/navigation/theme-worlds-service.ts'
import { getBaseData, signUp } from '../../../../src/api/newsletter/newsletter-service.ts'
import {
  confirmSubscription,
  getSubscriber,
  updateSubscriber,
} from '../../../../src/api/newsletter/newsletter-subscriber-service.ts'
import { checkAuth, getTestsAt, logOut, renewSession, setPreview } from '../../../../src/api/preview/preview-service.ts'
import { getPromotion } from '../../../../src/api/promotion/promotion-service.ts'
import { requestCacheKey } from '../../../../src/api/search/cache-key-service.ts'
import { getSuggestions } from '../../../../src/api/search/suggestion-service.ts'
import { getPersonalData } from '../../../../src/api/visitor/personal-data.ts'
import type { CartChange } from '../../../../src/shop/cart/cart.ts'
import { examplesOf } from './matches.ts'

const context = { site: 'DE', apiBase: 'https://shop.example', element: 'shop-header' } as const
const bases = [{ isPrivate: true }, { isPrivate: false }]
const inBoth = (call: (options: { isPrivate: boolean }) => Promise<unknown>) => () => Promise.all(bases.map(call))
const person = { salutation: 'MRS', firstName: 'Ada', lastName: 'Lovelace', consents: ['DNE'] } as const
const dateTime = '2026-12-24T08:00:00.000Z'

/** Every call of src/api/ in all its forms, by operation. */
export const CALLS: Record<string, () => unknown> = {
  getCart: () => Promise.all([getCart(context), getCart(context, { forceReload: true })]),
  changeCart: () => Promise.all(examplesOf('CartChange').map((change) => putCart(context, change as CartChange))),
  getPersonalData: () => getPersonalData(context, 'Shop'),
  getNewsletterStatus: () => isSubscribed(context),
  getNavigation: () => getNavigation(context, { clientId: 'DE', route: '' }),
  getThemeWorlds: () => getThemeWorlds(context, 'Shop'),
  getSuggestions: () => getSuggestions(context, 'kaf', new AbortController().signal),
  warmSearch: () => requestCacheKey(context),
  getPromotion: () => getPromotion(context, { id: '~header_top', allOfTags: 'a, b', anyOfTags: 'c', noneOfTags: 'd' }),
  getFooterContent: () => getFooterContent(context, 'SHOP_FOOTER'),
  assignTestGroups: () => assignTestGroups(context),
  createSubscriber: inBoth(async (options) => {
    const subscriber = {
      email: 'ada@mail.example',
      ...person,
      consents: [],
      origin: 'onsite',
      originAddition: 'subsite',
    }
    for (const isSinglePageApp of [true, false])
      assert.equal(await signUp(context, subscriber, { ...options, isSinglePageApp }), 'SUCCESS')
  }),
  getBaseData: inBoth((options) => getBaseData(context, options)),
  getSubscriber: inBoth((options) => getSubscriber(context, 'token/1', options)),
  confirmSubscription: inBoth((options) => confirmSubscription(context, 'token', options)),
  updateSubscriber: inBoth(async (options) => {
    await updateSubscriber(context, 'token', { ...person, interests: ['COFFEE'] }, options)
    await updateSubscriber(context, 'token', { ...person, consents: [], interests: [] }, options)
  }),
  checkAuth: () => checkAuth(context),
  renewSession: () => renewSession(context),
  logOutStaff: () => logOut(context),
  setPreview: async () => {
    await setPreview(context, { dateTime })
    await setPreview(context, { dateTime, abTestName: 'header-search', abTestGroup: 'wide-field' })
  },
  getTestsAt: () => getTestsAt(context, dateTime),
}

/** Without markup, which only a browser can read; that has tests of its own. */
const contents = (type: string, name: string) =>
  examplesOf(name).map((content) => ({ type, contentJSON: JSON.stringify(content).replace(/<\/?\w+>/g, '') }))
const carts = [
  ...examplesOf('Cart'),
  {
    numberOfArticles: 4,
    articles: examplesOf('Article'),
    giftCards: examplesOf('GiftCard'),
    partnerProducts: examplesOf('PartnerProduct'),
    subscriptions: examplesOf('Subscription'),
    priceSummary: examplesOf('PriceSummary')[0],
  },
].map((cart) => ({ cart }))

/** More answers, made of the examples of their parts. */
export const MADE_OF_PARTS: Record<string, object[]> = {
  getCart: carts,
  changeCart: carts,
  getNavigation: [examplesOf('NavigationNode')],
  getThemeWorlds: [{ themeworldFlyout: { sections: { scout: { themeworlds: examplesOf('ThemeWorld') } } } }],
  getSuggestions: [{ products: examplesOf('SuggestedProduct') }],
  getFooterContent: contents('', 'FooterContent'),
  getPromotion: [
    ...contents('ApiTopBannerPromotion', 'TopBannerContent'),
    ...contents('ApiCategory', 'CategoryContent'),
    ...contents('ApiPiPromotion', 'PiContent'),
    ...contents('ApiHeaderBenefitsPromotion', 'BenefitsContent'),
    ...contents('ApiMessage', 'MessageContent'),
  ],
}

/** Not called by src/api/: pictures are loaded by `<img>`, records sent by a beacon. */
export const OTHERS = ['getLogo', 'getNewsletterPicture', 'collect']
