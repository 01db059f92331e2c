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
    const status = async () => (await shopper.get('/json/psdata')).json().nl_status
    const mails = async () => (await shopper.get('/demo/mails')).json()
    const signUp = (body: object = {}) => shopper.post(subscribers, { email, ...body })
    const confirm = (token: string) => shopper.ask({ method: 'PUT', url: `${subscribers}/${token}/doi` })
    const update = (token: string, payload: object) =>
      shopper.ask({ method: 'PUT', url: `${subscribers}/${token}`, payload })

    it(`accepts a sign-up, a confirmation and an update under ${base}; nl_status follows (NEWS-20)`, async () => {
      assert.equal(await status(), 'NONE')
      assert.equal((await signUp({ firstName: 'Ada', consents: [], origin: 'onsite' })).statusCode, 201)
      assert.equal(await status(), 'WAITING_FOR_DOI')

      const [mail] = await mails()
      assert.equal(mail.email, email)
      assert.equal(mail.kind, 'confirm')
      assert.equal((await confirm(mail.token)).statusCode, 204)
      assert.equal(await status(), 'SUBSCRIBED')
      assert.equal((await mails())[0].kind, 'voucher')

      const payload = { firstName: 'Augusta', consents: ['DNE'], interests: ['COFFEE'] }
      assert.equal((await update(mail.token, payload)).statusCode, 204)
      assert.deepEqual((await shopper.get(`${subscribers}/${mail.token}`)).json(), {
        email,
        status: 'SUBSCRIBED',
        ...payload,
      })
    })

    it(`answers a second confirmation with its problem type under ${base} (NEWS-37)`, async () => {
      await signUp()
      const [{ token }] = await mails()
      await confirm(token)
      const again = await confirm(token)
      assert.equal(again.statusCode, 409)
      assert.equal(again.json().type, 'urn:newsletter:already_confirmed')
      assert.equal(await status(), 'SUBSCRIBED')
    })

    it(`mails an existing subscriber without revealing it in the answer, under ${base}`, async () => {
      await signUp()
      const [{ token }] = await mails()
      await confirm(token)
      assert.equal((await signUp({ email: email.toUpperCase() })).statusCode, 201)
      const [mail] = await mails()
      assert.deepEqual([mail.kind, mail.token], ['already', token])
      assert.equal(await status(), 'SUBSCRIBED')
    })

    it(`replaces the link after a second sign-up before the confirmation under ${base}`, async () => {
      await signUp()
      await signUp()
      const [young, old] = await mails()
      assert.equal((await confirm(old.token)).statusCode, 404)
      assert.equal((await confirm(young.token)).statusCode, 204)
    })

    it(`lets a link expire under ${base}`, async () => {
      await signUp()
      const [{ token }] = await mails()
      const expired = await shopper.post('/demo/mails/expire', { token })
      assert.equal(expired.statusCode, 303)
      assert.equal((await confirm(token)).statusCode, 404)
      assert.equal((await shopper.get(`${subscribers}/${token}`)).statusCode, 404)
      assert.equal((await update(token, {})).statusCode, 404)
    })

    it(`ends a subscription by an update under ${base} (NEWS-41)`, async () => {
      await signUp()
      const [{ token }] = await mails()
      await confirm(token)
      assert.equal((await update(token, { interests: [], consents: [] })).statusCode, 204)
      assert.equal(await status(), 'NONE')
      assert.equal((await shopper.get(`${subscribers}/${token}`)).json().status, 'UNSUBSCRIBED')
      assert.equal((await update(token, { status: 'SUBSCRIBED' })).statusCode, 400)
    })

    it(`rejects an invalid address under ${base} (NEWS-23)`, async () => {
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
      assert.equal(await status(), 'NONE')
    })

    it(`answers an unknown link with 404 under ${base} (NEWS-38)`, async () => {
      assert.equal((await shopper.get(`${subscribers}/no-such-token`)).statusCode, 404)
      assert.equal((await confirm('no-such-token')).statusCode, 404)
    })
  }

  it('shows mails to their own visitor only', async () => {
    await shopper.post('/service/newsletter/api/private/newsletter-subscribers', { email })
    const other = await visit(shop)
    assert.deepEqual((await other.get('/demo/mails')).json(), [])
  })

  it('serves both pictures under their fixed names (NEWS-9)', async () => {
    for (const [name, size] of [
      ['desktop', '400 300'],
      ['tablet', '273 273'],
    ]) {
      const answer = await shopper.get(`/service/newsletter-subscription-form/images/${name}.jpg`)
      assert.match(String(answer.headers['content-type']), /^image\//)
      assert.ok(answer.body.includes(`viewBox="0 0 ${size}"`))
    }
    assert.equal((await shopper.get('/service/newsletter-subscription-form/images/other.jpg')).statusCode, 404)
  })

  it('serves base data to logged-in customers only (NEWS-32)', async () => {
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

  it('assigns nobody to a test, and has footer content of its own on two sites', async () => {
    assert.deepEqual((await shopper.get('/service/abtestfrontend/api/v1/getassignment')).json(), {})
    assert.equal((await shopper.get('/service/promotion/api/promotion/SHOP_FOOTER')).statusCode, 404)
  })
})
