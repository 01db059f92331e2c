/** The cart service of a life: one cart for each person. Its coupons hold the person and a version. */
import type { CartState } from '../../packages/shop/cart/change-cart.ts'
import { isMade, type MadeChanges, remember } from '../../packages/shop/cart/change-keys.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { changedState } from '../support/cart-server.ts'
import { article, cartWith, freeArticle, partnerProduct, subscription } from '../support/carts.ts'
import type { Draw } from './draw.ts'

/** Anonymous, and two logged-in persons. */
export const TOKENS = ['', 'token-one', 'token-two'] as const
export const NAMES = ['', 'Anna', 'Bert'] as const

/** A third of these lines. */
function startOf(draw: Draw): Cart {
  const some = <Line>(...lines: Line[]) => lines.filter(() => draw.percent(35))
  return cartWith({
    articles: some(article('A'), article('B', 2), article('C')),
    freeArticles: some(freeArticle('F')),
    giftCards: some({ article: article('G') }),
    partnerProducts: some(partnerProduct('P')),
    subscriptions: some(subscription('S')),
    defectiveArticles: some(article('D')),
    defectiveGiftCards: some({ article: article('E') }),
    defectivePartnerProducts: some(partnerProduct('Q')),
    defectiveSubscriptions: some(subscription('T')),
  })
}

export interface Answer {
  status: number
  text: string
}

export class CartService {
  private readonly states: CartState[]
  private readonly made = TOKENS.map((): MadeChanges => new Map())

  constructor(draw: Draw) {
    this.states = TOKENS.map((_, person) => stamped({ cart: startOf(draw), declined: [] }, person, 0))
  }

  cartOf = (person: number): Cart => this.stateOf(person).cart

  /** Returns whether the change changed anything. */
  change(person: number, change: CartChange): boolean {
    const before = this.stateOf(person)
    const after = changedState(before, change)
    if (after) this.states[person] = stamped(after, person, stampOf(before.cart).version + 1)
    return after !== undefined
  }

  read = (person: number): Answer => ({ status: 200, text: textOf(this.cartOf(person)) })

  /** Carries out a change once (CART-50); `isMade` says whether it has changed the cart now. */
  put(person: number, change: CartChange, key: string | null): Answer & { isMade: boolean } {
    const made = this.made[person] as MadeChanges
    if (isMade(made, key, change)) return { ...this.read(person), isMade: false }
    if (!this.change(person, change)) return { status: 304, text: '', isMade: false }
    remember(made, key, change)
    return { ...this.read(person), isMade: true }
  }

  private stateOf = (person: number) => this.states[person] as CartState
}

const texts = new WeakMap<Cart, string>()

function textOf(cart: Cart): string {
  const text = texts.get(cart) ?? JSON.stringify({ cart })
  texts.set(cart, text)
  return text
}

const stamped = (state: CartState, person: number, version: number): CartState => ({
  ...state,
  cart: { ...state.cart, loyaltyBeanData: { redeemedAmount: person, redeemedValue: version } },
})

/** Person and version of a cart; those of an empty one, which is known by nothing, are NaN. */
export const stampOf = ({ loyaltyBeanData }: Cart) => ({
  person: loyaltyBeanData?.redeemedAmount ?? Number.NaN,
  version: loyaltyBeanData?.redeemedValue ?? Number.NaN,
})
