/** A page with a header, and the cart service with faults, for one life. */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '../../../../packages/commands/serve.ts'
import { DroppedConnection } from '../../../../packages/shop/apply-fault.ts'
import type { Routes } from '../../../../packages/shop/call.ts'
import { cartRoutes } from '../../../../packages/shop/cart/cart.ts'
import { countPieces } from '../../../../packages/shop/cart/change-cart.ts'
import { PERSONAL_DATA } from '../../../../packages/shop/personal-data.ts'
import { createServices } from '../../../../packages/shop/services.ts'
import { DEFAULT_SITE } from '../../../../src/shop/sites/sites.ts'
import { root } from '../../../../tools/paths.ts'
import { Draw } from '../../../simulation/draw.ts'
import type { SentChange } from '../../../simulation/judge.ts'

const CART = '/service/cart/api/cart'
/** A small page: a long run opens tens of thousands. */
const page = (content: string) =>
  new Response(
    `<!doctype html><html lang="de"><head><title>Shop</title><link rel="icon" href="data:,"></head><body>${content}</body></html>`,
    { headers: { 'content-type': 'text/html' } },
  )

/** The fates of one request. `unreached`: dropped before it is carried out; `unanswered`: carried out, and the answer is dropped. */
const TREATMENTS = ['done', 'done', 'done', 'done', 'refused', 'unreached', 'unanswered', 'unanswered'] as const

/** Sells whatever is asked for. */
const ROUTES: Routes = {
  ...PERSONAL_DATA,
  ...cartRoutes({
    offerOf: ({ id, tcm = '' }) => ({
      item: (quantity) => ({ kind: 'article', article: { productId: id, tcm, title: id, quantity, dimensions: [] } }),
    }),
    settle: (state) => ({ ...state, cart: { ...state.cart, numberOfArticles: countPieces(state.cart) } }),
  }),
}

/** The shop is at `/`; any other page has no elements. What becomes of a request follows from the seed; nothing fails in a calm life. */
export async function startService(cdnUrl: string, seed: number, isCalm: boolean) {
  const header = readFileSync(root('dist/fragments/DE/shop-header.html'), 'utf8')
  const { handle, serves, visitors } = createServices({ routes: ROUTES })
  const arrivals: SentChange[] = []
  let made = 0
  let open = 0
  let changedAt = Date.now()

  const cartOf = (person: string) => visitors.get(person)?.carts.get(DEFAULT_SITE)?.cart
  const quantityOf = (person: string, product: string) =>
    cartOf(person)?.articles.find(({ productId }) => productId === product)?.quantity ?? 0

  /** The person of the token is the owner of the cart: the script alone says who is logged in. */
  async function ask({ url, method, headers }: Request, person: string, body?: string): Promise<Response> {
    const sent = new Headers(headers)
    sent.set('cookie', `demoVisitor=${person}; longTermToken=${person}`)
    const answer = await handle(new Request(url, { method, headers: sent, ...(body && { body }) }))
    answer.headers.delete('set-cookie')
    return answer
  }

  async function put(request: Request, person: string): Promise<Response> {
    const body = await request.text()
    const { productId, quantity } = JSON.parse(body).setArticle
    const times = arrivals.filter(({ number }) => number === quantity).length
    const draw = new Draw(seed + 100 * quantity + times)
    const kind = isCalm || times > 5 ? 'done' : draw.pick(TREATMENTS)
    const waitMs = isCalm ? 0 : draw.pick([0, 0, 0, 50, 200])
    const key = request.headers.get('idempotency-key') ?? undefined
    const isReached = kind === 'done' || kind === 'unanswered'
    const before = quantityOf(person, productId)
    const answer = isReached ? await ask(request, person, body) : new Response('{}', { status: 503 })
    const isMade = isReached && before !== quantity && quantityOf(person, productId) === quantity
    if (isMade) made += 1
    // The tabs change articles of their own.
    arrivals.push({
      number: quantity,
      page: 0,
      person,
      key,
      madeAs: isMade ? made : undefined,
      isAnswered: kind === 'done',
    })
    await wait(waitMs)
    if (kind === 'unreached' || kind === 'unanswered') throw new DroppedConnection()
    return answer
  }

  async function answer(request: Request): Promise<Response> {
    const person = request.headers.get('x-long-term-token') ?? ''
    if (request.method === 'PUT') return put(request, person)
    if (serves(request)) return ask(request, person)
    if (request.headers.get('sec-fetch-dest') !== 'document') return new Response('{}', { status: 404 })
    const isShop = new URL(request.url).pathname === '/'
    return page(isShop ? `${header}<script type="module" src="${cdnUrl}/shop-elements.js"></script>` : '<h1>Help</h1>')
  }

  async function counted(request: Request): Promise<Response> {
    if (!request.url.includes(CART)) return answer(request)
    open += 1
    changedAt = Date.now()
    try {
      return await answer(request)
    } finally {
      open -= 1
      changedAt = Date.now()
    }
  }

  const { url, close } = await serve(counted, { port: 0, host: '127.0.0.1', isWhole: true })
  return {
    url,
    arrivals: arrivals as readonly SentChange[],
    /** How long no call of the cart has been under way. */
    quietMs: () => (open > 0 ? 0 : Date.now() - changedAt),
    quantityOf,
    countOf: (person: string) => cartOf(person)?.numberOfArticles ?? 0,
    close,
  }
}

export type Service = Awaited<ReturnType<typeof startService>>
