/** POST /demo/cart: adds to the cart what no page of the demo sells. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Dimension } from '../src/shop/cart/cart.ts'
import { cartOf } from './cart.ts'
import { COUPONS } from './cart-amounts.ts'
import { cartResponse } from './cart-response.ts'
import { type CartState, EMPTY_STATE, type Line, type SubscriptionLine } from './cart-state.ts'
import { PRODUCTS, type Product } from './catalogue/products.ts'
import { sendProblem } from './problem.ts'

const MANY_LINES = 1000

const productsOf = (kind: Product['kind']) => PRODUCTS.filter((product) => product.kind === kind)

const addLines = (state: CartState, ...lines: Line[]): CartState => ({ ...state, lines: [...state.lines, ...lines] })

const addSubscription = (state: CartState, kind: SubscriptionLine['kind'], more: { isDefective?: true } = {}) => ({
  ...state,
  subscriptions: [...state.subscriptions, { id: randomUUID(), kind, ...more }],
})

/** A line of the next product of a kind, under an id of its own. */
function twin(
  state: CartState,
  kind: Product['kind'],
  name: string,
  more: Partial<Line> = {},
  isWanted: (product: Product) => boolean = () => true,
): Line[] {
  let number = 0
  while (state.lines.some(({ productId }) => productId.endsWith(`~${name}-${number}`))) number += 1
  const products = productsOf(kind).filter(isWanted)
  const product = products[(number + state.lines.length) % products.length]
  return product ? [{ kind, productId: `${product.id}~${name}-${number}`, tcm: product.tcm, quantity: 1, ...more }] : []
}

/** Every second one has no tcm, so that it can't be deleted (MINICART-30). */
function defective(state: CartState, kind: 'article' | 'gift-card'): Line[] {
  const isDeletable = state.lines.filter((line) => line.isDefective && line.kind === kind).length % 2 === 0
  const lines = twin(state, kind, 'defective', { isDefective })
  return isDeletable ? lines : lines.map(({ tcm: _tcm, ...line }) => line)
}

const SUBSCRIPTION_KINDS = ['coffee', 'machine', 'gift'] as const

const nextDefectiveKind = ({ subscriptions }: CartState) =>
  SUBSCRIPTION_KINDS[subscriptions.filter((line) => line.isDefective).length % SUBSCRIPTION_KINDS.length] ?? 'coffee'

/** More than the limits allow a shopper to add. */
const manyLines = (): Line[] => {
  const products = productsOf('article')
  return Array.from({ length: MANY_LINES }, (_, index) => products[index % products.length]).flatMap(
    (product, index) =>
      product ? [{ kind: 'article', productId: `${product.id}~many-${index}`, tcm: product.tcm, quantity: 1 }] : [],
  )
}

const isDefective = true

/** One of each type, not in the order in which they are shown (MINICART-19). */
const DIMENSIONS: Dimension[] = [
  { name: 'Design', value: '/pictures/theme-5.svg', type: 'IMAGE' },
  { name: 'Color', value: '#8a9a7b', type: 'COLOR' },
  { name: 'Size', value: 'M', type: 'TEXT' },
]
const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer '.repeat(4).trim()

const isReduced = (product: Product) => product.originalPrices !== undefined

interface Addition {
  text: string
  add(state: CartState): CartState
}

