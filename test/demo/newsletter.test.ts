import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { openShop, type Shopper, visit } from './support.ts'

const email = 'ada@mail.example'

describe('The newsletter service', () => {
  let shop: FastifyInstance
  let shopper: Shopper

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    shopper = await visit(shop)
  })

  for (const base of ['/service/newsletter/api/private', '/service/newsletter/api/internal']) {
    const subscribers = `${base}/newsletter-subscribers`

    it(`takes a sign-up, a confirmation and an update under ${base}`, async () => {
      const status = async () => (await shopper.get('/json/psdata')).json().nl_status
      assert.equal(await status(), 'NONE')
      const answer = await shopper.post(subscribers, { email, firstName: 'Ada', consents: [], origin: 'onsite' })
      assert.equal(answer.statusCode, 201)
      assert.equal(await status(), 'WAITING_FOR_DOI')

      const [mail] = (await shopper.get('/demo/mailbox')).json()
      assert.equal(mail.email, email)
      const confirm = () => shopper.ask({ method: 'PUT', url: `${subscribers}/${mail.token}/doi` })
      assert.equal((await confirm()).statusCode, 204)
      assert.equal(await status(), 'SUBSCRIBED')

      const payload = { firstName: 'Augusta', consents: ['DNE'], interests: ['COFFEE'] }
      assert.equal((await shopper.ask({ method: 'PUT', url: `${subscribers}/${mail.token}`, payload })).statusCode, 204)
      assert.deepEqual((await shopper.get(`${subscribers}/${mail.token}`)).json(), {
        email,
        status: 'SUBSCRIBED',
        ...payload,
      })
    })

    it(`says no to a bad address under ${base}`, async () => {
      for (const bad of [
        {},
        { email: '' },
        { email: 'ada' },
        { email: `${'a'.repeat(250)}@mail.example` },
        { email: 1 },
      ]) {
        const answer = await shopper.post(subscribers, bad)
        assert.equal(answer.statusCode, 400)
        assert.equal(answer.json().type, 'urn:newsletter:email_invalid')
      }
      const answer = await shopper.post(subscribers, { email, firstName: 'a'.repeat(41) })
      assert.equal(answer.statusCode, 400)
      assert.notEqual(answer.json().type, 'urn:newsletter:email_invalid')
      assert.equal((await shopper.get('/json/psdata')).json().nl_status, 'NONE')
    })

    it(`knows no foreign link under ${base}`, async () => {
      assert.equal((await shopper.get(`${subscribers}/no-such-token`)).statusCode, 404)
      const answer = await shopper.ask({ method: 'PUT', url: `${subscribers}/no-such-token/doi` })
      assert.equal(answer.statusCode, 404)
    })
  }

  it('gives base data only to whom is logged in', async () => {
    const url = '/service/newsletter/api/private/customers/base-data'
    assert.equal((await shopper.get(url)).statusCode, 401)
    await shopper.open('/?login=LOGGED_IN')
    const answer = (await shopper.get(url)).json()
    assert.ok(answer.email.includes('@'))
    assert.ok(answer.firstName && answer.lastName && Array.isArray(answer.consents))
    assert.equal((await shopper.get(url, { 'x-logintoken': 'wrong' })).statusCode, 401)
  })
})

describe('The preview service', () => {
  let shop: FastifyInstance
  let shopper: Shopper
  const check = '/service/preview/api/auth/checkauth'
  const token = '/service/preview/api/token'

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    shopper = await visit(shop)
  })

  it('is closed to all but staff', async () => {
    const answer = await shopper.get(check)
    assert.equal(answer.statusCode, 401)
    assert.deepEqual(answer.json(), { status: 'UNAUTHORIZED' })
    assert.equal((await shopper.get('/service/preview/api/auth/login/renew')).statusCode, 401)
    assert.equal((await shopper.post(token, { previewDateTime: '2026-12-24T08:00:00.000Z' })).statusCode, 401)
  })

  it('keeps what staff have set until they log out', async () => {
    await shopper.open('/?staff=on')
    assert.equal((await shopper.get(check)).json().status, 'SUCCESS')
    assert.equal((await shopper.get('/service/preview/api/auth/login/renew')).json().status, 'SUCCESS')
    const previewDateTime = '2026-12-24T08:00:00.000Z'
    const url = `${token}?test=header-search&group=wide-field`
    assert.deepEqual((await shopper.post(url, { previewDateTime })).json(), { status: 'SUCCESS' })
    assert.ok(shopper.cookies.previewToken)
    assert.deepEqual((await shopper.get(check)).json(), {
      status: 'SUCCESS',
      dateTime: previewDateTime,
      abTestName: 'header-search',
      abTestGroup: 'wide-field',
    })
    assert.deepEqual((await shopper.get('/service/preview/api/auth/logout')).json(), { status: 'SUCCESS' })
    assert.equal(shopper.cookies.staffAuth, undefined)
    assert.equal((await shopper.get(check)).statusCode, 401)
  })

  it('refuses a bad date and an unknown group', async () => {
    await shopper.open('/?staff=on')
    const previewDateTime = '2026-12-24T08:00:00.000Z'
    assert.equal((await shopper.post(token, { previewDateTime: 'tomorrow' })).json().status, 'BAD_REQUEST')
    assert.equal((await shopper.post(`${token}?test=header-search`, { previewDateTime })).statusCode, 400)
  })

  it('lists the tests of a time', async () => {
    const url = '/service/abtestfrontend/api/v1/gettestsat?time='
    const [test] = (await shopper.get(`${url}2026-12-24T08:00:00.000Z`)).json()
    assert.ok(test.name && test.groups[0].name)
    assert.deepEqual((await shopper.get(`${url}2019-12-24T08:00:00.000Z`)).json(), [])
    assert.equal((await shopper.get(`${url}never`)).statusCode, 400)
  })

  it('assigns nobody to a test, and runs no promotion', async () => {
    assert.deepEqual((await shopper.get('/service/abtestfrontend/api/v1/getassignment')).json(), {})
    assert.equal((await shopper.get('/service/promotion/api/promotion/SHOP_FOOTER')).statusCode, 404)
    assert.equal((await shopper.get('/service/promotion/api/promotion/~header_top')).statusCode, 404)
  })
})
