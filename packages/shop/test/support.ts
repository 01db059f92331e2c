/** The services of the demo shop, and visitors who keep cookies like a browser. */

import { NEWSLETTER_IMAGES } from '../../../demo/newsletter-images.ts'
import type { CartChange } from '../../../src/shop/cart/cart.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { refuseBody } from '../../commands/contract/request-faults.ts'
import { serve } from '../../commands/serve.ts'
import { PRODUCTS, type Product } from '../catalogue/products.ts'
import type { Forward } from '../forward.ts'
import { createServices, type Services } from '../services.ts'
import { SHOP_ROUTES } from '../shop-routes.ts'
import { START_PAGE } from '../start-page.ts'

export const SHOP = 'http://shop.test'
export const CART = '/service/cart/api/cart'

/** All of the demo shop's. */
export const ROUTES = { ...SHOP_ROUTES, ...NEWSLETTER_IMAGES }

/** With a start page. */
export const openServices = (forwards: readonly Forward[] = []): Services =>
  createServices({ routes: { ...ROUTES, ...START_PAGE }, refuse: refuseBody, forwards })

/** The same over HTTP. */
export const overHttp = (handle: Services['handle']) =>
  serve(handle, { port: 0, host: '127.0.0.1', isWhole: true, onAnswer() {} })

interface Asked {
  method?: string
  headers?: Record<string, string>
  /** As JSON; a text as it is. */
  body?: unknown
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: any answer.
  json: any
}

export type Shopper = Awaited<ReturnType<typeof visit>>

/** A new visitor that has opened a page, e.g. `/?site=HU`. */
export async function visit({ handle }: Pick<Services, 'handle'>, page = '/') {
  const cookies: Record<string, string> = {}

  async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const cookie = Object.entries(cookies).map((pair) => pair.join('='))
    const isJson = body !== undefined && typeof body !== 'string'
    const sent = { cookie: cookie.join('; '), ...(isJson && { 'content-type': 'application/json' }), ...headers }
    const text = isJson ? JSON.stringify(body) : (body as string | undefined)
    const answer = await handle(new Request(SHOP + path, { method, headers: sent, ...(text && { body: text }) }))
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/Max-Age=0/i.test(set)) delete cookies[name]
      else cookies[name] = value
    }
    const received = await answer.text()
    return { status: answer.status, headers: answer.headers, text: received, json: parsed(received) }
  }

  const tokens = () => ({
    'x-csrf-token': cookies.csrfToken ?? '',
    'x-long-term-token': cookies.longTermToken ?? '',
    'x-logintoken': cookies.LoginToken ?? '',
  })
  const get = (path: string, headers = {}) => ask(path, { headers: { ...tokens(), ...headers } })
  await ask(page)
  return {
    cookies,
    tokens,
    ask,
    get,
    open: (path: string) => ask(path),
    post: (path: string, body: unknown) => ask(path, { method: 'POST', headers: tokens(), body }),
    put: (body: unknown, headers = {}) => ask(CART, { method: 'PUT', headers: { ...tokens(), ...headers }, body }),
    cart: async (site?: Site) => (await get(CART, site && { 'x-hunter-site': site })).json.cart,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
