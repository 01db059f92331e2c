/** The demo shop without a listener, and visitors who keep cookies like a browser. */
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Forward } from '../../demo/forward.ts'
import { buildShop } from '../../demo/server.ts'
import { PRODUCTS, type Product } from '../../services/catalogue/products.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import type { Site } from '../../src/shop/sites/sites.ts'

export const CART = '/service/cart/api/cart'

/** The shop with one empty page. */
export const openShop = (forwards: readonly Forward[] = []): Promise<FastifyInstance> =>
  buildShop({
    forwards,
    registerPages: (app) => app.get('/', async (_request, reply) => reply.type('text/html').send('<h1>Shop')),
  })

export type Shopper = Awaited<ReturnType<typeof visit>>

/** A new visitor that has opened a page, e.g. `/?site=HU`. */
export async function visit(shop: FastifyInstance, page = '/') {
  const cookies: Record<string, string> = {}
  const ask = async (options: InjectOptions) => {
    const answer = await shop.inject({ ...options, cookies })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) delete cookies[name]
      else cookies[name] = value
    }
    return answer
  }
  const tokens = () => ({
    'x-csrf-token': cookies.csrfToken ?? '',
    'x-long-term-token': cookies.longTermToken ?? '',
    'x-logintoken': cookies.LoginToken ?? '',
  })
  await ask({ url: page })
  return {
    cookies,
    tokens,
    ask,
    open: (url: string) => ask({ url, headers: { accept: 'text/html' } }),
    get: (url: string, headers: Record<string, string> = {}) => ask({ url, headers: { ...tokens(), ...headers } }),
    post: (url: string, body: object) => ask({ method: 'POST', url, headers: tokens(), payload: body }),
    put: (body: object, headers: Record<string, string> = {}) =>
      ask({ method: 'PUT', url: CART, headers: { ...tokens(), ...headers }, payload: body }),
    cart: async (site?: Site) =>
      (await ask({ url: CART, headers: { ...tokens(), ...(site && { 'x-hunter-site': site }) } })).json().cart,
  }
}

export const productsOfKind = (kind: Product['kind']): Product[] => PRODUCTS.filter((product) => product.kind === kind)

/** The first product with at least 20 pieces in stock. */
export function productInStock(kind: Product['kind'] = 'article'): Product {
  const product = productsOfKind(kind).find(({ stock }) => stock >= 20)
  if (!product) throw new Error(`The catalogue has no ${kind} with 20 pieces in stock.`)
  return product
}

export const setArticle = ({ id, tcm }: Product, quantity: number): CartChange => ({
  setArticle: { productId: id, tcm, quantity },
})
