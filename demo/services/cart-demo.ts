/** POST /demo/cart: puts into the cart what no page of the demo sells. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { PRODUCTS, type Product } from '../catalogue/products.ts'
import { cartOf } from './cart.ts'
import { COUPONS } from './cart-amounts.ts'
import { answerCart } from './cart-answer.ts'
import { type CartState, EMPTY_STATE, type Line, type SubscriptionLine } from './cart-state.ts'
import { sendProblem } from './problem.ts'

const MANY_LINES = 1000

const productsOf = (kind: Product['kind']) => PRODUCTS.filter((product) => product.kind === kind)

const addLines = (state: CartState, ...lines: Line[]): CartState => ({ ...state, lines: [...state.lines, ...lines] })

const addSubscription = (state: CartState, kind: SubscriptionLine['kind'], more: { isDefective?: true } = {}) => ({
  ...state,
  subscriptions: [...state.subscriptions, { id: randomUUID(), kind, ...more }],
})

/** Another line of the kind's next product, under an id of its own. */
function twin(state: CartState, kind: Product['kind'], name: string, more: Partial<Line>): Line[] {
  let number = 0
  while (state.lines.some(({ productId }) => productId.endsWith(`~${name}-${number}`))) number += 1
  const products = productsOf(kind)
  const product = products[number % products.length]
  return product ? [{ kind, productId: `${product.id}~${name}-${number}`, tcm: product.tcm, quantity: 1, ...more }] : []
}

/** Every second one has no tcm, so that it can't be deleted (specification 1 §2). */
function defectiveArticle(state: CartState): Line[] {
  const isDeletable = state.lines.filter((line) => line.isDefective && line.kind === 'article').length % 2 === 0
  const lines = twin(state, 'article', 'defective', { isDefective: true })
  return isDeletable ? lines : lines.map(({ tcm: _tcm, ...line }) => line)
}

/** Past every limit, as no shopper could. */
const manyLines = (): Line[] => {
  const products = productsOf('article')
  return Array.from({ length: MANY_LINES }, (_, index) => products[index % products.length]).flatMap(
    (product, index) =>
      product ? [{ kind: 'article', productId: `${product.id}~many-${index}`, tcm: product.tcm, quantity: 1 }] : [],
  )
}

const isDefective = true

const ADDITIONS = {
  'coffee-subscription': (state) => addSubscription(state, 'coffee'),
  'machine-subscription': (state) => addSubscription(state, 'machine'),
  'gift-subscription': (state) => addSubscription(state, 'gift'),
  'defective-article': (state) => addLines(state, ...defectiveArticle(state)),
  'defective-gift-card': (state) => addLines(state, ...twin(state, 'gift-card', 'defective', { isDefective })),
  'defective-partner-product': (state) =>
    addLines(state, ...twin(state, 'partner-product', 'defective', { isDefective })),
  'defective-subscription': (state) => addSubscription(state, 'coffee', { isDefective }),
  'sold-out-article': (state) => addLines(state, ...twin(state, 'article', 'sold-out', { availability: 'SOLDOUT' })),
  'shortage-article': (state) => addLines(state, ...twin(state, 'article', 'shortage', { availability: 'SHORTAGE' })),
  coupon: (state) => {
    const next = Object.keys(COUPONS).find((code) => !state.coupons.includes(code))
    return next ? { ...state, coupons: [...state.coupons, next] } : state
  },
  rebate: (state) => ({ ...state, hasRebate: true }),
  'gift-card-redemption': (state) => ({
    ...state,
    giftCardNumbers: [...state.giftCardNumbers, `6006 4900 0000 ${1000 + state.giftCardNumbers.length}`],
  }),
  beans: (state) => ({ ...state, areBeansRedeemed: true }),
  many: (state) =>
    addLines({ ...state, lines: state.lines.filter((line) => !line.productId.includes('~many')) }, ...manyLines()),
} satisfies Record<string, (state: CartState) => CartState>
type Addition = keyof typeof ADDITIONS

const isAddition = (text: string): text is Addition => Object.hasOwn(ADDITIONS, text)

const orderSchema = v.union([
  v.strictObject({ add: v.custom<Addition>((text) => typeof text === 'string' && isAddition(text)) }),
  v.strictObject({ clear: v.literal(true) }),
  v.strictObject({ paymentOnDelivery: v.boolean() }),
])
type Order = v.InferOutput<typeof orderSchema>

function obey(state: CartState, order: Order): CartState {
  if ('add' in order) return ADDITIONS[order.add](state)
  if ('clear' in order) return EMPTY_STATE
  return { ...state, isPaidOnDelivery: order.paymentOnDelivery }
}

export function registerCartDemo(app: FastifyInstance): void {
  app.post('/demo/cart', { config: { isService: true } }, async (request, reply) => {
    const order = v.safeParse(orderSchema, request.body)
    if (!order.success) {
      const detail = `Known: add (${Object.keys(ADDITIONS).join(', ')}), clear, paymentOnDelivery.`
      return sendProblem(reply, { status: 400, type: 'urn:demo:invalid-order', title: 'Not a known order', detail })
    }
    const { site, state, keep } = cartOf(request, reply)
    const after = obey(state, order.output)
    keep(after)
    return { cart: answerCart(after, site) }
  })
}
