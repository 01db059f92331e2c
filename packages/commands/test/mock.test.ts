import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { COMMAND } from '../../service/test/runtimes.ts'
import { parseFaults } from '../../shop/faults.ts'
import { runCheck } from '../check/run-check.ts'
import { createMock, type Handler } from '../mock/mock.ts'
import { readMockOptions } from '../mock.ts'
import { fetchOf } from './support.ts'

const URL_OF_MOCK = 'http://localhost:8083'
const checked = (mock: Handler, options: object = {}) =>
  runCheck({
    url: URL_OF_MOCK,
    cookies: 'LoginToken=a; staffAuth=b',
    subscriberToken: '0d9f63a1',
    fetch: fetchOf(mock),
    ...options,
  })
const ask = (mock: Handler, path: string, init?: RequestInit) => mock(new Request(URL_OF_MOCK + path, init))

describe('npx shop-elements mock', () => {
  for (const site of SITES.slice(0, 3)) {
    it(`keeps the contract for every reader on ${site}, from another origin too (CHECK-8)`, async () => {
      const mock = createMock()
      assert.deepEqual((await checked(mock, { site })).findings, [])
      assert.deepEqual((await checked(mock, { site, page: 'http://localhost:3000/' })).findings, [])
    })
  }

  it('refuses a body that is nested 60,000 deep, or has 300,000 values, with the reason (CHECK-8)', async () => {
    for (const inner of ['['.repeat(60_000) + ']'.repeat(60_000), `[${'[],'.repeat(300_000)}1]`]) {
      const init = { method: 'PUT', body: `{"a":${inner}}`, headers: { 'content-type': 'application/json' } }
      const answer = await ask(createMock(), '/service/cart/api/cart', init)
      assert.equal(answer.status, 400)
      assert.match((await answer.json()).detail, /nested deeper than 500 levels, or has more than 200000 values/)
    }
  })

  for (const [fault, found] of [
    ['navigation:500', 'CALL-17 getNavigation'],
    ['theme-worlds:malformed', 'CALL-18 getThemeWorlds'],
    ['psdata:html', 'CALL-18 getNewsletterStatus'],
    ['suggestions:dropped', 'CALL-24 getSuggestions'],
    ['cart.get:redirect', 'CALL-17 getCart'],
    ['personal-data:delay-300', 'CALL-5 getPersonalData'],
    ['base-data:503', 'CALL-17 getBaseData'],
  ]) {
    it(`has the faults of the demo: ${fault} (CHECK-8)`, async () => {
      const { findings } = await checked(createMock({ faults: parseFaults(fault ?? '') }), { maxMs: 250 })
      assert.deepEqual([...new Set(findings.map(({ rule, call }) => `${rule} ${call}`))], [found])
    })
  }

  it('sets and ends faults while it runs, and counts them (CHECK-8)', async () => {
    const mock = createMock()
    const set = (faults: object) => ask(mock, '/mock/faults', { method: 'POST', body: JSON.stringify({ faults }) })
    assert.equal((await set({ psdata: { kind: 'status', status: 500, times: 1 } })).status, 200)
    assert.equal((await ask(mock, '/json/psdata')).status, 500)
    assert.equal((await ask(mock, '/json/psdata')).status, 200)
    assert.equal((await set({ psdata: { kind: 'nonsense' } })).status, 400)
  })

  it('answers a new visitor whose second call was made before the answer to the first gave it a token (CHECK-8)', async ({
    mock: { timers },
  }) => {
    timers.enable({ apis: ['Date'] })
    const mock = createMock()
    const cookiesOf = async (cookie = '') => {
      const answer = await ask(mock, '/service/cart/api/cart', { headers: { cookie } })
      return answer.headers.getSetCookie().map((one) => one.split(';')[0])
    }
    const tokenIn = (cookies: (string | undefined)[], name: string) =>
      cookies.find((one) => one?.startsWith(name))?.split('=')[1] ?? ''
    const [early, late] = [await cookiesOf(), await cookiesOf()]
    const status = async (headers: Record<string, string>) =>
      (await ask(mock, '/service/cart/api/cart', { headers: { cookie: late.join('; '), ...headers } })).status
    const tokens = { 'x-long-term-token': tokenIn(early, 'longTerm'), 'x-csrf-token': tokenIn(early, 'csrf') }
    assert.deepEqual([await status({}), await status(tokens)], [200, 200])
    assert.equal(await status({ ...tokens, 'x-csrf-token': 'wrong' }), 403)
    timers.tick(5001)
    assert.deepEqual([await status({}), await status(tokens)], [403, 403])
  })

  it('lets no page of another origin set faults, by a form either (CHECK-8)', async () => {
    const faults = JSON.stringify({ faults: { psdata: { kind: 'status', status: 500 } } })
    for (const [origin, status] of [
      ['https://evil.example', 403],
      ['null', 403],
      ['http://localhost:3000', 200],
      ['https://shop.example', 200],
    ] as const) {
      const mock = createMock({ origins: ['https://shop.example'] })
      const headers = { origin, 'content-type': 'text/plain' }
      assert.equal((await ask(mock, '/mock/faults', { method: 'POST', body: faults, headers })).status, status, origin)
      assert.equal((await ask(mock, '/json/psdata')).status, status === 200 ? 500 : 200, origin)
    }
  })

  it('lets no page of another origin change anything, but one that a proxy of its own host asks for (CHECK-8)', async () => {
    const mock = createMock()
    const change = (headers: Record<string, string>) =>
      ask(mock, '/service/cart/api/cart', {
        method: 'PUT',
        body: JSON.stringify({ setArticle: { productId: '17', quantity: 1 } }),
        headers,
      })
    for (const [headers, status] of [
      [{}, 200],
      [{ origin: 'http://localhost:3000' }, 200],
      [{ origin: 'https://other.example' }, 403],
      [{ origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 403],
      [{ origin: 'https://dev.shop.example', 'sec-fetch-site': 'same-origin' }, 200],
    ] as [Record<string, string>, number][])
      assert.equal((await change(headers)).status, status, JSON.stringify(headers))
    assert.equal((await ask(mock, '/json/psdata', { headers: { origin: 'https://other.example' } })).status, 200)
  })

  it('says what is wrong with a request (CHECK-8)', async () => {
    const mock = createMock()
    const put = (body: object) => ask(mock, '/service/cart/api/cart', { method: 'PUT', body: JSON.stringify(body) })
    assert.equal((await put({ setArticle: { productId: '17', quantity: 3 } })).status, 200)
    for (const [answer, detail] of [
      [
        await put({ setArticle: { productId: '17', quantity: '2' } }),
        /setArticle.quantity must be of the type integer, but is string/,
      ],
      [await ask(mock, '/jsonflyoutnavigation'), /site is missing/],
      [await ask(mock, '/jsonflyoutnavigation?site=DE&depth=3'), /depth is not in the contract/],
      [await ask(mock, '/service/promotion/api/promotion/summer'), /X-Hunter-Site is missing/],
    ] as const) {
      assert.equal(answer.status, 400)
      assert.match((await answer.json()).detail, detail)
    }
    assert.equal((await ask(mock, '/nonsense')).status, 404)
  })

  it('tells a wrong e-mail address from other faults of a request, as the check wants it (CHECK-8)', async () => {
    const signUp = async (body: object) => {
      const path = '/service/newsletter/api/private/newsletter-subscribers'
      const headers = { 'X-Hunter-Site': 'DE' }
      const answer = await ask(createMock(), path, { method: 'POST', headers, body: JSON.stringify(body) })
      return [answer.status, (await answer.json().catch(() => ({}))).type]
    }
    const person = { origin: 'onsite', originAddition: 'subsite', consents: [] }
    assert.deepEqual(await signUp({ ...person, email: 'nobody' }), [400, 'urn:newsletter:email_invalid'])
    assert.deepEqual(await signUp({ ...person, email: 'nobody', consents: 'all' }), [400, 'about:blank'])
  })

  it('keeps what a visitor changes: the cart, preferences, the preview (CHECK-8, CART-13, CALL-46)', async () => {
    const { findings, notAsked } = await checked(createMock(), {
      write: true,
      email: 'test@shop.example',
      article: '17:100',
      collect: '/collect',
    })
    assert.deepEqual([findings, notAsked], [[], []])
  })

  it('answers other examples, and layouts by the id of a campaign (CHECK-8)', async () => {
    const mock = createMock(readMockOptions(['--example', 'getNavigation=2']))
    assert.equal((await (await ask(mock, '/jsonflyoutnavigation?site=DE')).json()).title, 'Root')
    const typeOf = async (id: string) =>
      (await (await ask(mock, `/service/promotion/api/promotion/${id}`, { headers: { 'X-Hunter-Site': 'DE' } })).json())
        .type
    assert.equal(await typeOf('~header_top'), 'ApiHeaderBenefitsPromotion')
    assert.equal(await typeOf('category-autumn'), 'ApiCategory')
    assert.equal(await typeOf('summer'), 'ApiTopBannerPromotion')
    assert.throws(() => readMockOptions(['--example', 'getMenu=2']), /--example/)
    assert.throws(() => readMockOptions(['--fault', 'cart:500']), /--fault/)
    assert.throws(() => readMockOptions(['--port', 'x']), /--port/)
    assert.throws(() => readMockOptions(['--example', 'getNavigation=99']), /getNavigation has 2 examples/)
    assert.throws(
      () => readMockOptions(['--origin', 'https://shop.example/']),
      /"https:\/\/shop\.example\/" is no origin/,
    )
    assert.throws(() => readMockOptions(['--log', 'loud']), /--log must be one of debug, info, warn, error, silent/)
  })

  it('listens, reads bodies and sets cookies, until it is told to end (CHECK-8)', async () => {
    const child = spawn(process.execPath, [COMMAND, 'mock', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(child.stdout, 'data')
    const { url } = JSON.parse(String(said).split('\n')[0] ?? '')
    const body = JSON.stringify({ setArticle: { productId: '18', quantity: 1 } })
    const answer = await fetch(`${url}/service/cart/api/cart`, { method: 'PUT', body })
    assert.deepEqual([answer.status, (await answer.json()).cart.numberOfArticles], [200, 3])
    assert.equal(answer.headers.getSetCookie().length, 3)
    child.kill('SIGTERM')
    assert.deepEqual(await once(child, 'exit'), [0, null])
  })
})
