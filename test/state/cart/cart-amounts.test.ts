/** Whether what is written for the items, the lines of the summary and the sum adds up, in random carts and after random changes. */
import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import type { Article, Cart, CartChange } from '../../../src/shop/cart/cart.ts'
import { itemsOf, removalOf, restorationOf } from '../../../src/shop/cart/cart-items.ts'
import { priceOf, rulesOf } from '../../../src/shop/prices/item-price.ts'
import { formatMoney } from '../../../src/shop/prices/money.ts'
import { finalSumOf, summaryLinesOf } from '../../../src/shop/prices/price-summary.ts'
import { MONEY } from '../../../src/shop/sites/facts.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { type ChangeOrder, reduce } from '../../../src/state/cart/cart-change-machine.late.ts'
import { type CartState, INITIAL_STATE, optimisticCart } from '../../../src/state/cart/cart-machine.ts'
import { article, cartWith, freeArticle, partnerProduct, subscription } from '../../support/carts.ts'
import { printSeed, runs } from '../../support/random.ts'

const cents = fc.nat(30_000)
const maybeCents = fc.option(cents, { nil: undefined })
const pieces = fc.nat(4)
const given = <Value>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value })

/** With both fields of the price, which may contradict each other, with one of them, or with none. */
const priced = (id: string): fc.Arbitrary<Article> =>
  fc.record({ quantity: pieces, old: maybeCents, calculated: maybeCents }).map(({ quantity, old, calculated }) => {
    const { price: _price, ...unpriced } = article(id, quantity)
    const price = calculated === undefined ? undefined : { calculatedPrice: calculated }
    return { ...unpriced, ...given('currentShopPrice', old), ...given('price', price) }
  })

/** Up to three, of which the first two have the same key. */
const upToThree = <Item>(of: (id: string) => fc.Arbitrary<Item>) =>
  fc.tuple(of('A'), of('A'), of('B')).chain((all) => fc.subarray(all))

const items: fc.Arbitrary<Partial<Cart>> = fc.record({
  articles: upToThree(priced),
  freeArticles: fc.subarray([freeArticle('F'), freeArticle('E')]),
  giftCards: upToThree((id) => priced(id).map((one) => ({ article: one }))),
  partnerProducts: upToThree((id) =>
    fc.record({ totalQuantity: pieces, price: maybeCents }).map(({ totalQuantity, price }) => {
      const { totalPrice: _price, ...unpriced } = partnerProduct(id, totalQuantity)
      return { ...unpriced, ...given('totalPrice', price) }
    }),
  ),
  subscriptions: upToThree((id) =>
    maybeCents.map((price) => {
      const { recurringArticlesPrice: _price, ...unpriced } = subscription(id)
      return { ...unpriced, ...given('recurringArticlesPrice', price && { calculatedPrice: price }) }
    }),
  ),
})

const lines: fc.Arbitrary<Partial<Cart>> = fc
  .record({ shipping: maybeCents, onDelivery: maybeCents, cards: fc.array(cents, { maxLength: 2 }), beans: maybeCents })
  .map(({ shipping, onDelivery, cards, beans }) => ({
    ...given('shippingCost', shipping),
    ...given('paymentOnDeliveryCost', onDelivery),
    ...given('loyaltyBeanData', beans && { redeemedAmount: 1, redeemedValue: beans }),
    giftCardRedemptions: cards.map((redeemedAmount, at) => ({ cardNumber: `number-${at}`, redeemedAmount })),
  }))

const summary = fc
  .record({
    shippingCosts: maybeCents,
    paymentOnDeliveryCosts: maybeCents,
    totalRedeemedLoyaltyBeans: maybeCents,
    totalRedeemedNonWsacDiscounts: maybeCents,
    coupons: fc.array(cents, { maxLength: 2 }),
  })
  .map(({ coupons, ...rest }) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([, amount]) => amount !== undefined)),
    cartFinalSum: 0,
    redeemedWsacDiscounts: coupons.map((discount, at) => ({ wsac: `code-${at}`, discount })),
  }))

/** Cents of the items and of the lines. */
const partsOf = (cart: Cart): number =>
  [
    ...itemsOf(cart).map((item) => priceOf(item, rulesOf(cart))),
    ...summaryLinesOf(cart).map((line) => line.cents),
  ].reduce<number>((sum, part) => sum + (part ?? 0), 0)

