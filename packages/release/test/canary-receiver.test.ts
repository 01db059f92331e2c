/** The receiver of docs/monitoring.md: what it counts, and what it leaves out (DELIVERY-96). */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { CART_CHANGE_ERRORS } from '../../../src/shop/cart/cart-change-errors.ts'
import { start } from '../../../test/build/support/start.ts'
import { root } from '../../../tools/paths.ts'
import { metricsOf } from '../watch/metrics.ts'

type Receive = (request: Request) => Promise<Response>
const FILE = root('docs/monitoring/canary-receiver.mjs')
const { createReceiver }: { createReceiver: () => Receive } = await import(pathToFileURL(FILE).href)

const GOOD = { version: '1.1.0', number: 3, errors: [], controls: {} }

function receiver() {
  const receive = createReceiver()
  const post = async (report: unknown) => {
    const body = typeof report === 'string' ? report : JSON.stringify(report)
    return (await receive(new Request('https://shop.example/shop-reports', { method: 'POST', body }))).status
  }
  const text = async () => (await receive(new Request('https://shop.example/shop-reports'))).text()
  const counts = async (): Promise<Record<string, Record<string, [number, number]>>> => JSON.parse(await text()).counts
  return { receive, post, text, counts }
}

describe('the receiver of a canary’s reports (DELIVERY-96)', () => {
  it('counts views and bad ones by version, as a watch reads them', async () => {
    const { post, counts, text } = receiver()
    assert.equal(await post({ ...GOOD, readyMs: 1800, controls: { 'cart-icon': 230, menu: 16 } }), 204)
    await post({ ...GOOD, version: '1.0.0', number: 40, errors: ['RENDER_FAILED', 'CART_LIMIT'] })
    await post({ ...GOOD, version: '1.0.0', number: 41, errors: ['RENDER_FAILED'] })
    await post({ ...GOOD, version: undefined, number: 4 })
    assert.deepEqual(await counts(), {
      '1.1.0': {
        started: [1, 0],
        errors: [1, 0],
        cart: [1, 0],
        'ready 1000': [1, 1],
        'ready 2500': [1, 0],
        'control cart-icon 200': [1, 1],
        'control cart-icon 500': [1, 0],
        'control menu 200': [1, 0],
        'control menu 500': [1, 0],
      },
      '1.0.0': {
        started: [2, 0],
        errors: [2, 2],
        cart: [2, 1],
        // From the view after its first one on.
        'error RENDER_FAILED': [1, 1],
        'error CART_LIMIT': [1, 0],
      },
      'none 4': {
        started: [1, 1],
        errors: [1, 0],
        cart: [1, 0],
        'error RENDER_FAILED': [1, 0],
        'error CART_LIMIT': [1, 0],
      },
    })
    assert.deepEqual(
      metricsOf(await text(), Date.now())
        .arms.get('1.0.0')
        ?.get('errors'),
      { views: 2, bad: 2 },
    )
  })

  it('knows all codes of the cart', async () => {
    const { post, counts } = receiver()
    for (const code of CART_CHANGE_ERRORS) await post({ ...GOOD, errors: [code] })
    const of = CART_CHANGE_ERRORS.length
    const { cart, errors } = (await counts())['1.1.0'] ?? {}
    assert.deepEqual(
      [cart, errors],
      [
        [of, of],
        [of, 0],
      ],
    )
  })

  it('refuses what is no report, and counts nothing of it', async () => {
    const { receive, post, counts } = receiver()
    const wrong = ['', '{', 'null', '[]', { ...GOOD, number: 100 }, { ...GOOD, number: '3' }, { ...GOOD, errors: 'X' }]
    for (const report of [...wrong, { ...GOOD, more: 'x'.repeat(5000) }]) assert.equal(await post(report), 400)
    assert.equal((await receive(new Request('https://shop.example/', { method: 'PUT', body: 'x' }))).status, 405)
    assert.deepEqual(await counts(), {})
  })

  it('has bounded memory, whatever is sent, and keeps the versions that report', async () => {
    const { post, text, counts } = receiver()
    for (let index = 0; index < 3000; index += 1) {
      const [controls, errors] = [
        { [`control-${index}`]: 300, 'no name': 1, __proto__: 1 },
        [`CODE_${index}`, '<b>', 5],
      ]
      await post({ version: `9.9.${index}`, number: index % 100, errors, controls, readyMs: index % 2 ? null : -1 })
      await post({ ...GOOD, version: index % 2 ? undefined : 'x', number: index % 100 })
      if (index % 5 === 0) await post(GOOD)
    }
    assert.ok((await text()).length < 300_000, String((await text()).length))
    const all = await counts()
    assert.deepEqual(all['1.1.0']?.started, [600, 0])
    assert.equal(Object.keys(all).length, 12 + 100)
    assert.ok(metricsOf(await text(), Date.now()))
  })

  it('runs by Node alone', async (test) => {
    const { child, done } = start([FILE, '0'])
    test.after(() => child.kill())
    const url = await new Promise<string>((resolve) => child.stdout.on('data', (text) => resolve(String(text).trim())))
    const post = (body: string) => fetch(url, { method: 'POST', body })
    assert.deepEqual([(await post(JSON.stringify(GOOD))).status, (await post('x'.repeat(9999))).status], [204, 400])
    const answer = await fetch(url)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
    assert.deepEqual((await answer.json()).counts['1.1.0'].started, [1, 0])
    child.kill()
    await done
  })
})
