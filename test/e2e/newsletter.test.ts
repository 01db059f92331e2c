import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { blockRequests, elementsLive, elementsReady, footerReady, shop, waitForElement } from './support/shop.ts'

const TAG = 'main shop-newsletter'
const BOX = 'shop-footer >>> shop-newsletter'
const named = (name: string, tag = TAG) => `${tag} >>> [name="${name}"]`

const SITES = {
  DE: { person: {}, success: 'Fast geschafft', confirmed: 'bestätigt', manage: 'Interessen', saved: 'gespeichert' },
  HU: {
    person: { salutation: 'MRS', lastName: 'Kovács', firstName: 'Anna' },
    success: 'Már majdnem kész',
    confirmed: 'megerősítettük',
    manage: 'Témák',
    saved: 'elmentettük',
  },
  TR: {
    person: { firstName: 'Ayşe', lastName: 'Yılmaz' },
    success: 'Neredeyse tamam',
    confirmed: 'onaylandı',
    manage: 'İlgi',
    saved: 'kaydedildi',
  },
} as const

const message = async (page: Page, state: string, tag = TAG) => {
  const selector = `${tag} >>> .notification--${state}`
  await waitForElement(page, selector)
  return page.$eval(selector, (element) => element.textContent ?? '')
}

async function fillIn(
  page: Page,
  email: string,
  person: Readonly<Record<string, string>> = {},
  tag = TAG,
): Promise<void> {
  await page.type(named('email', tag), email)
  await waitForElement(page, named('legals', tag))
  for (const [name, value] of Object.entries(person)) {
    if (name === 'salutation') await page.select(named(name, tag), value)
    else await page.type(named(name, tag), value)
  }
}

const send = (page: Page, tag = TAG) =>
  page.$eval(`${tag} >>> form`, (form) => (form as HTMLFormElement).requestSubmit())

const status = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/json/psdata')).json()).nl_status as string)

const hasBox = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('shop-footer')?.shadowRoot
    const box = footer?.querySelector('.footer__newsletter')
    return box !== null && box !== undefined && getComputedStyle(box).visibility !== 'hidden'
  })

