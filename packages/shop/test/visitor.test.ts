import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openServices, visit } from './support.ts'

const PATH = '/service/customerfrontenddata/api/v1/psdata'
const services = openServices()

describe('personal data', () => {
  it('is empty for a logged-out visitor, whatever a call names (CALL-25)', async () => {
    const shopper = await visit(services)
    for (const path of [PATH, `${PATH}?login=LOGGED_IN`])
      assert.deepEqual((await shopper.get(path)).json, {
        tracking: { loginStatus: 'LOGGED_OUT' },
        customer: {},
        statuses: { isCommunityMember: false, isShopcardMember: false },
      })
    assert.equal(shopper.cookies.LoginToken, undefined)
  })

  for (const login of ['LOGGED_IN', 'REMEMBERED']) {
    it(`names a ${login} visitor, until the logout (CALL-25)`, async () => {
      const shopper = await visit(services, `/?login=${login}`)
      const { tracking, customer, statuses } = (await shopper.get(PATH)).json
      assert.equal(tracking.loginStatus, login)
      assert.ok(customer.firstname && customer.lastname && customer.loyaltyBeans > 0)
      assert.deepEqual(statuses, { isCommunityMember: true, isShopcardMember: true })
      assert.equal(Boolean(shopper.cookies.LoginToken), login === 'LOGGED_IN')
      await shopper.open('/?login=LOGGED_OUT')
      assert.deepEqual((await shopper.get(PATH)).json.customer, {})
      assert.equal(shopper.cookies.LoginToken, undefined)
    })
  }
})

describe('a visitor', () => {
  it('has an id that scripts can not read, and tokens that they can, and keeps them', async () => {
    const answer = await services.handle(new Request('http://shop.test/'))
    const cookies = answer.headers.getSetCookie()
    const cookieOf = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
    assert.match(cookieOf('demoVisitor'), /SameSite=Lax; HttpOnly/)
    for (const token of ['csrfToken', 'longTermToken']) assert.doesNotMatch(cookieOf(token), /^$|HttpOnly/)
    const shopper = await visit(services)
    const before = { ...shopper.cookies }
    await shopper.open('/')
    assert.deepEqual(shopper.cookies, before)
  })

  it('is one of at most a thousand in memory', async () => {
    for (let count = 0; count < 1010; count += 1) await services.handle(new Request('http://shop.test/'))
    assert.equal(services.visitors.size, 1000)
  })
})
