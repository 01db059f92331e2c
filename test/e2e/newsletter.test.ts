// tier 2: several journeys; those of each engine fill in, send and confirm the form
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HTTPRequest } from 'puppeteer-core'
import { findings } from '../../packages/upkeep/axe.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const TAG = 'main shop-newsletter'
const BOX = 'shop-footer >>> shop-newsletter'
const MAIL = 'anna@mail.example'
const named = (name: string, tag = TAG) => `${tag} >>> [name="${name}"]`

const answers = ({ says }: Visitor, state: string, text: string, tag = TAG) =>
  says(`${tag} >>> .notification--${state}`, text)

async function fillIn(visitor: Visitor, person: Readonly<Record<string, string>> = {}, tag = TAG): Promise<void> {
  await visitor.type(named('email', tag), MAIL)
  await visitor.see(named('legals', tag))
  for (const [name, value] of Object.entries(person)) {
    if (name === 'salutation') await visitor.page.select(named(name, tag), value)
    else await visitor.type(named(name, tag), value)
  }
}

const send = ({ page }: Visitor, tag = TAG) =>
  page.$eval(`${tag} >>> form`, (form) => (form as HTMLFormElement).requestSubmit())

const status = ({ page }: Visitor) =>
  page.evaluate(async () => (await (await fetch('/json/psdata')).json()).nl_status as string)

async function openMailbox({ open, page }: Visitor): Promise<string> {
  await open('/demo/mailbox', 'loaded')
  return page.$eval('[data-mail=confirm] a.btn-primary', (link) => (link as HTMLAnchorElement).href)
}

describe('the journey of a subscriber', () => {
  const demo = shop({ withPictures: false })

  it('signs up in the footer, confirms by the mail, chooses interests, and unsubscribes in two clicks (NEWS-18, NEWS-37, NEWS-40, NEWS-41)', async () => {
    const visitor = await demo.open('/?site=HU', { withRequests: true })
    const { page, open, see } = visitor
    // A repeated confirmation.
    visitor.logs(/status of 409/)
    assert.equal(await status(visitor), 'NONE')
    await visitor.scroll('shop-footer')
    await fillIn(visitor, { salutation: 'MRS', lastName: 'Kovács', firstName: 'Anna' }, BOX)
    await send(visitor, BOX)
    await answers(visitor, 'success', 'Már majdnem kész', BOX)
    assert.equal(await status(visitor), 'WAITING_FOR_DOI')

    const link = await openMailbox(visitor)
    const told: string[] = []
    const onRequest = (request: HTTPRequest) => {
      if (request.resourceType() === 'fetch' && request.headers().referer?.includes('token=')) told.push(request.url())
    }
    page.on('request', onRequest)
    // By a click in a mail program of the web.
    const follow = () => page.goto(link, { referer: `${demo.url}/mail` })
    await follow()
    await answers(visitor, 'success', 'megerősítettük')
    assert.equal(await status(visitor), 'SUBSCRIBED')
    page.off('request', onRequest)
    assert.deepEqual([told, new URL(page.url()).searchParams.has('token')], [[], false])

    const [choose] = await page.$$(`${TAG} >>> .newsletter__actions button`)
    assert.ok((await choose?.evaluate((button) => button.textContent))?.includes('Témák'))
    await choose?.click()
    await see(named('COFFEE'))
    await page.$eval(named('COFFEE'), (box) => (box as HTMLElement).click())
    await send(visitor)
    await answers(visitor, 'success', 'elmentettük')

    // Following the same link again is no error.
    await follow()
    await see(`${TAG} >>> .notification--success`)

    await open('/?site=HU', 'whole')
    await visitor.until(async () => {
      const [box] = await page.$$('shop-footer >>> .footer__newsletter')
      return !(await box?.isVisible())
    }, 'the box is gone')

    await open('/demo/mailbox', 'loaded')
    await visitor.leave(() => visitor.click('[data-mail=confirm] a.btn-default'))
    await see(`${named('COFFEE')}:checked`)
    await visitor.click(`${TAG} >>> .unsubscribe button`)
    await see(`${TAG} >>> .unsubscribe__question`)
    await visitor.click(`${TAG} >>> .unsubscribe button`)
    await answers(visitor, 'success', 'leiratkozott')
    assert.equal(await status(visitor), 'NONE')
  })

  it('posts the form to the newsletter page when its code fails to load (NEWS-30, LIVE-9)', async () => {
    const visitor = await demo.visitor({ withRequests: true })
    visitor.logs(/The code can't be loaded/, /ERR_FAILED/, /status of 422/)
    await visitor.block(/elements\/shop-newsletter/)
    await visitor.open('/subscribenewsletter?site=HU', 'live')
    await visitor.type(named('email'), MAIL)
    await visitor.leave(() => visitor.click(`${TAG} >>> button[type=submit]`))
    assert.equal(await visitor.value('#newsletter-email'), MAIL)
  })

  it('restores what was entered after going back and after a reload (NEWS-43)', async () => {
    const visitor = await demo.open('/subscribenewsletter?site=HU')
    const { page, open, see, value } = visitor
    await fillIn(visitor, { firstName: 'Anna' })
    await open('/', 'loaded')
    await page.goBack()
    await see(named('firstName'))
    assert.equal(await value(named('email')), MAIL)
    assert.equal(await value(named('firstName')), 'Anna')
    await page.reload()
    await see(named('firstName'))
    assert.equal(await value(named('email')), MAIL)
  })

  for (const width of [375, 1280]) {
    it(`has the same height as a fragment and hydrated at ${width} px, and axe finds nothing in the full form`, async () => {
      const visitor = await demo.open('/subscribenewsletter?site=DE&elements=off', { width, until: 'loaded' })
      const { height: painted } = await visitor.box(TAG)
      await visitor.open('/subscribenewsletter?site=DE')
      assert.equal((await visitor.box(TAG)).height, painted)
      await visitor.click(named('email'))
      await visitor.see(named('legals'))
      assert.deepEqual(await findings(visitor.page), [])
    })
  }
})
