import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildShop } from '../../demo/server.ts'
import { type Shopper, visit } from './support.ts'

const email = 'ada@mail.example'

describe('The newsletter page without JavaScript', () => {
  let shop: FastifyInstance
  let shopper: Shopper

  before(async () => {
    const { registerPages } = await import('../../demo/pages/pages.ts')
    shop = await buildShop({ registerPages })
  })
  after(() => shop.close())
  const send = async (site: string, fields: Record<string, string>) => {
    shopper = await visit(shop, `/?site=${site}`)
    return shopper.ask({
      method: 'POST',
      url: '/subscribenewsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ origin: 'onsite', originAddition: 'subsite', ...fields }).toString(),
    })
  }
  const mails = async () => (await shopper.get('/demo/mails')).json()

  it('signs up with the address alone where no more is required (NEWS-30)', async () => {
    const answer = await send('DE', { email: ` ${email} ` })
    assert.equal(answer.statusCode, 200)
    assert.ok(answer.body.includes(email) && answer.body.includes('Fast geschafft'))
    assert.equal((await mails())[0].email, email)
    assert.ok((await shopper.open('/demo/mailbox')).body.includes('Anmeldung bestätigen'))
  })

  it('asks for what is missing, keeps what was sent, and then signs up (NEWS-17, NEWS-30)', async () => {
    const answer = await send('HU', { email, firstName: 'Ada <3' })
    assert.equal(answer.statusCode, 422)
    assert.ok(answer.body.includes('A megszólítás mező kitöltése kötelező.'))
    assert.ok(answer.body.includes('value="Ada &lt;3"') && answer.body.includes(`value="${email}"`))
    assert.deepEqual(await mails(), [])
    const whole = await send('HU', { email, salutation: 'MRS', firstName: 'Ada', lastName: 'Kiss' })
    assert.equal(whole.statusCode, 200)
    assert.equal((await mails())[0].site, 'HU')
  })

  it('requires the legal consent in TR (NEWS-3)', async () => {
    const fields = { email, firstName: 'Ada', lastName: 'Yılmaz' }
    assert.equal((await send('TR', fields)).statusCode, 422)
    assert.equal((await send('TR', { ...fields, legals: 'on' })).statusCode, 200)
  })

  it('shows the messages for an invalid address and for a failing service (NEWS-14, NEWS-24)', async () => {
    assert.ok((await send('DE', { email: 'ada@' })).body.includes('Bitte geben Sie eine gültige E-Mail-Adresse ein.'))
    shopper = await visit(shop, '/?site=DE&fault=newsletter:500')
    const answer = await shopper.ask({
      method: 'POST',
      url: '/subscribenewsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    })
    assert.equal(answer.statusCode, 502)
    assert.ok(answer.body.includes('Aus technischen Gründen') && answer.body.includes(`value="${email}"`))
  })

  it('saves nothing for a bot, but shows it a success (NEWS-27)', async () => {
    assert.equal((await send('DE', { email, 'verify-email': 'x' })).statusCode, 200)
    assert.deepEqual(await mails(), [])
  })
})
