/** POST /demo/cart: adds to the cart what no page of the demo sells. */
import { type Cart, EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { type CartItem, defectsOf, itemsOf, withDefects, withItems } from '../../../src/shop/cart/cart-items.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import type { Route } from '../call.ts'
import { PRODUCTS, type Product } from '../catalogue/products.ts'
import { problem } from '../problem.ts'
import { COUPONS } from './amounts.ts'
import { cartOf } from './cart.ts'
import { CATALOGUE_SHOP } from './catalogue-shop.ts'
import type { CartState } from './change-cart.ts'
import { freeArticle } from './free-articles.ts'
import { articleOf } from './items.ts'
import { type SubscriptionKind, subscriptionOf } from './subscriptions.ts'

const MANY_LINES = 1000
const SUBSCRIPTION_KINDS: readonly SubscriptionKind[] = ['coffee', 'machine', 'gift']

type Kind = 'article' | 'giftCard' | 'partnerProduct'
type Add = (state: CartState, site: Site) => CartState

const withCart = (state: CartState, cart: Partial<Cart>): CartState => ({ ...state, cart: { ...state.cart, ...cart } })

const withItem = (state: CartState, item: CartItem): CartState =>
  withCart(
    state,
    item.isDefective
      ? withDefects(state.cart, [...defectsOf(state.cart), item])
      : withItems(state.cart, [...itemsOf(state.cart), item]),
  )

const PRODUCT_KINDS = { article: 'article', giftCard: 'gift-card', partnerProduct: 'partner-product' } as const

/** The next product of a kind, under an id of its own. */
function twin({ cart }: CartState, site: Site, kind: Kind, name: string, pieces: number): CartItem | undefined {
  const ids = JSON.stringify(cart)
  let number = 0
  while (ids.includes(`~${name}-${number}"`)) number += 1
  const isWanted = (product: Product) =>
    product.kind === PRODUCT_KINDS[kind] &&
    (!/reduced|promotional/.test(name) || product.originalPrices !== undefined) &&
    (name !== 'dimensions' || product.dimensions.length > 1)
  const products = PRODUCTS.filter(isWanted)
  const count = itemsOf(cart).length + defectsOf(cart).length
  const id = `${products[(number + count) % products.length]?.id}~${name}-${number}`
  return CATALOGUE_SHOP.offerOf({ kind, id, pieces }, site)?.item(pieces)
}

const add =
  (kind: Kind, name: string, pieces = 1): Add =>
  (state, site) => {
    const item = twin(state, site, kind, name, pieces)
    return item ? withItem(state, item) : state
  }

/** Every second article and gift card has no tcm, so that it can't be deleted (MINICART-30). */
const addDefective =
  (kind: Kind): Add =>
  (state, site) => {
    const item = twin(state, site, kind, 'defective', 1)
    const isDeletable = defectsOf(state.cart).filter((one) => one.kind === kind).length % 2 === 0
    if (!item) return state
    if (isDeletable || !('article' in item)) return withItem(state, { ...item, isDefective: true })
    const { tcm: _tcm, ...article } = item.article
    return withItem(state, { kind: item.kind, article, isDefective: true })
  }

const addSubscription =
  (kind: SubscriptionKind): Add =>
  (state, site) =>
    withItem(state, { kind: 'subscription', subscription: subscriptionOf(kind, site) })

const ADDITIONS = {
  'reduced-article': ['Reduced article', add('article', 'reduced')],
  'promotional-article': ['Promotional article', add('article', 'promotional')],
  'article-of-dimensions': ['Text, colour and picture', add('article', 'dimensions')],
  'long-title': ['Long title', add('article', 'long', 2)],
  'gift-card': ['Gift card', add('giftCard', 'demo')],
  'partner-product': ['Partner product', add('partnerProduct', 'demo')],
  'coffee-subscription': ['Coffee subscription', addSubscription('coffee')],
  'machine-subscription': ['Machine subscription', addSubscription('machine')],
  'gift-subscription': ['Gift subscription', addSubscription('gift')],
  'shortage-article': ['Shortage article', add('article', 'shortage')],
  'sold-out-article': ['Sold-out article', add('article', 'sold-out')],
  'not-available-article': ['Not available article', add('article', 'not-available')],
  'defective-article': ['Defective article, with and without tcm', addDefective('article')],
  'defective-gift-card': ['Defective gift card', addDefective('giftCard')],
  'defective-partner-product': ['Defective partner product', addDefective('partnerProduct')],
  'defective-subscription': [
    'Defective subscription: coffee, machine, gift in turn',
    (state, site) => {
      const kind = SUBSCRIPTION_KINDS[state.cart.defectiveSubscriptions.length % SUBSCRIPTION_KINDS.length] ?? 'coffee'
      return withItem(state, { kind: 'subscription', subscription: subscriptionOf(kind, site), isDefective: true })
    },
  ],
  'sold-out-free-article': [
    'Sold-out free article',
    (state, site) => ({
      ...withCart(state, { freeArticles: [freeArticle(site, 1, 'SOLDOUT')] }),
      declined: [],
    }),
  ],
  // The PUT body names product and campaign only: the service removes both.
  'two-free-articles': [
    'Two free articles of one campaign',
    (state, site) => ({
      ...withCart(state, { freeArticles: [freeArticle(site, 1), freeArticle(site, 2)] }),
      declined: [],
    }),
  ],
  'not-available-gift-card': ['Not available gift card', add('giftCard', 'not-available')],
  coupon: [
    'Coupon',
    (state) => {
      const { redeemedWsacs } = state.cart
      const next = Object.keys(COUPONS).filter((code) => !redeemedWsacs.includes(code))
      return withCart(state, { redeemedWsacs: [...redeemedWsacs, ...next.slice(0, 1)] })
    },
  ],
  rebate: ['Remaining rebate', (state) => ({ ...state, hasRebate: true })],
  beans: ['Loyalty beans', (state) => withCart(state, { loyaltyBeanData: { redeemedAmount: 0, redeemedValue: 0 } })],
  'gift-card-redemption': [
    'Redeemed gift card',
    (state) => {
      const { giftCardRedemptions } = state.cart
      const cardNumber = `6006 4900 0000 ${1000 + giftCardRedemptions.length}`
      return withCart(state, { giftCardRedemptions: [...giftCardRedemptions, { cardNumber, redeemedAmount: 0 }] })
    },
  ],
  // More than the limits allow a shopper to add.
  many: [
    '1,000 lines',
    (state, site) => {
      const products = PRODUCTS.filter(({ kind }) => kind === 'article')
      const many = Array.from({ length: MANY_LINES }, (_, index) => products[index % products.length] as Product).map(
        (product, index) => articleOf({ ...product, id: `${product.id}~many-${index}` }, 1, site),
      )
      const others = state.cart.articles.filter(({ productId }) => !productId.includes('~many'))
      return withCart(state, { articles: [...others, ...many] })
    },
  ],
} satisfies Record<string, readonly [text: string, add: Add]>
type AdditionName = keyof typeof ADDITIONS

type Action = { add: AdditionName } | { clear: true } | { paymentOnDelivery: boolean }

/** All actions, one for each button of the demo bar. */
export const CART_ACTIONS: readonly { action: Action; text: string }[] = [
  ...Object.entries(ADDITIONS).map(([name, [text]]) => ({ action: { add: name as AdditionName }, text })),
  { action: { paymentOnDelivery: true }, text: 'Payment on delivery' },
  { action: { paymentOnDelivery: false }, text: 'Payment in advance' },
  { action: { clear: true }, text: 'Empty the cart' },
]

const actionOf = (body: unknown) =>
  CART_ACTIONS.find(({ action }) => JSON.stringify(action) === JSON.stringify(body))?.action

function applied(state: CartState, action: Action, site: Site): CartState {
  if ('add' in action) return ADDITIONS[action.add][1](state, site)
  if ('clear' in action) return { cart: EMPTY_CART, declined: [] }
  return { ...state, isPaidOnDelivery: action.paymentOnDelivery }
}

export const CART_ADDITIONS: Route = {
  answer(call) {
    const action = actionOf(call.body)
    if (!action) {
      const detail = `Known: ${CART_ACTIONS.map((one) => JSON.stringify(one.action)).join(', ')}.`
      return problem(400, 'Unknown action', { type: 'urn:demo:invalid-action', detail })
    }
    const { state, save } = cartOf(call, CATALOGUE_SHOP)
    return Response.json(save(applied(state, action, call.site)))
  },
}
