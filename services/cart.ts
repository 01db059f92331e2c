/** The cart service: GET and PUT /service/cart/api/cart (CART-1, CART-11). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, type Site } from '../src/shop/sites/sites.ts'
import { isGiftDue } from './cart-amounts.ts'
import { priceOf } from './cart-article.ts'
import { readChange } from './cart-body.ts'
import { cartResponse } from './cart-response.ts'
import { type CartState, changeCart, EMPTY_STATE, type Outcome } from './cart-state.ts'
import { isMade, remember } from './change-keys.ts'
import { sendProblem } from './problem.ts'
import { requireTokens } from './tokens.ts'
import { siteOf, visitorOf } from './visitor.ts'

const PATH = '/service/cart/api/cart'

/** The visitor's cart on the site of the call. */
export function cartOf(request: FastifyRequest, reply: FastifyReply) {
  const { carts } = visitorOf(request, reply)
  const site = siteOf(request, reply)
  const save = (state: CartState) => carts.set(site, state)
  return { site, state: carts.get(site) ?? EMPTY_STATE, save }
}

export function registerCart(app: FastifyInstance): void {
  const preHandler = requireTokens('csrfToken', 'longTermToken')

  // Ignores forceReload: no answer is cached.
  app.get(PATH, { config: { call: 'cart.get' }, preHandler }, async (request, reply) => {
    const { site, state } = cartOf(request, reply)
    return { cart: cartResponse(state, site) }
  })

  app.put(PATH, { config: { call: 'cart.put' }, preHandler }, async (request, reply) => {
    const change = readChange(request.body)
    if (!change) return sendInvalidChange(reply, 'The body must be exactly one of the five changes.')
    const { site, state, save } = cartOf(request, reply)
    const { madeChanges } = visitorOf(request, reply)
    const key = request.headers['idempotency-key']
    if (isMade(madeChanges, key, change)) return { cart: cartResponse(state, site) }
    const outcome = changeCart(state, change, isGiftDue(state, site))
    if (outcome.kind === 'changed') {
      save(outcome.state)
      remember(madeChanges, key, change)
    }
    return sendOutcome(outcome, site, reply)
  })
}

function sendOutcome(outcome: Outcome, site: Site, reply: FastifyReply) {
  switch (outcome.kind) {
    case 'unchanged':
      return reply.code(304).send()
    case 'invalid':
      return sendInvalidChange(reply, outcome.detail)
    case 'refused':
      return reply.code(409).send({ error: outcome.error, limit: outcome.limit })
    case 'changed': {
      const cart = cartResponse(outcome.state, site)
      return outcome.added ? { cart, addedProduct: addedProductResponse(outcome.added, site) } : { cart }
    }
  }
}

/** `quantity` and `price` are for the added pieces only. */
const addedProductResponse = (
  { product, pieces }: NonNullable<Extract<Outcome, { kind: 'changed' }>['added']>,
  site: Site,
) => ({
  productId: product.id,
  tcm: product.tcm,
  title: product.titles[localeOf(site)],
  imageUrl: product.imageUrl,
  quantity: pieces,
  price: priceOf(product, pieces, site),
})

const sendInvalidChange = (reply: FastifyReply, detail: string) =>
  sendProblem(reply, {
    status: 400,
    type: 'urn:cart:invalid-change',
    title: 'Invalid cart change',
    detail,
    error: 'UNKNOWN',
  })
