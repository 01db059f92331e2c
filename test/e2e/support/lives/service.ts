/** A page with a header, and a cart service with faults, for one life. It carries out a change once, however often its key arrives. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isMade, type MadeChanges, remember } from '../../../../services/change-keys.ts'
import type { CartChange } from '../../../../src/shop/cart/cart.ts'
import { root } from '../../../../tools/paths.ts'
import type { Script, Treatment } from './script.ts'

const CART = '/service/cart/api/cart'
const VISITOR = { tracking: { loginStatus: 'LOGGED_OUT' }, customer: {}, statuses: {} }
/** A small page: a long run opens tens of thousands. */
const page = (content: string) =>
  `<!doctype html><html lang="de"><head><title>Shop</title><link rel="icon" href="data:,"></head><body>${content}</body></html>`

/** A change that arrived. */
interface Arrival {
  number: number
  person: string
  key: string | undefined
  kind: Treatment['kind']
  isCarriedOut: boolean
}

/** The shop is at `/`; any other page has no elements. */
export async function startService(cdnUrl: string, { treatments }: Script) {
  const header = readFileSync(root('dist/fragments/DE/shop-header.html'), 'utf8')
  const pages = {
    shop: page(`${header}<script type="module" src="${cdnUrl}/shop-elements.js"></script>`),
    other: page('<h1>Help</h1>'),
  }
  /** The quantity of each product, by person. */
  const carts = new Map<string, Map<string, number>>()
  const made: MadeChanges = new Map()
  const arrivals: Arrival[] = []
  let open = 0
  let changedAt = Date.now()

  const cartOf = (person: string) => {
    const lines = [...(carts.get(person) ?? [])]
    const articles = lines.map(([productId, quantity]) => ({ productId, tcm: 't', title: productId, quantity }))
    return { numberOfArticles: lines.reduce((sum, [, quantity]) => sum + quantity, 0), articles }
  }
  const answer = (response: ServerResponse, status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function put(incoming: IncomingMessage, response: ServerResponse, person: string): Promise<void> {
    let text = ''
    for await (const chunk of incoming) text += chunk
    const change: CartChange = JSON.parse(text)
    const { productId, quantity } = (change as { setArticle: { productId: string; quantity: number } }).setArticle
    const times = arrivals.filter(({ number }) => number === quantity).length
    const { kind, waitMs } = treatments.get(quantity)?.[times] ?? { kind: 'done', waitMs: 0 }
    const key = incoming.headers['idempotency-key'] as string | undefined
    const isReached = kind === 'done' || kind === 'unanswered'
    const isCarriedOut = isReached && !isMade(made, key, change)
    arrivals.push({ number: quantity, person, key, kind, isCarriedOut })
    if (isCarriedOut) remember(made, key, change)
    if (isCarriedOut) carts.set(person, (carts.get(person) ?? new Map()).set(productId, quantity))
    await wait(waitMs)
    if (kind === 'refused') return answer(response, 503, {})
    if (kind !== 'done') return void response.destroy()
    answer(response, 200, { cart: cartOf(person) })
  }

  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming
    const person = String(headers['x-long-term-token'] ?? '')
    if (url.split('?')[0] === CART) {
      open += 1
      changedAt = Date.now()
      response.on('close', () => {
        open -= 1
        changedAt = Date.now()
      })
      if (method === 'PUT') return void put(incoming, response, person)
      return answer(response, 200, { cart: cartOf(person) })
    }
    if (/psdata/.test(url)) return answer(response, 200, VISITOR)
    if (headers['sec-fetch-dest'] !== 'document') return answer(response, 404, {})
    response.writeHead(200, { 'content-type': 'text/html' }).end(url === '/' ? pages.shop : pages.other)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals: arrivals as readonly Arrival[],
    /** How long no call of the cart has been under way. */
    quietMs: () => (open > 0 ? 0 : Date.now() - changedAt),
    quantityOf: (person: string, product: string) => carts.get(person)?.get(product) ?? 0,
    countOf: (person: string) => cartOf(person).numberOfArticles,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type Service = Awaited<ReturnType<typeof startService>>