const ADDITIONS = {
  'reduced-article': {
    text: 'Reduced article',
    add: (state) => addLines(state, ...twin(state, 'article', 'reduced', { isPromotional: false }, isReduced)),
  },
  'promotional-article': {
    text: 'Promotional article',
    add: (state) => addLines(state, ...twin(state, 'article', 'promotional', { isPromotional: true }, isReduced)),
  },
  'article-of-dimensions': {
    text: 'Text, colour and picture',
    add: (state) => addLines(state, ...twin(state, 'article', 'dimensions', { dimensions: DIMENSIONS })),
  },
  'long-title': {
    text: 'Long title',
    add: (state) => addLines(state, ...twin(state, 'article', 'long', { title: LONG_TITLE, quantity: 2 })),
  },
  'gift-card': { text: 'Gift card', add: (state) => addLines(state, ...twin(state, 'gift-card', 'demo')) },
  'partner-product': {
    text: 'Partner product',
    add: (state) => addLines(state, ...twin(state, 'partner-product', 'demo')),
  },
  'coffee-subscription': { text: 'Coffee subscription', add: (state) => addSubscription(state, 'coffee') },
  'machine-subscription': { text: 'Machine subscription', add: (state) => addSubscription(state, 'machine') },
  'gift-subscription': { text: 'Gift subscription', add: (state) => addSubscription(state, 'gift') },
  'shortage-article': {
    text: 'Shortage article',
    add: (state) => addLines(state, ...twin(state, 'article', 'shortage', { availability: 'SHORTAGE' })),
  },
  'sold-out-article': {
    text: 'Sold-out article',
    add: (state) => addLines(state, ...twin(state, 'article', 'sold-out', { availability: 'SOLDOUT' })),
  },
  'not-available-article': {
    text: 'Not available article',
    add: (state) => addLines(state, ...twin(state, 'article', 'not-available', { availability: 'NOT_AVAILABLE' })),
  },
  'defective-article': {
    text: 'Defective article, with and without tcm',
    add: (state) => addLines(state, ...defective(state, 'article')),
  },
  'defective-gift-card': {
    text: 'Defective gift card',
    add: (state) => addLines(state, ...defective(state, 'gift-card')),
  },
  'defective-partner-product': {
    text: 'Defective partner product',
    add: (state) => addLines(state, ...twin(state, 'partner-product', 'defective', { isDefective })),
  },
  'defective-subscription': {
    text: 'Defective subscription: coffee, machine, gift in turn',
    add: (state) => addSubscription(state, nextDefectiveKind(state), { isDefective }),
  },
  'sold-out-free-article': {
    text: 'Sold-out free article',
    add: (state) => ({ ...state, isGiftDeclined: false, isGiftSoldOut: true }),
  },
  // The PUT body names product and campaign only: the service removes both.
  'two-free-articles': {
    text: 'Two free articles of one campaign',
    add: (state) => ({ ...state, isGiftDeclined: false, isGiftDoubled: true }),
  },
  'not-available-gift-card': {
    text: 'Not available gift card',
    add: (state) => addLines(state, ...twin(state, 'gift-card', 'not-available', { availability: 'NOT_AVAILABLE' })),
  },
  coupon: {
    text: 'Coupon',
    add: (state) => {
      const next = Object.keys(COUPONS).find((code) => !state.coupons.includes(code))
      return next ? { ...state, coupons: [...state.coupons, next] } : state
    },
  },
  rebate: { text: 'Remaining rebate', add: (state) => ({ ...state, hasRebate: true }) },
  beans: { text: 'Loyalty beans', add: (state) => ({ ...state, areBeansRedeemed: true }) },
  'gift-card-redemption': {
    text: 'Redeemed gift card',
    add: (state) => ({
      ...state,
      giftCardNumbers: [...state.giftCardNumbers, `6006 4900 0000 ${1000 + state.giftCardNumbers.length}`],
    }),
  },
  many: {
    text: '1,000 lines',
    add: (state) =>
      addLines({ ...state, lines: state.lines.filter((line) => !line.productId.includes('~many')) }, ...manyLines()),
  },
} satisfies Record<string, Addition>
type AdditionName = keyof typeof ADDITIONS

const isAddition = (text: string): text is AdditionName => Object.hasOwn(ADDITIONS, text)

const actionSchema = v.union([
  v.strictObject({ add: v.custom<AdditionName>((text) => typeof text === 'string' && isAddition(text)) }),
  v.strictObject({ clear: v.literal(true) }),
  v.strictObject({ paymentOnDelivery: v.boolean() }),
])
type Action = v.InferOutput<typeof actionSchema>

/** All actions, one for each button of the demo bar. */
export const CART_ACTIONS: readonly { action: Action; text: string }[] = [
  ...Object.entries(ADDITIONS).map(([add, { text }]) => ({ action: { add: add as AdditionName }, text })),
  { action: { paymentOnDelivery: true }, text: 'Payment on delivery' },
  { action: { paymentOnDelivery: false }, text: 'Payment in advance' },
  { action: { clear: true }, text: 'Empty the cart' },
]

function applyAction(state: CartState, action: Action): CartState {
  if ('add' in action) return ADDITIONS[action.add].add(state)
  if ('clear' in action) return EMPTY_STATE
  return { ...state, isPaidOnDelivery: action.paymentOnDelivery }
}

export function registerCartDemo(app: FastifyInstance): void {
  app.post('/demo/cart', { config: { isService: true } }, async (request, reply) => {
    const action = v.safeParse(actionSchema, request.body)
    if (!action.success) {
      const detail = `Known: add (${Object.keys(ADDITIONS).join(', ')}), clear, paymentOnDelivery.`
      return sendProblem(reply, { status: 400, type: 'urn:demo:invalid-action', title: 'Unknown action', detail })
    }
    const { site, state, save } = cartOf(request, reply)
    const newState = applyAction(state, action.output)
    save(newState)
    return { cart: cartResponse(newState, site) }
  })
}
