/** A cart service with faults before the demo shop, for one life. It carries out a change once, however often its key arrives. */
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Script, Treatment } from './script.ts'

const CART = '/service/cart/api/cart'

/** A change that arrived. */
interface Arrival {
  number: number
  person: string
  key: string | undefined
  kind: Treatment['kind']
  isCarriedOut: boolean
}

export async function startService(shopUrl: string, { treatments }: Script) {
  const { hostname, port } = new URL(shopUrl)
  /** The quantity of each product, by person. */
  const carts = new Map<string, Map<string, number>>()
  const known = new Set<string>()
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

  async function change(incoming: IncomingMessage, response: ServerResponse, person: string): Promise<void> {
    let text = ''
    for await (const chunk of incoming) text += chunk
    const { productId, quantity } = JSON.parse(text).setArticle
    const times = arrivals.filter(({ number }) => number === quantity).length
    const { kind, waitMs } = treatments.get(quantity)?.[times] ?? { kind: 'done', waitMs: 0 }
    const key = incoming.headers['idempotency-key'] as string | undefined
    const isReached = kind === 'done' || kind === 'unanswered'
    const isCarriedOut = isReached && !(key && known.has(key))
    arrivals.push({ number: quantity, person, key, kind, isCarriedOut })
    if (isReached && key) known.add(key)
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
      if (method === 'PUT') return void change(incoming, response, person)
      return answer(response, 200, { cart: cartOf(person) })
    }
    const outgoing = send({ hostname, port, path: url, method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
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
