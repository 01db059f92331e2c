import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { CART_ACTIONS } from '../../../services/cart-demo.ts'
import { PROMOTION_IDS } from '../../../services/promotion-campaigns.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { openShop, productInStock, setArticle, visit } from '../support.ts'
import { ask, check, exampleOf, type Route, seen, serviceRoutes } from './ask.ts'
import { addressOf, examplesOf, isAt, operationOf, operations, pathsOf } from './document.ts'

describe('the demo’s services answer as docs/openapi.yaml describes', () => {
  let shop: FastifyInstance
  let routes: Route[]
  before(async () => {
    shop = await openShop()
    routes = await serviceRoutes()
  })
  after(() => shop.close())

  for (const site of SITES) {
    const headers = { 'x-hunter-site': site }

    it(`with a cart of everything on ${site}`, async () => {
      const shopper = await visit(shop, `/?site=${site}`)
      await ask(shopper, 'getCart', { headers })
      for (const { action } of CART_ACTIONS.filter((one) => !('clear' in one.action))) {
        await shopper.post('/demo/cart', action)
        await ask(shopper, 'getCart', { headers, query: { forceReload: 'true' } })
      }
    })

    it(`with navigation, theme worlds, suggestions and campaigns on ${site}`, async () => {
      const shopper = await visit(shop, `/?site=${site}&staff=on`)
      await ask(shopper, 'getNavigation', { headers, query: { site } })
      await ask(shopper, 'getThemeWorlds', { headers })
      await ask(shopper, 'getSuggestions', { headers, query: { site, q: 'es' } })
      for (const previewDateTime of ['2026-08-01T08:00:00.000Z', '2026-12-12T08:00:00.000Z']) {
        await ask(shopper, 'setPreview', { body: { previewDateTime } })
        for (const promotionId of PROMOTION_IDS)
          await ask(shopper, 'getPromotion', { headers, params: { promotionId } })
      }
    })
  }

  it('when the cart is changed', async () => {
    const shopper = await visit(shop)
    const change = (body: object) => ask(shopper, 'changeCart', { body })
    assert.equal((await change(setArticle(productInStock(), 2))).json().addedProduct.quantity, 2)
    assert.equal((await change(setArticle(productInStock(), 2))).statusCode, 304)
    assert.equal((await change(setArticle(productInStock(), 21))).statusCode, 409)
    assert.equal((await change({ deleteSubscription: { subscriptionId: 'none' } })).statusCode, 304)
    assert.equal((await change({ setGiftCard: { productId: 'none', set: 1 } })).statusCode, 400)
    await ask(shopper, 'changeCart', { body: setArticle(productInStock(), 1), headers: { 'x-csrf-token': 'wrong' } })
  })

  it('when the cart service refuses', async () => {
    const shopper = await visit(shop)
    for (const error of ['CARTSTORAGE_UNAVAILABLE', 'PRICE_UNAVAILABLE']) {
      await shopper.open(`/?fault=cart.get:${error},cart.put:${error}`)
      assert.equal((await ask(shopper, 'getCart')).json().error, error)
      await ask(shopper, 'changeCart', { body: setArticle(productInStock(), 1) })
    }
    for (const error of ['CART_LIMIT', 'AVAILABILITY_LIMIT']) {
      await shopper.open(`/?fault=cart.put:${error}`)
      assert.equal((await ask(shopper, 'changeCart', { body: setArticle(productInStock(), 1) })).json().error, error)
    }
    await shopper.open('/?fault=none')
    assert.equal((await ask(shopper, 'getCart', { headers: { 'x-csrf-token': 'wrong' } })).statusCode, 403)
  })

  it('for a visitor in each login status', async () => {
    for (const login of ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN']) {
      const shopper = await visit(shop, `/?login=${login}`)
      assert.equal((await ask(shopper, 'getPersonalData')).json().tracking.loginStatus, login)
      await ask(shopper, 'getNewsletterStatus')
    }
    const shopper = await visit(shop)
    await ask(shopper, 'getPersonalData', { headers: { 'x-csrf-token': 'wrong' } })
  })

  it('with an editor’s content, and without any', async () => {
    const shopper = await visit(shop)
    assert.equal((await ask(shopper, 'getFooterContent')).statusCode, 404)
    const contentJSON = JSON.stringify(exampleOf('FooterContent'))
    await shopper.post('/demo/promotions', { id: 'SHOP_FOOTER', type: '', contentJSON })
    assert.equal((await ask(shopper, 'getFooterContent')).statusCode, 200)
    const tags = { allOfTags: 'home,coffee', anyOfTags: 'card,coffee', noneOfTags: 'advent' }
    const params = { promotionId: 'home_top' }
    assert.equal((await ask(shopper, 'getPromotion', { params, query: tags })).statusCode, 200)
    assert.equal((await ask(shopper, 'getPromotion', { params: { promotionId: 'none' } })).statusCode, 404)
  })

  for (const base of ['private', 'internal']) {
    it(`from sign-up to unsubscription under ${base}`, async () => {
      const shopper = await visit(shop, '/?login=LOGGED_IN')
      const tokenOf = async () => (await shopper.get('/demo/mails')).json()[0].token
      const params = { base }
      await ask(shopper, 'getBaseData', { params })
      await ask(shopper, 'getBaseData', { params, headers: { 'x-logintoken': 'wrong' } })
      await ask(shopper, 'createSubscriber', {
        params,
        body: exampleOf('NewSubscriber'),
        query: { singlePageApp: 'true' },
      })
      const mine = { base, subscriberToken: await tokenOf() }
      await ask(shopper, 'getSubscriber', { params: mine })
      assert.equal((await ask(shopper, 'confirmSubscription', { params: mine })).statusCode, 204)
      const again = await ask(shopper, 'confirmSubscription', { params: mine })
      assert.equal(again.json().type, 'urn:newsletter:already_confirmed')
      for (const body of examplesOf('SubscriberUpdate'))
        assert.equal((await ask(shopper, 'updateSubscriber', { params: mine, body })).statusCode, 204)
      assert.equal((await ask(shopper, 'getSubscriber', { params: mine })).json().status, 'UNSUBSCRIBED')
    })

    it(`to wrong newsletter calls under ${base}`, async () => {
      const shopper = await visit(shop)
      const payload = (body: object) => ({
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      const create = operationOf('createSubscriber')
      const bad = await shopper.ask({ method: 'POST', url: addressOf(create, { base }), ...payload({ email: 'ada' }) })
      check(create, bad)
      assert.equal(bad.json().type, 'urn:newsletter:email_invalid')
      const params = { base, subscriberToken: 'none' }
      for (const id of ['getSubscriber', 'confirmSubscription'])
        assert.equal((await ask(shopper, id, { params })).statusCode, 404)
      const body = exampleOf('SubscriberUpdate')
      assert.equal((await ask(shopper, 'updateSubscriber', { params, body })).statusCode, 404)
      await ask(shopper, 'createSubscriber', { params, body: exampleOf('NewSubscriber') })
      const update = operationOf('updateSubscriber')
      const [{ token }] = (await shopper.get('/demo/mails')).json()
      const url = addressOf(update, { base, subscriberToken: token })
      check(update, await shopper.ask({ method: 'PUT', url, ...payload({ status: 'GONE' }) }))
    })
  }

  it('to staff and to other visitors', async () => {
    const others = await visit(shop)
    const body = exampleOf('PreviewRequest')
    for (const id of ['checkAuth', 'renewSession']) assert.equal((await ask(others, id)).statusCode, 401)
    assert.equal((await ask(others, 'setPreview', { body })).statusCode, 401)
    const staff = await visit(shop, '/?staff=on')
    await ask(staff, 'checkAuth')
    await ask(staff, 'renewSession')
    await ask(staff, 'setPreview', { body, query: { test: 'header-search', group: 'wide-field' } })
    assert.equal((await ask(staff, 'setPreview', { body, query: { test: 'none', group: 'none' } })).statusCode, 400)
    assert.equal((await ask(staff, 'checkAuth')).json().abTestGroup, 'wide-field')
    assert.ok((await ask(staff, 'getTestsAt')).json().length > 0)
    assert.equal((await ask(staff, 'getTestsAt', { query: { time: 'never' } })).statusCode, 400)
    await ask(staff, 'logOutStaff')
  })

  it('to calls whose answer is not read', async () => {
    const shopper = await visit(shop)
    for (const id of ['warmSearch', 'assignTestGroups']) await ask(shopper, id)
    for (const record of examplesOf('TrackingRecord')) {
      const payload = JSON.stringify(record)
      const headers = { 'content-type': 'text/plain;charset=UTF-8' }
      check(operationOf('collect'), await shopper.ask({ method: 'POST', url: '/collect', payload, headers }))
    }
  })

  it('with pictures', async () => {
    const shopper = await visit(shop)
    for (const file of ['visa.svg', 'flagDE.svg', 'none.svg']) await ask(shopper, 'getLogo', { params: { file } })
    for (const file of ['desktop.jpg', 'tablet.jpg', 'none.jpg'])
      await ask(shopper, 'getNewsletterPicture', { params: { file } })
  })

  for (const operation of operations.filter(({ responses }) => 'default' in responses)) {
    it(`when ${operation.id} fails`, async () => {
      const [path = ''] = pathsOf(operation)
      const route = routes.find((one) => one.method === operation.method && isAt(one.path, path))
      const shopper = await visit(shop, `/?fault=${route?.call}:500`)
      const body = Object.keys(operation.body).length > 0 ? exampleOf('PreviewRequest') : undefined
      const url = addressOf(operation)
      const headers = { ...shopper.tokens(), ...(body && { 'content-type': 'application/json' }) }
      const method = operation.method as 'GET'
      const answer = await shopper.ask({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) })
      assert.equal(answer.statusCode, 500)
      check(operation, answer)
    })
  }

  it('with every described answer at least once', () => {
    const described = operations.flatMap(({ id, responses }) =>
      Object.keys(responses).map((status) => `${id} ${status}`),
    )
    assert.deepEqual(
      described.filter((one) => !seen.has(one)),
      [],
    )
  })

  it('by exactly the described services', () => {
    const documented = operations.flatMap((operation) => pathsOf(operation).map((path) => [operation.method, path]))
    const isOf = ({ method, path }: Route, [ofMethod, ofPath = '']: string[]) =>
      method === ofMethod && isAt(path, ofPath)
    assert.ok(routes.length > 20)
    assert.deepEqual(
      routes.filter((route) => !documented.some((one) => isOf(route, one))),
      [],
    )
    assert.deepEqual(
      documented.filter((one) => !routes.some((route) => isOf(route, one))),
      [],
    )
  })
})
