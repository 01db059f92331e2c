import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { article, cartWith, freeArticle, partnerProduct } from './carts.ts'
import { json, type Served, serve } from './services.ts'

export interface CartServer {
  cart: Cart
  calls: Served[]
  /** Answers the next change in place of the service. */
  refuse?: (() => Response | Promise<Response>) | undefined
  /** Answers the next read. */
  fail?: (() => Response | Promise<Response>) | undefined
  /** Answers that wait for their release. */
  holds: (() => void)[]
  isHolding: boolean
  /** Releases all waiting answers, and holds no more. */
  release(): void
  end(): void
}

/** A cart service with GET and PUT (CART-1, CART-11). */
export function serveCart(start: Cart): CartServer {
  const held = async (answer: () => Response | Promise<Response>) => {
    if (server.isHolding) await new Promise<void>((resolve) => server.holds.push(resolve))
    return answer()
  }
  const { calls, end } = serve({
    'GET /service/cart/api/cart': () => {
      const { cart, fail } = server
      server.fail = undefined
      return held(fail ?? (() => json({ cart })))
    },
    'PUT /service/cart/api/cart': ({ body }) =>
      held(() => {
        const { refuse } = server
        server.refuse = undefined
        if (refuse) return refuse()
        const cart = changedCart(server.cart, body as CartChange)
        if (!cart) return new Response(null, { status: 304 })
        server.cart = cart
        return json({ cart })
      }),
  })
  const server: CartServer = {
    cart: start,
    calls,
    holds: [],
    isHolding: false,
    release() {
      server.isHolding = false
      for (const answer of server.holds.splice(0)) answer()
    },
    end,
  }
  return server
}

/** The cart after a change; undefined when it changes nothing. A defective item can only be deleted. */
export function changedCart(cart: Cart, change: CartChange): Cart | undefined {
  if ('setArticle' in change) {
    const { productId, quantity } = change.setArticle
    const [articles, defectiveArticles, isSame] = setLine(
      cart.articles,
      cart.defectiveArticles,
      (line) => line.productId === productId,
      ({ quantity: before }) => before === quantity,
      quantity > 0 ? article(productId, quantity) : undefined,
    )
    return isSame ? undefined : cartWith({ ...cart, articles, defectiveArticles })
  }
  if ('setGiftCard' in change) {
    const { productId, set } = change.setGiftCard
    const [giftCards, defectiveGiftCards, isSame] = setLine(
      cart.giftCards,
      cart.defectiveGiftCards,
      (line) => line.article.productId === productId,
      ({ article: { quantity } }) => quantity === set,
      set > 0 ? { article: article(productId, set) } : undefined,
    )
    return isSame ? undefined : cartWith({ ...cart, giftCards, defectiveGiftCards })
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct
    const [partnerProducts, defectivePartnerProducts, isSame] = setLine(
      cart.partnerProducts,
      cart.defectivePartnerProducts,
      (line) => line.partnerProductId === partnerProductId,
      ({ totalQuantity }) => totalQuantity === set,
      set > 0 ? partnerProduct(partnerProductId, set) : undefined,
    )
    return isSame ? undefined : cartWith({ ...cart, partnerProducts, defectivePartnerProducts })
  }
  if ('setFreeArticle' in change) {
    const { productId, remove } = change.setFreeArticle
    const [freeArticles, , isSame] = setLine(
      cart.freeArticles,
      [],
      (line) => line.productId === productId,
      () => !remove,
      remove ? undefined : freeArticle(productId),
    )
    return isSame ? undefined : cartWith({ ...cart, freeArticles })
  }
  const [subscriptions, defectiveSubscriptions, isSame] = setLine(
    cart.subscriptions,
    cart.defectiveSubscriptions,
    (line) => line.subscriptionConfigurationId === change.deleteSubscription.subscriptionId,
    () => false,
    undefined,
  )
  return isSame ? undefined : cartWith({ ...cart, subscriptions, defectiveSubscriptions })
}

/** Both lists with one line set or removed, and whether nothing changed. */
function setLine<Line>(
  lines: Line[],
  defects: Line[],
  isMatch: (line: Line) => boolean,
  isEqual: (line: Line) => boolean,
  wanted: Line | undefined,
): [lines: Line[], defects: Line[], isSame: boolean] {
  const others = (list: Line[]) => list.filter((line) => !isMatch(line))
  if (!wanted) return [others(lines), others(defects), !lines.some(isMatch) && !defects.some(isMatch)]
  const index = lines.findIndex(isMatch)
  const line = lines[index]
  if (line ? isEqual(line) : defects.some(isMatch)) return [lines, defects, true]
  return [line ? lines.with(index, wanted) : [...lines, wanted], defects, false]
}
