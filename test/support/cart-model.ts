/** The cart service of the cart's random interleavings. */
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import type { Fate } from './cart-net.ts'
import { changedCart } from './cart-server.ts'
import { article, cartWith, freeArticle, partnerProduct, subscription } from './carts.ts'
import type { FakeAnswer } from './fake-net.ts'

/** Anonymous, and two who have logged in. */
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

/** One cart for each person. Its coupons say whose it is and how often it was changed. */
export class CartModel {
  private readonly carts = TOKENS.map((_, person) => stamped(startCart(), person, 0))

  cartOf(person: number): Cart {
    return this.carts[person] as Cart
  }

  /** Does a change, and says whether it changed anything. */
  change(person: number, change: CartChange): boolean {
    const before = this.cartOf(person)
    const after = changedCart(before, change)
    if (after) this.carts[person] = stamped(after, person, stampOf(before).version + 1)
    return after !== undefined
  }

  /** Nothing: there is no answer. */
  serve(person: number, change: CartChange | undefined, fate: Fate): FakeAnswer | undefined {
    const isDone = fate.kind === 'done' || fate.kind === 'garbled' || (fate.kind === 'lost' && fate.isDone)
    const isChanged = change && isDone ? this.change(person, change) : true
    if (fate.kind === 'lost') return undefined
    if (fate.kind === 'garbled') return { status: 200, text: fate.text }
    if (fate.kind === 'refused') {
      const { status, error, limit } = fate
      return { status, text: JSON.stringify({ error, limit }) }
    }
    return isChanged ? { status: 200, text: JSON.stringify({ cart: this.cartOf(person) }) } : { status: 304, text: '' }
  }
}

const stamped = (cart: Cart, person: number, version: number): Cart => ({
  ...cart,
  redeemedWsacs: [`${person}`, `${version}`],
})

/** Whose cart it is, and its age. */
export const stampOf = ({ redeemedWsacs: [person, version] }: Cart) => ({
  person: Number(person),
  version: Number(version),
})
