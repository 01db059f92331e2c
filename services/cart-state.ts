/** The state of a visitor's cart and its changes. States are immutable. */
import type { Availability, CartChange, CartChangeError, Dimension } from '../src/shop/cart/cart.ts'
import { productOf } from './cart-products.ts'
import type { Product } from './catalogue/products.ts'

export interface Line {
  kind: Product['kind']
  productId: string
  /** Missing on a defective line that can't be deleted (MINICART-30). */
  tcm?: string
  quantity: number
  isDefective?: true
  // The fields below override the catalogue.
  title?: string
  dimensions?: Dimension[]
  availability?: Availability
  isPromotional?: boolean
}

export interface SubscriptionLine {
  id: string
  kind: 'coffee' | 'machine' | 'gift'
  isDefective?: true
}

export interface CartState {
  lines: Line[]
  subscriptions: SubscriptionLine[]
  /** The shopper has removed the free article of the campaign. */
  isGiftDeclined: boolean
  /** The campaign adds its free article to every cart, as sold out. */
  isGiftSoldOut: boolean
  /** The campaign adds its free article to every cart, twice (CART-48). */
  isGiftDoubled: boolean
  coupons: string[]
  giftCardNumbers: string[]
  areBeansRedeemed: boolean
  hasRebate: boolean
  isPaidOnDelivery: boolean
}

export const EMPTY_STATE: CartState = {
  lines: [],
  subscriptions: [],
  isGiftDeclined: false,
  isGiftSoldOut: false,
  isGiftDoubled: false,
  coupons: [],
  giftCardNumbers: [],
  areBeansRedeemed: false,
  hasRebate: false,
  isPaidOnDelivery: false,
}

export const MAX_PIECES = 99
export const MAX_PIECES_PER_ITEM = 20
export const CAMPAIGN = { id: 'coffee-spoon', productId: 'free-coffee-spoon' } as const

export type Outcome =
  | { kind: 'changed'; state: CartState; added?: { product: Product; pieces: number } }
  | { kind: 'unchanged' }
  | { kind: 'refused'; error: CartChangeError; limit: number }
  | { kind: 'invalid'; detail: string }

const UNCHANGED: Outcome = { kind: 'unchanged' }
const invalid = (detail: string): Outcome => ({ kind: 'invalid', detail })

/** The number for the badge: a subscription counts as one piece, free articles don't count. */
export function countPieces({ lines, subscriptions }: CartState): number {
  const pieces = lines.reduce((sum, line) => sum + (line.isDefective ? 0 : line.quantity), 0)
  return pieces + subscriptions.filter((subscription) => !subscription.isDefective).length
}

/** Applies a PUT body (CART-42). `isGiftDue`: the campaign would add its free article. */
export function changeCart(state: CartState, change: CartChange, isGiftDue: boolean): Outcome {
  if ('setArticle' in change) {
    const { productId, tcm, quantity } = change.setArticle
    return setQuantity(state, { kind: 'article', productId, tcm, quantity })
  }
  if ('setGiftCard' in change) {
    const { productId, tcm, set } = change.setGiftCard
    return setQuantity(state, { kind: 'gift-card', productId, tcm, quantity: set })
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct
    return setQuantity(state, { kind: 'partner-product', productId: partnerProductId, quantity: set })
  }
  if ('setFreeArticle' in change) return setGift(state, change.setFreeArticle, isGiftDue)
  return deleteSubscription(state, change.deleteSubscription.subscriptionId)
}

type QuantityChange = Pick<Line, 'kind' | 'productId' | 'quantity'> & { tcm?: string | undefined }

/** Sets a line to an absolute number of pieces; 0 removes it. */
function setQuantity(state: CartState, change: QuantityChange): Outcome {
  const { kind, productId, tcm, quantity } = change
  const product = productOf(productId)
  if (product?.kind !== kind) return invalid(`There is no ${kind} with the id ${productId}.`)
  if (tcm !== undefined && tcm !== product.tcm) return invalid(`The product ${productId} has no tcm ${tcm}.`)

  const line = state.lines.find((candidate) => candidate.kind === kind && candidate.productId === productId)
  const before = line?.quantity ?? 0
  // A defective line can only be deleted.
  if (quantity === before || (line?.isDefective && quantity > 0)) return UNCHANGED
  if (quantity > before) {
    const refusal = overLimit(state, product, before, quantity)
    if (refusal) return refusal
  }
  const lines = withQuantity(state.lines, line ?? { kind, productId, tcm: product.tcm, quantity }, quantity)
  const added =
    quantity > before ? { added: { product: { ...product, id: productId }, pieces: quantity - before } } : {}
  return { kind: 'changed', state: { ...state, lines }, ...added }
}

/** Returns the tightest limit that the added pieces exceed. */
function overLimit(state: CartState, product: Product, before: number, after: number): Outcome | undefined {
  if (after > Math.min(product.stock, MAX_PIECES_PER_ITEM)) {
    return product.stock < MAX_PIECES_PER_ITEM
      ? { kind: 'refused', error: 'AVAILABILITY_LIMIT', limit: product.stock }
      : { kind: 'refused', error: 'ITEM_LIMIT', limit: MAX_PIECES_PER_ITEM }
  }
  if (countPieces(state) - before + after > MAX_PIECES)
    return { kind: 'refused', error: 'CART_LIMIT', limit: MAX_PIECES }
  return undefined
}

function withQuantity(lines: Line[], line: Line, quantity: number): Line[] {
  if (quantity === 0) return lines.filter((candidate) => candidate !== line)
  if (!lines.includes(line)) return [...lines, line]
  return lines.map((candidate) => (candidate === line ? { ...line, quantity } : candidate))
}

type GiftChange = { productId: string; campaignId: string; remove: boolean }

function setGift(state: CartState, { productId, campaignId, remove }: GiftChange, isGiftDue: boolean): Outcome {
  if (campaignId !== CAMPAIGN.id) return invalid(`There is no campaign with the id ${campaignId}.`)
  if (productId !== CAMPAIGN.productId) return invalid(`The campaign ${campaignId} has no article ${productId}.`)
  if (!isGiftDue || state.isGiftDeclined === remove) return UNCHANGED
  return { kind: 'changed', state: { ...state, isGiftDeclined: remove } }
}

function deleteSubscription(state: CartState, id: string): Outcome {
  const subscriptions = state.subscriptions.filter((subscription) => subscription.id !== id)
  // Another tab may have deleted it already.
  if (subscriptions.length === state.subscriptions.length) return UNCHANGED
  return { kind: 'changed', state: { ...state, subscriptions } }
}
