import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { openServices, type Shopper, visit } from './support.ts'

const CHECK = '/service/preview/api/auth/checkauth'
const TOKEN = '/service/preview/api/token'
const previewDateTime = '2026-12-24T08:00:00.000Z'

describe('the preview service', () => {
  let shopper: Shopper
  beforeEach(async () => {
    shopper = await visit(openServices())
  })

  it('keeps what staff have set until they log out', async () => {
    await shopper.open('/?staff=on')
    assert.deepEqual((await shopper.get('/service/preview/api/auth/login/renew')).json, { status: 'SUCCESS' })
    const set = await shopper.post(`${TOKEN}?test=header-search&group=wide-field`, { previewDateTime })
    assert.deepEqual(set.json, { status: 'SUCCESS' })
    assert.ok(shopper.cookies.previewToken)
    assert.deepEqual((await shopper.get(CHECK)).json, {
      status: 'SUCCESS',
      dateTime: previewDateTime,
      abTestName: 'header-search',
      abTestGroup: 'wide-field',
    })
    assert.deepEqual((await shopper.get('/service/preview/api/auth/logout')).json, { status: 'SUCCESS' })
    assert.equal(shopper.cookies.staffAuth, undefined)
    assert.equal((await shopper.get(CHECK)).status, 401)
  })

  it('refuses a bad date and an unknown group', async () => {
    await shopper.open('/?staff=on')
    assert.equal((await shopper.post(TOKEN, { previewDateTime: 'tomorrow' })).json.status, 'BAD_REQUEST')
    assert.equal((await shopper.post(`${TOKEN}?test=header-search`, { previewDateTime })).status, 400)
  })

  it('lists the tests of a time, and assigns nobody to one', async () => {
    const testsAt = (time: string) => shopper.get(`/service/abtestfrontend/api/v1/gettestsat?time=${time}`)
    const [test] = (await testsAt(previewDateTime)).json
    assert.ok(test.name && test.groups[0].name)
    assert.deepEqual((await testsAt('2019-12-24T08:00:00.000Z')).json, [])
    assert.equal((await testsAt('never')).status, 400)
    assert.deepEqual((await shopper.get('/service/abtestfrontend/api/v1/getassignment')).json, {})
  })
})