describe('the journey of a subscriber', () => {
  const demo = shop({ withPictures: false })

  for (const [site, texts] of Object.entries(SITES)) {
    it(`${site}: signs up in the footer’s box, confirms by the mail, chooses interests, and gets no box again (NEWS-18, NEWS-37, NEWS-40)`, async () => {
      const { page, problems } = await demo.visitor({ withRequests: true })
      await page.goto(`${demo.url}/?site=${site}`)
      await elementsReady(page)
      assert.equal(await status(page), 'NONE')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await waitForElement(page, named('email', BOX))
      await fillIn(page, 'anna@mail.example', texts.person, BOX)
      if (site === 'TR') await page.$eval(named('legals', BOX), (box) => (box as HTMLElement).click())
      await send(page, BOX)
      assert.ok((await message(page, 'success', BOX)).includes(texts.success))
      assert.equal(await status(page), 'WAITING_FOR_DOI')

      await page.goto(`${demo.url}/demo/mailbox`)
      const link = await page.$eval('[data-mail=confirm] a.btn-primary', (anchor) => (anchor as HTMLAnchorElement).href)
      const told: string[] = []
      const onRequest = (request: HTTPRequest) => {
        if (request.resourceType() === 'fetch' && request.headers().referer?.includes('token='))
          told.push(request.url())
      }
      page.on('request', onRequest)
      await page.goto(link)
      assert.ok((await message(page, 'success')).includes(texts.confirmed))
      assert.equal(await status(page), 'SUBSCRIBED')
      page.off('request', onRequest)
      assert.deepEqual([told, new URL(page.url()).searchParams.has('token')], [[], false])

      const choose = await page.$$(`${TAG} >>> .newsletter__actions button`)
      assert.ok((await choose[0]?.evaluate((button) => button.textContent))?.includes(texts.manage))
      await choose[0]?.click()
      await waitForElement(page, named('COFFEE'))
      await page.$eval(named('COFFEE'), (box) => (box as HTMLElement).click())
      await send(page)
      assert.ok((await message(page, 'success')).includes(texts.saved))

      // Following the same link again is no error.
      await page.goto(link)
      await message(page, 'success')
      await page.goto(link.replace('confirm', 'manage'))
      await waitForElement(page, named('COFFEE'))
      assert.equal(await page.$eval(named('COFFEE'), (box) => (box as HTMLInputElement).checked), true)

      await page.goto(`${demo.url}/?site=${site}`)
      await elementsReady(page)
      await footerReady(page)
      await page.waitForFunction(() => {
        const box = document.querySelector('shop-footer')?.shadowRoot?.querySelector('.footer__newsletter')
        return !box || getComputedStyle(box).visibility === 'hidden'
      })
      assert.equal(await hasBox(page), false)
      // Browsers log the expected answers to a repeated confirmation (409) and to a missing campaign (404).
      assert.deepEqual(
        problems.filter((text) => !/status of (404|409)/.test(text)),
        [],
      )
    })
  }

  it('unsubscribes in two clicks (NEWS-41)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/subscribenewsletter?site=DE`)
    await elementsReady(page)
    await fillIn(page, 'anna@mail.example')
    await send(page)
    await message(page, 'success')
    await page.goto(`${demo.url}/demo/mailbox`)
    await Promise.all([page.waitForNavigation(), page.click('[data-mail=confirm] a.btn-default')])
    await waitForElement(page, `${TAG} >>> .unsubscribe button`)
    await page.click(`${TAG} >>> .unsubscribe button`)
    await waitForElement(page, `${TAG} >>> .unsubscribe__question`)
    await page.click(`${TAG} >>> .unsubscribe button`)
    assert.ok((await message(page, 'success')).includes('abgemeldet'))
    assert.equal(await status(page), 'NONE')
  })

  it('shows that an expired link is no longer valid, and signs up again on the same page (NEWS-38)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/subscribenewsletter?site=DE`)
    await elementsReady(page)
    await fillIn(page, 'anna@mail.example')
    await send(page)
    await message(page, 'success')
    await page.goto(`${demo.url}/demo/mailbox`)
    const link = await page.$eval('[data-mail=confirm] a.btn-primary', (a) => (a as HTMLAnchorElement).href)
    await Promise.all([page.waitForNavigation(), page.click('[data-mail=confirm] form button')])
    await page.goto(link)
    assert.ok((await message(page, 'warning')).startsWith('Leider ist dieser Link nicht mehr gültig.'))
    await fillIn(page, 'anna@mail.example')
    await send(page)
    await message(page, 'success')
  })

  for (const fault of ['500', 'dropped', 'delay-2000']) {
    it(`${fault}: ends in the right message, and keeps what was entered (NEWS-21, NEWS-24)`, async () => {
      const { page } = await demo.visitor()
      await page.goto(`${demo.url}/subscribenewsletter?site=AT&fault=newsletter:${fault}`)
      await elementsReady(page)
      await fillIn(page, 'anna@mail.example', { lastName: 'Gruber' })
      await send(page)
      if (fault.startsWith('delay')) {
        await page.waitForFunction(
          () =>
            (
              document
                .querySelector('main shop-newsletter')
                ?.shadowRoot?.querySelector('[name=email]') as HTMLInputElement
            )?.disabled,
        )
        await message(page, 'success')
        return
      }
      assert.ok(
        (await message(page, 'error')).startsWith('Aus technischen Gründen ist die Newsletteranmeldung nicht möglich.'),
      )
      assert.equal(await page.$eval(named('lastName'), (input) => (input as HTMLInputElement).value), 'Gruber')
      assert.equal(await page.$eval(named('email'), (input) => (input as HTMLInputElement).value), 'anna@mail.example')
    })
  }

  it('posts the form to the newsletter page when its code fails to load (NEWS-30, LIVE-9)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await blockRequests(page, 'elements/shop-newsletter')
    await page.goto(`${demo.url}/subscribenewsletter?site=HU`)
    await elementsLive(page)
    await page.type(named('email'), 'anna@mail.example')
    await Promise.all([page.waitForNavigation(), page.click(`${TAG} >>> button[type=submit]`)])
    assert.equal(
      await page.$eval('#newsletter-email', (input) => (input as HTMLInputElement).value),
      'anna@mail.example',
    )
  })

  it('restores what was entered after going back and after a reload (NEWS-43)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/subscribenewsletter?site=HU`)
    await elementsReady(page)
    await fillIn(page, 'anna@mail.example', { firstName: 'Anna' })
    await page.goto(`${demo.url}/`)
    await page.goBack()
    await waitForElement(page, named('firstName'))
    assert.equal(await page.$eval(named('email'), (input) => (input as HTMLInputElement).value), 'anna@mail.example')
    assert.equal(await page.$eval(named('firstName'), (input) => (input as HTMLInputElement).value), 'Anna')
    await page.reload()
    await waitForElement(page, named('firstName'))
    assert.equal(await page.$eval(named('email'), (input) => (input as HTMLInputElement).value), 'anna@mail.example')
  })

  for (const width of [375, 767, 1280]) {
    it(`has the same height as a fragment and hydrated at ${width} px, and axe finds nothing in the full form`, async () => {
      const { page } = await demo.visitor({ width })
      const height = () => page.$eval(TAG, (element) => (element as HTMLElement).offsetHeight)
      await page.goto(`${demo.url}/subscribenewsletter?site=DE&elements=off`)
      const painted = await height()
      await page.goto(`${demo.url}/subscribenewsletter?site=DE`)
      await elementsReady(page)
      assert.equal(await height(), painted)
      await page.click(named('email'))
      await waitForElement(page, named('legals'))
      assert.deepEqual(await findings(page), [])
    })
  }

  it('works without JavaScript: the page asks for what is missing (NEWS-30)', async () => {
    const { page } = await demo.visitor({ withoutScript: true })
    await page.goto(`${demo.url}/subscribenewsletter?site=HU`)
    await page.type(named('email'), 'anna@mail.example')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    assert.equal(
      await page.$eval('#newsletter-email', (input) => (input as HTMLInputElement).value),
      'anna@mail.example',
    )
    await page.select('#newsletter-salutation', 'MR')
    await page.type('#newsletter-lastName', 'Nagy')
    await page.type('#newsletter-firstName', 'Imre')
    await Promise.all([page.waitForNavigation(), page.click('main form button')])
    assert.ok((await page.$eval('main', (main) => main.textContent ?? '')).includes('Már majdnem kész'))
  })
})
