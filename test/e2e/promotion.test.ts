import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { ATTACKS } from '../api/promotion/promotion-attacks.ts'
import { findings } from './support/axe.ts'
import {
  atRest,
  elementsReady,
  layoutShift,
  shop,
  waitForElement,
  waitForNoElement,
  waitForText,
} from './support/shop.ts'

const PLACE = 'shop-header >>> .promotion'
const ADVENT = '2026-12-06T10:00:00.000Z'

/** Saves a promotion as the editors' page does, without its form. */
const save = (page: Page, id: string, type: string, content: object) =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/demo/promotions', { method: 'POST', headers, body: JSON.stringify(body) })
    },
    { id, type, contentJSON: JSON.stringify(content) },
  )

const reload = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))

describe('promotions in the header', () => {
  const demo = shop()

  /** By axe: the campaigns have one markup for narrow and one for wide windows. */
  const AUDITED = [320, 1440]

  for (const width of [320, 375, 767, 1024, 1440]) {
    it(`${width} px: appear without a layout shift${AUDITED.includes(width) ? ', and pass axe' : ''} (PROMO-10)`, async () => {
      const { page, problems } = await demo.visitor({ width })
      for (const [path, layouts] of [
        ['/?site=HU', ['top-banner', 'benefits', 'pi-teaser']],
        ['/categories/coffee', ['benefits', 'category-banner']],
        ['/categories/home', ['benefits', 'category-banner']],
      ] as const) {
        await page.goto(demo.url + path)
        for (const layout of layouts) await waitForElement(page, `${PLACE}--${layout}`)
        await atRest(page)
        assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
        if (AUDITED.includes(width)) assert.deepEqual(await findings(page), [])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        assert.ok(overflow <= 0, `${path} is ${overflow} px too wide`)
      }
      assert.deepEqual(problems, [])
    })
  }

  it('show nothing when the service fails, and the header goes on working (PROMO-5, PROMO-11)', async () => {
    const { page } = await demo.visitor()
    const heights = () =>
      page.$$eval('shop-header >>> .promotion-place', (places) =>
        places.map((place) => [
          place.classList[1]?.replace('promotion-place--', ''),
          (place as HTMLElement).offsetHeight,
        ]),
      )
    await page.goto(`${demo.url}/?fault=promotion:500`)
    await elementsReady(page)
    await atRest(page)
    assert.equal(await page.$(PLACE), null)
    assert.ok(await page.$('shop-header >>> [part=cart-icon]'))
    // Named places give their room back; the benefits strip, which is on every page, keeps its own.
    assert.deepEqual(await heights(), [
      ['top-banner', 0],
      ['benefits', 44],
      ['category-banner', 0],
      ['pi-teaser', 0],
    ])
    const top = () => page.$eval('main', (main) => main.getBoundingClientRect().top)
    await page.goto(`${demo.url}/cart?elements=off`)
    const before = await top()
    await page.goto(`${demo.url}/cart`)
    await elementsReady(page)
    await atRest(page)
    assert.equal(await page.$(PLACE), null)
    assert.equal(await top(), before)
  })

  it('work in a dark theme: the legal text lies over the header, the voucher code is copied (PROMO-24, PROMO-28)', async () => {
    const { page } = await demo.visitor({ width: 1024, inWholeBrowser: true })
    await page.goto(`${demo.url}/?site=DE&theme=dark`)
    const toggle = `${PLACE}--top-banner .legal-text__toggle`
    await waitForElement(page, toggle)
    await page.click(toggle)
    const legal = 'shop-header >>> [open] > .legal-text'
    await waitForElement(page, legal)
    // Whether a pointer at their centre hits them.
    const hits = await page.evaluate(() => {
      const root = document.querySelector('shop-header')?.shadowRoot
      return ['.legal-text', '.legal-text .icon-button'].map((part) => {
        const { left, top, width, height } = root?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return root?.elementFromPoint(left + width / 2, top + height / 2)?.closest(part) != null
      })
    })
    assert.deepEqual(hits, [true, true])
    assert.deepEqual(await findings(page), [])
    await page.click(`${legal} .icon-button`)
    await waitForNoElement(page, legal)
    await page.goto(`${demo.url}/categories/coffee?theme=dark`)
    await waitForElement(page, `${PLACE}--category-banner .voucher-code button`)
    await page.bringToFront()
    await page.click(`${PLACE}--category-banner .voucher-code button`)
    await waitForText(page, `${PLACE}--category-banner .voucher-code button`, 'Code kopiert')
    assert.deepEqual(await findings(page), [])
  })

  it('follow the preview of staff (PROMO-4)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?staff=on`)
    await waitForElement(page, `${PLACE}--top-banner`)
    await page.evaluate(async (previewDateTime) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/service/preview/api/token', {
        method: 'POST',
        headers,
        body: JSON.stringify({ previewDateTime }),
      })
    }, ADVENT)
    await reload(page)
    await waitForText(page, `${PLACE}--top-banner`, 'Advent')
  })

  it('show editors what a contentJSON gives', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/demo/promotions?id=phase`)
    await waitForElement(page, `${PLACE}--pi-teaser`)
    await page.$eval('textarea', (field) => {
      field.value = JSON.stringify({ headline: 'Probe', linkURL: '/x', backgroundColor: { colorCode: '#123456' } })
    })
    await Promise.all([page.waitForNavigation(), page.click('form .btn-primary')])
    await waitForText(page, `${PLACE}--pi-teaser`, 'Probe')
    const colour = await page.$eval(
      `${PLACE}__body`.replace('.promotion', '.promotion--pi-teaser .promotion'),
      (body) => getComputedStyle(body).backgroundColor,
    )
    assert.equal(colour, 'rgb(18, 52, 86)')
  })

  it('contain no attack, under Trusted Types and a strict policy (PROMO-35)', async () => {
    const { page, problems } = await demo.visitor({ withRequests: true })
    const foreignRequests: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (![demo.url, demo.cdnUrl].includes(origin)) foreignRequests.push(request.url())
    })
    let ran = ''
    let attack = ''
    await page.exposeFunction('attacked', () => {
      ran += `${attack}\n`
    })
    page.on('dialog', (dialog) => {
      ran += `${attack}\n`
      void dialog.dismiss()
    })
    await page.goto(`${demo.url}/?site=DE`)
    await waitForElement(page, `${PLACE}--top-banner`)
    for (const [index, text] of ATTACKS.entries()) {
      attack = text
      const content = { headline: `Nr. ${index} `, promotionLongText: text, legalText: text, legalTextHint: text }
      await save(page, 'home_top', 'ApiTopBannerPromotion', { ...content, link: { url: text, text } })
      await reload(page)
      await waitForText(page, `${PLACE}--top-banner .promotion__headline`, `Nr. ${index} `)
      const tags = await page.$eval(`${PLACE}--top-banner .top-banner__words`, (words) => [
        ...new Set([...words.querySelectorAll('*')].map(({ localName }) => localName)),
      ])
      const isKnown = (tag: string) => /^(b|strong|em|i|br|p|ul|ol|li|a|sup|sub|span|div)$/.test(tag)
      assert.ok(tags.every(isKnown), `${tags}: ${text}`)
    }
    assert.equal(ran, '')
    assert.deepEqual(foreignRequests, [])
    // The policy is also reported for the inert document in which DOMPurify parses.
    const others = problems.filter((complaint) => !complaint.includes('violates the following Content Security'))
    assert.deepEqual(others, [])
  })
})
