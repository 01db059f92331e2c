/** The cart service of the random scripts: one cart per person. Its coupons hold the person and a version. */
import type { CartState } from '../../services/cart/change-cart.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { changedState } from './cart-server.ts'
import { article, cartWith, freeArticle, partnerProduct, subscription } from './carts.ts'

/** Anonymous, and two logged-in persons. */
export const TOKENS = ['', 'token-one', 'token-two'] as const

const START = cartWith({
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

/** A response, whose body takes no task of its own. */
export interface FakeAnswer {
  status: number
  text: string
}

export interface CallOutcome {
  isDone: boolean
  /** What the service answers, something else, a failure of the network, or nothing until the call times out. */
  answer: 'cart' | FakeAnswer | 'failure' | 'silence'
}

export class CartModel {
  private readonly states = TOKENS.map((_, person) => stamped({ cart: START, declined: [] }, person, 0))

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

  serve(person: number, change: CartChange | undefined, { isDone, answer }: CallOutcome): CallOutcome['answer'] {
    const isChanged = change && isDone ? this.change(person, change) : true
    if (answer !== 'cart') return answer
    return isChanged ? { status: 200, text: JSON.stringify({ cart: this.cartOf(person) }) } : { status: 304, text: '' }
  }

  private stateOf = (person: number) => this.states[person] as CartState
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
