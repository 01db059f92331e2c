import type { Cart, CartChange } from '../../src/shop/cart.ts'
import { article, cartOf } from './carts.ts'
import { json, type Served, serve } from './services.ts'

export interface CartServer {
  cart: Cart
  calls: Served[]
  /** Answers the next change with this instead of doing it. */
  refuse?: (() => Response) | undefined
  /** Answers wait until they are let through. */
  holds: (() => void)[]
  isHolding: boolean
  end(): void
}

/** A cart service that knows articles; GET and PUT as in specification 1 §7. */
export function serveCart(start: Cart): CartServer {
  const server: CartServer = { cart: start, calls: [], holds: [], isHolding: false, end: () => {} }
  const held = async (answer: () => Response) => {
    if (server.isHolding) await new Promise<void>((resolve) => server.holds.push(resolve))
    return answer()
  }
  const { calls, end } = serve({
    'GET /service/cart/api/cart': () => {
      const { cart } = server
      return held(() => json({ cart }))
    },
    'PUT /service/cart/api/cart': ({ body }) =>
      held(() => {
        const { refuse } = server
        server.refuse = undefined
        if (refuse) return refuse()
        const { setArticle } = body as Extract<CartChange, { setArticle: unknown }>
        const before = server.cart.articles.find(({ productId }) => productId === setArticle.productId)?.quantity ?? 0
        if (before === setArticle.quantity) return new Response(null, { status: 304 })
        const others = server.cart.articles.filter(({ productId }) => productId !== setArticle.productId)
        const changed = setArticle.quantity > 0 ? [article(setArticle.productId, setArticle.quantity)] : []
        server.cart = cartOf(...others, ...changed)
        return json({ cart: server.cart })
      }),
  })
  server.calls = calls
  server.end = end
  return server
}
