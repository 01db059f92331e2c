/** The cart service of the random scripts. */

import type { CartState } from '../../services/cart/change-cart.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import type { CallOutcome } from './cart-network.ts'
import { changedState } from './cart-server.ts'
import { article, cartWith, freeArticle, partnerProduct, subscription } from './carts.ts'
import type { FakeAnswer } from './fake-network.ts'

/** Anonymous, and two logged-in persons. */
export const TOKENS = ['', 'token-one', 'token-two'] as const

const startCart = (): Cart =>
  cartWith({
    articles: [article('A'), article('B', 2), article('C')],
    freeArticles: [freeArticle('F')],
    giftCards: [{ article: article('G') }],
    partnerProducts: [partnerProduct('P')],
    subscriptions: [subscription('S')],
    defectiveArticles: [article('D')],
    defectiveGiftCards: [{ article: article('E') }],
    defectivePartnerProducts: [partnerProduct('Q')],
    defectiveSubscriptions: [subscription('T')],
  })

/** One cart per person. Its coupons hold the person and a version, which goes up with every change. */
export class CartModel {
  private readonly states = TOKENS.map((_, person) => stamped({ cart: startCart(), declined: [] }, person, 0))

  cartOf(person: number): Cart {
    return this.stateOf(person).cart
  }

  /** Returns whether the change changed anything. */
  change(person: number, change: CartChange): boolean {
    const before = this.stateOf(person)
    const after = changedState(before, change)
    if (after) this.states[person] = stamped(after, person, stampOf(before.cart).version + 1)
    return after !== undefined
  }

  private stateOf = (person: number) => this.states[person] as CartState

  /** Undefined when there is no answer. */
  serve(person: number, change: CartChange | undefined, outcome: CallOutcome): FakeAnswer | undefined {
    const isDone =
      outcome.kind === 'done' || outcome.kind === 'malformed' || (outcome.kind === 'lost' && outcome.isDone)
    const isChanged = change && isDone ? this.change(person, change) : true
    if (outcome.kind === 'lost') return undefined
    if (outcome.kind === 'malformed') return { status: 200, text: outcome.text }
    if (outcome.kind === 'refused') {
      const { status, error, limit } = outcome
      return { status, text: JSON.stringify({ error, limit }) }
    }
    return isChanged ? { status: 200, text: JSON.stringify({ cart: this.cartOf(person) }) } : { status: 304, text: '' }
  }
}

const stamped = (state: CartState, person: number, version: number): CartState => ({
  ...state,
  cart: { ...state.cart, loyaltyBeanData: { redeemedAmount: person, redeemedValue: version } },
})

/** Person and version of a cart. */
export const stampOf = ({ loyaltyBeanData }: Cart) => ({
  person: loyaltyBeanData?.redeemedAmount ?? Number.NaN,
  version: loyaltyBeanData?.redeemedValue ?? Number.NaN,
})
