import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { SITES } from '../../../../src/shop/sites/sites.ts'
import { addressOf, contentOf, contract, type Operation } from '../../../commands/contract.ts'
import { CART_ACTIONS } from '../../cart/additions.ts'
import { PROMOTION_IDS } from '../../promotion-campaigns.ts'
import { type Answer, openServices, productInStock, ROUTES, type Shopper, setArticle, visit } from '../support.ts'
import { assertMatches, examplesOf, operations } from './matches.ts'

const services = openServices()
const open = (page?: string) => visit(services, page)

/** The answers so far, by operation and status in the document. */
const seen = new Set<string>()

/** Fails for an answer that the document does not describe; records it. */
function check(operation: Operation, answer: Answer): Answer {
  const status = String(answer.status) in operation.responses ? String(answer.status) : 'default'
  const what = `${operation.id} ${answer.status}`
  assert.ok(operation.responses[status], `${what} is not in the document: ${answer.text}`)
  seen.add(`${operation.id} ${status}`)
  const content = contentOf(operation, answer.status)
  if (!content) return answer
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const media = content[type] ?? content[type.replace(/\/.*/, '/*')]
  assert.ok(media, `${what} is of type ${type}`)
  if (media.schema) assertMatches(media.schema, answer.json, what)
  return answer
}

interface Asked {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}

/** Asks as the document says, and checks the answer. */
async function ask(shopper: Shopper, id: string, asked: Asked = {}): Promise<Answer> {
  const operation = contract().operation(id)
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required)
  const query = { ...Object.fromEntries(required.map((one) => [one.name, String(one.example)])), ...asked.query }
  const path = `${addressOf(operation, asked.params)}?${new URLSearchParams(query)}`
  const headers = { ...shopper.tokens(), ...asked.headers }
  return check(operation, await shopper.ask(path, { method: operation.method, headers, body: asked.body }))
}

const exampleOf = (name: string) => examplesOf(name)[0]
const wrong = { 'x-csrf-token': 'wrong', 'x-logintoken': 'wrong' }