/** A cart whose items and lines add up to its sum, as the service calculates it. */
const cart: fc.Arbitrary<Cart> = fc
  .record({ items, lines, priceSummary: fc.option(summary, { nil: undefined }) })
  .map(({ items, lines, priceSummary }) => {
    const unsummed: Cart = { ...cartWith(items), ...lines, ...given('priceSummary', priceSummary) }
    const totalSum = partsOf(unsummed)
    return {
      ...unsummed,
      totalSum,
      ...given('priceSummary', priceSummary && { ...priceSummary, cartFinalSum: totalSum }),
    }
  })

const tcm = (productId: string) => ({ productId, tcm: `tcm-${productId}` })
const id = fc.constantFrom('A', 'B', 'N')
/** To items of the cart, and to some that it does not have. */
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ id, quantity: pieces }).map(({ id, quantity }) => ({ setArticle: { ...tcm(id), quantity } })),
  fc.record({ id: fc.constantFrom('E', 'F'), remove: fc.boolean() }).map(({ id, remove }) => ({
    setFreeArticle: { productId: id, campaignId: `campaign-${id}`, remove },
  })),
  fc.record({ id, set: pieces }).map(({ id, set }) => ({ setGiftCard: { ...tcm(id), set } })),
  fc.record({ id, set: pieces }).map(({ id, set }) => ({ setPartnerProduct: { partnerProductId: id, set } })),
  id.map((subscriptionId) => ({ deleteSubscription: { subscriptionId } })),
)

/** The next act of the shopper or the service. */
type Step = { order: CartChange } | { remove: number } | { undo: number } | { answer: 'unchanged' | 'refused' }
const step: fc.Arbitrary<Step> = fc.oneof(
  change.map((order) => ({ order })),
  fc.nat(9).map((remove) => ({ remove })),
  fc.nat(9).map((undo) => ({ undo })),
  fc.constantFrom('unchanged' as const, 'refused' as const).map((answer) => ({ answer })),
)

const shownOf = ({ confirmed, pending }: CartState) => optimisticCart(confirmed, pending) as Cart
const at = <Item>(list: readonly Item[], index: number) => list[index % list.length]

function take(state: CartState, step: Step): CartState {
  const order = (one: ChangeOrder) => reduce(state, { type: 'ordered', order: { ...one, sentAs: '1-1' } })
  if ('order' in step) return order({ change: step.order })
  if ('remove' in step) {
    const item = at(itemsOf(shownOf(state)), step.remove)
    return item ? order({ change: removalOf(item) }) : state
  }
  if ('undo' in step) {
    const restores = at(state.deleted, step.undo)
    const change = restores && restorationOf(restores.item)
    return change ? order({ change, restores, key: restores.key }) : state
  }
  const [pending] = state.pending
  if (!pending) return state
  const sent = reduce(state, { type: 'sent', pending })
  return step.answer === 'refused'
    ? reduce(sent, { type: 'refused', pending, failure: { error: 'UNKNOWN' } })
    : reduce(sent, { type: 'unchanged', pending })
}

/** An amount as it is read, in the smallest unit that the site writes. */
const read = (amount: number, site: Site) =>
  Number(
    formatMoney(amount, site)
      .replace('−', '-')
      .replace(/[^\d-]/g, ''),
  )

/** The amounts that are written for the items and lines, added up, and the amount that is written as the sum. */
function written(cart: Cart, site: Site): [parts: number, sum: number] {
  const amounts = [
    ...itemsOf(cart).map((item) => priceOf(item, rulesOf(cart))),
    ...summaryLinesOf(cart).map(({ cents }) => cents),
  ]
  const parts = amounts.reduce<number>((sum, amount) => sum + (amount === undefined ? 0 : read(amount, site)), 0)
  return [parts, read(finalSumOf(cart) ?? Number.NaN, site)]
}

describe('the amounts of a cart', () => {
  for (const site of SITES) {
    it(`add up to the sum on ${site}, also as they are written, before and after each change (CART-51, PRICE-29)`, () => {
      printSeed(`${runs} carts`)
      fc.assert(
        fc.property(cart, fc.array(step, { minLength: 1, maxLength: 8 }), (start, steps) => {
          let state = reduce(INITIAL_STATE, { type: 'received', cart: start, version: 1 })
          for (const next of [undefined, ...steps]) {
            state = next ? take(state, next) : state
            const shown = shownOf(state)
            const [parts, sum] = written(shown, site)
            if (MONEY[site].decimals) expect(parts, JSON.stringify(shown)).to.equal(sum)
            expect(partsOf(shown), 'In cents.').to.equal(finalSumOf(shown))
          }
        }),
        { numRuns: runs },
      )
    })
  }
})
