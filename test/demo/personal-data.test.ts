import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { openShop, visit } from './support.ts'

const PATH = '/service/customerfrontenddata/api/v1/psdata'

describe('personal data', () => {
  let shop: FastifyInstance

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())

  it('is empty for a logged-out visitor (CALL-25)', async () => {
    const shopper = await visit(shop)
    assert.deepEqual((await shopper.get(PATH)).json(), {
      tracking: { loginStatus: 'LOGGED_OUT' },
      customer: {},
      statuses: { isCommunityMember: false, isShopcardMember: false },
    })
    assert.equal(shopper.cookies.LoginToken, undefined)
  })

  for (const login of ['LOGGED_IN', 'REMEMBERED']) {
    it(`names a ${login} visitor (CALL-25)`, async () => {
      const shopper = await visit(shop, `/?login=${login}`)
      const { tracking, customer, statuses } = (await shopper.get(PATH)).json()
      assert.equal(tracking.loginStatus, login)
      assert.ok(customer.firstname && customer.lastname && customer.loyaltyBeans > 0)
      assert.deepEqual(statuses, { isCommunityMember: true, isShopcardMember: true })
      assert.equal(Boolean(shopper.cookies.LoginToken), login === 'LOGGED_IN')
    })
  }

  it('is refused without the CSRF header (CALL-11)', async () => {
    const shopper = await visit(shop)
    assert.equal((await shopper.get(PATH, { 'x-csrf-token': 'wrong' })).statusCode, 403)
    assert.equal((await shopper.ask({ url: PATH })).statusCode, 403)
  })

  it('is empty again after logout', async () => {
    const shopper = await visit(shop, '/?login=LOGGED_IN')
    await shopper.open('/?login=LOGGED_OUT')
    assert.deepEqual((await shopper.get(PATH)).json().customer, {})
    assert.equal(shopper.cookies.LoginToken, undefined)
  })

  it('is not changed by a login parameter of a call', async () => {
    const shopper = await visit(shop)
    const answer = await shopper.get(`${PATH}?login=LOGGED_IN`)
    assert.equal(answer.json().tracking.loginStatus, 'LOGGED_OUT')
  })
})

describe('a visitor of the demo', () => {
  let shop: FastifyInstance

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())

  it('has an id that scripts can not read, and tokens that they can', async () => {
    const answer = await shop.inject('/')
    const cookieOf = (name: string) => answer.cookies.find((cookie) => cookie.name === name)
    assert.equal(cookieOf('demoVisitor')?.httpOnly, true)
    assert.equal(cookieOf('demoVisitor')?.sameSite, 'Lax')
    assert.notEqual(cookieOf('csrfToken')?.httpOnly, true)
    assert.notEqual(cookieOf('longTermToken')?.httpOnly, true)
  })

  it('keeps existing cookies', async () => {
    const shopper = await visit(shop)
    const before = { ...shopper.cookies }
    await shopper.open('/')
    assert.deepEqual(shopper.cookies, before)
  })

  it('is one of at most a thousand in memory', async () => {
    for (let count = 0; count < 1010; count += 1) await shop.inject('/')
    assert.equal(shop.visitors.size, 1000)
  })

  it('is not created by a picture', async () => {
    const { cookies } = await shop.inject('/pictures/none.svg')
    assert.deepEqual(cookies, [])
  })
})
