import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { openServices, type Shopper, visit } from './support.ts'

const email = 'ada@mail.example'
const services = openServices()

for (const base of ['/service/newsletter/api/private', '/service/newsletter/api/internal']) {
  describe(`the newsletter service under ${base}`, () => {
    let shopper: Shopper
    beforeEach(async () => {
      shopper = await visit(services)
    })

    const subscribers = `${base}/newsletter-subscribers`
    const statusOf = async () => (await shopper.get('/json/psdata')).json.nl_status
    const mails = async (who = shopper) => (await who.get('/demo/mails')).json
    const signUp = (more: object = {}) =>
      shopper.post(subscribers, { email, consents: [], origin: 'onsite', originAddition: 'subsite', ...more })
    const read = (token: string) => shopper.get(`${subscribers}/${token}`)
    const put = async (path: string, body?: object) => (await shopper.ask(path, { method: 'PUT', body })).status
    const confirm = (token: string) => put(`${subscribers}/${token}/doi`)
    const person = { salutation: 'MRS', firstName: 'Augusta', lastName: '', consents: ['DNE'], interests: ['COFFEE'] }
    const update = (token: string, more: object) => put(`${subscribers}/${token}`, { ...person, ...more })
    /** The token of a confirmed subscriber. */
    const subscribed = async (): Promise<string> => {
      await signUp()
      const [{ token }] = await mails()
      assert.equal(await confirm(token), 204)
      return token
    }

    it('accepts a sign-up, a confirmation and an update; nl_status follows (NEWS-20)', async () => {
      assert.equal(await statusOf(), 'NONE')
      assert.equal((await signUp({ firstName: 'Ada' })).status, 201)
      assert.equal(await statusOf(), 'WAITING_FOR_DOI')
      const [mail] = await mails()
      assert.deepEqual([mail.email, mail.kind], [email, 'confirm'])
      assert.equal(await confirm(mail.token), 204)
      assert.equal(await statusOf(), 'SUBSCRIBED')
      assert.equal((await mails())[0].kind, 'voucher')
      assert.equal(await update(mail.token, {}), 204)
      assert.deepEqual((await read(mail.token)).json, { email, status: 'SUBSCRIBED', ...person })
    })

    it('mails an existing subscriber without revealing it in the answer (CALL-48)', async () => {
      const token = await subscribed()
      assert.equal((await signUp({ email: email.toUpperCase() })).status, 201)
      const [mail] = await mails()
      assert.deepEqual([mail.kind, mail.token, await statusOf()], ['already', token, 'SUBSCRIBED'])
    })

    it('replaces the link after a second sign-up before the confirmation, and lets a link expire', async () => {
      await signUp()
      await signUp()
      const [{ token }, old] = await mails()
      assert.equal(await confirm(old.token), 404)
      assert.equal((await shopper.post('/demo/mails/expire', { token })).status, 303)
      assert.equal(await confirm(token), 404)
      assert.equal((await read(token)).status, 404)
      assert.equal(await update(token, {}), 404)
    })

    it('ends a subscription by an update (NEWS-41)', async () => {
      const token = await subscribed()
      assert.equal(await update(token, { interests: [], consents: [] }), 204)
      assert.equal(await statusOf(), 'NONE')
      assert.equal((await read(token)).json.status, 'UNSUBSCRIBED')
      assert.equal(await update(token, { status: 'SUBSCRIBED' }), 400)
    })

    it('rejects an invalid address, and other wrong data by another type (NEWS-23)', async () => {
      for (const bad of [undefined, '', 'ada', `${'a'.repeat(250)}@mail.example`, 1]) {
        const { status, json } = await signUp({ email: bad })
        assert.deepEqual([status, json.type], [400, 'urn:newsletter:email_invalid'])
      }
      const { status, json } = await signUp({ firstName: 'a'.repeat(41) })
      assert.deepEqual([status, json.type], [400, 'about:blank'])
      assert.equal(await statusOf(), 'NONE')
    })

    it('answers an unknown link with 404, and shows mails to their own visitor only (NEWS-38)', async () => {
      assert.deepEqual([(await read('no-such-token')).status, await confirm('no-such-token')], [404, 404])
      await signUp()
      assert.deepEqual(await mails(await visit(services)), [])
    })

    it('serves base data to logged-in customers only (NEWS-32)', async () => {
      const path = `${base}/customers/base-data`
      assert.equal((await shopper.get(path)).status, 401)
      await shopper.open('/?login=LOGGED_IN')
      const { email: known, firstName, lastName, consents } = (await shopper.get(path)).json
      assert.ok(known.includes('@') && firstName && lastName && Array.isArray(consents))
      assert.equal((await shopper.get(path, { 'x-logintoken': 'wrong' })).status, 401)
    })
  })
}

describe('the newsletter’s pictures', () => {
  it('have fixed names (NEWS-9)', async () => {
    const shopper = await visit(services)
    const pictureOf = (name: string) => shopper.get(`/service/newsletter-subscription-form/images/${name}.jpg`)
    for (const [name = '', size = ''] of [
      ['desktop', '400 300'],
      ['tablet', '273 273'],
    ]) {
      const { headers, text } = await pictureOf(name)
      assert.match(headers.get('content-type') ?? '', /^image\//)
      assert.ok(text.includes(`viewBox="0 0 ${size}"`))
    }
    assert.equal((await pictureOf('other')).status, 404)
  })
})