describe('the services answer as docs/openapi.yaml describes (CALL-1)', () => {
  for (const site of SITES) {
    const headers = { 'x-hunter-site': site }

    it(`with a cart of everything, navigation, theme worlds, suggestions and campaigns on ${site}`, async () => {
      const shopper = await open(`/?site=${site}&staff=on`)
      await ask(shopper, 'getCart', { headers })
      for (const { action } of CART_ACTIONS.filter((one) => !('clear' in one.action))) {
        await shopper.post('/demo/cart', action)
        await ask(shopper, 'getCart', { headers, query: { forceReload: 'true' } })
      }
      await ask(shopper, 'getNavigation', { headers, query: { site } })
      await ask(shopper, 'getThemeWorlds', { headers })
      await ask(shopper, 'getSuggestions', { headers, query: { site, q: 'es' } })
      await ask(shopper, 'getFooterContent', { headers })
      for (const previewDateTime of ['2026-08-01T08:00:00.000Z', '2026-12-12T08:00:00.000Z']) {
        await ask(shopper, 'setPreview', { body: { previewDateTime } })
        for (const promotionId of PROMOTION_IDS)
          await ask(shopper, 'getPromotion', { headers, params: { promotionId } })
      }
    })
  }

  it('when the cart is changed, and when it refuses', async () => {
    const shopper = await open()
    const change = (body: unknown, headers = {}) => ask(shopper, 'changeCart', { body, headers })
    const article = productInStock()
    assert.equal((await change(setArticle(article, 2))).json.addedProduct.quantity, 2)
    assert.equal((await change(setArticle(article, 2))).status, 304)
    assert.equal((await change(setArticle(article, 21))).status, 409)
    assert.equal((await change({ setGiftCard: { productId: 'none', set: 1 } })).status, 400)
    assert.equal((await change(setArticle(article, 1), wrong)).status, 403)
    assert.equal((await ask(shopper, 'getCart', { headers: wrong })).status, 403)
    for (const error of ['CARTSTORAGE_UNAVAILABLE', 'PRICE_UNAVAILABLE', 'CART_LIMIT', 'AVAILABILITY_LIMIT']) {
      await shopper.open(`/?fault=cart.get:${error.replace(/.*LIMIT/, 'none')},cart.put:${error}`)
      if (!error.endsWith('LIMIT')) assert.equal((await ask(shopper, 'getCart')).json.error, error)
      assert.equal((await change(setArticle(article, 1))).json.error, error)
    }
  })

  it('for a visitor in each login status', async () => {
    for (const login of ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN']) {
      const shopper = await open(`/?login=${login}`)
      assert.equal((await ask(shopper, 'getPersonalData')).json.tracking.loginStatus, login)
      await ask(shopper, 'getNewsletterStatus')
      await ask(shopper, 'getPersonalData', { headers: wrong })
    }
  })

  it('with an editor’s content, and without any', async () => {
    const shopper = await open()
    assert.equal((await ask(shopper, 'getFooterContent')).status, 404)
    const contentJSON = JSON.stringify(exampleOf('FooterContent'))
    await shopper.post('/demo/promotions', { id: 'SHOP_FOOTER', type: '', contentJSON })
    assert.equal((await ask(shopper, 'getFooterContent')).status, 200)
    const query = { allOfTags: 'home,coffee', anyOfTags: 'card,coffee', noneOfTags: 'advent' }
    assert.equal((await ask(shopper, 'getPromotion', { params: { promotionId: 'home_top' }, query })).status, 200)
    assert.equal((await ask(shopper, 'getPromotion', { params: { promotionId: 'none' } })).status, 404)
  })

  for (const base of ['private', 'internal']) {
    it(`from sign-up to unsubscription, and to wrong newsletter calls, under ${base}`, async () => {
      const shopper = await open('/?login=LOGGED_IN')
      const params = { base }
      await ask(shopper, 'getBaseData', { params })
      await ask(shopper, 'getBaseData', { params, headers: wrong })
      const body = { ...exampleOf('NewSubscriber'), email: 'ada' }
      const refused = await ask(shopper, 'createSubscriber', { params, body })
      assert.equal(refused.json.type, 'urn:newsletter:email_invalid')
      await ask(shopper, 'createSubscriber', {
        params,
        body: exampleOf('NewSubscriber'),
        query: { singlePageApp: 'true' },
      })
      const mine = { base, subscriberToken: (await shopper.get('/demo/mails')).json[0].token }
      const about = async (id: string, subscriber: Record<string, string>, sent?: object) => {
        const { status, json } = await ask(shopper, id, { params: subscriber, body: sent })
        return [status, json?.type ?? json?.status]
      }
      await about('getSubscriber', mine)
      assert.deepEqual(await about('confirmSubscription', mine), [204, undefined])
      assert.deepEqual(await about('confirmSubscription', mine), [409, 'urn:newsletter:already_confirmed'])
      for (const update of examplesOf('SubscriberUpdate'))
        assert.deepEqual(await about('updateSubscriber', mine, update), [204, undefined])
      assert.deepEqual(await about('getSubscriber', mine), [200, 'UNSUBSCRIBED'])
      assert.equal((await about('updateSubscriber', mine, { status: 'GONE' }))[0], 400)
      const none = { base, subscriberToken: 'none' }
      for (const id of ['getSubscriber', 'confirmSubscription', 'updateSubscriber']) {
        const sent = id === 'updateSubscriber' ? exampleOf('SubscriberUpdate') : undefined
        assert.equal((await about(id, none, sent))[0], 404)
      }
    })
  }

  it('to staff and to other visitors', async () => {
    const others = await open()
    const body = exampleOf('PreviewRequest')
    for (const id of ['checkAuth', 'renewSession']) assert.equal((await ask(others, id)).status, 401)
    assert.equal((await ask(others, 'setPreview', { body })).status, 401)
    const staff = await open('/?staff=on')
    await ask(staff, 'checkAuth')
    await ask(staff, 'renewSession')
    await ask(staff, 'setPreview', { body, query: { test: 'header-search', group: 'wide-field' } })
    assert.equal((await ask(staff, 'setPreview', { body, query: { test: 'none', group: 'none' } })).status, 400)
    assert.equal((await ask(staff, 'checkAuth')).json.abTestGroup, 'wide-field')
    assert.ok((await ask(staff, 'getTestsAt')).json.length > 0)
    assert.equal((await ask(staff, 'getTestsAt', { query: { time: 'never' } })).status, 400)
    await ask(staff, 'logOutStaff')
  })

  it('with pictures, and to calls whose answer is not read', async () => {
    const shopper = await open()
    for (const file of ['visa.svg', 'flagDE.svg', 'none.svg']) await ask(shopper, 'getLogo', { params: { file } })
    for (const file of ['desktop.jpg', 'tablet.jpg', 'none.jpg'])
      await ask(shopper, 'getNewsletterPicture', { params: { file } })
    for (const id of ['warmSearch', 'assignTestGroups']) await ask(shopper, id)
    for (const record of examplesOf('TrackingRecord')) {
      const headers = { 'content-type': 'text/plain;charset=UTF-8' }
      await ask(shopper, 'collect', { headers, body: JSON.stringify(record) })
    }
  })

  const routes = Object.entries(ROUTES).filter(([key]) => !key.includes('/demo/'))
  const keysOf = ({ method, path }: Operation) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`

  for (const operation of operations.filter(({ responses }) => 'default' in responses)) {
    it(`when ${operation.id} fails`, async () => {
      const key = keysOf(operation).replace('SHOP_FOOTER', ':promotionId')
      const shopper = await open(`/?fault=${ROUTES[key]?.fault}:500`)
      const body = Object.keys(operation.body).length > 0 ? exampleOf('PreviewRequest') : undefined
      assert.equal((await ask(shopper, operation.id, { body })).status, 500)
    })
  }

  it('with every described answer at least once, by exactly the described services', () => {
    const described = operations.flatMap(({ id, responses }) => Object.keys(responses).map((code) => `${id} ${code}`))
    const missing = described.filter((one) => !seen.has(one))
    assert.deepEqual(missing, [])
    const documented = operations.map(keysOf).filter((key) => !key.endsWith('/SHOP_FOOTER'))
    assert.deepEqual(routes.map(([key]) => key).sort(), documented.sort())
  })
})
