// tier 2: the finer rules of campaigns
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings, IN_HEADER } from '../../packages/upkeep/axe.ts'
import { ATTACKS } from '../api/promotion/promotion-attacks.ts'
import { shop } from './support/shop.ts'

const PLACE = 'shop-header >>> .promotion'
const OPEN = 'shop-header >>> [open] > .legal-text'

const post = (page: Page, path: string, fields: object) =>
  page.evaluate(
    async (address, body) => {
      await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    path,
    JSON.stringify(fields),
  )

const reload = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))

describe('promotions in the header', () => {
  const demo = shop()

  // They have one markup for narrow and one for wide windows.
  for (const width of [320, 1440]) {
    it(`${width} px: appear without a layout shift, and pass axe (PROMO-10)`, async () => {
      const visitor = await demo.visitor({ width })
      for (const [path, layouts] of [
        ['/?site=HU', ['top-banner', 'benefits', 'pi-teaser']],
        ['/categories/coffee', ['benefits', 'category-banner']],
        ['/categories/home', ['benefits', 'category-banner']],
      ] as const) {
        await visitor.open(path, 'loaded')
        for (const layout of layouts) await visitor.see(`${PLACE}--${layout}`)
        await visitor.rest()
        await visitor.stoodStill()
        assert.deepEqual(await findings(visitor.page, { within: IN_HEADER }), [])
        assert.equal(await visitor.width(), width, path)
      }
    })
  }

  it('show nothing when the service fails, and the header goes on working (PROMO-5, PROMO-11)', async () => {
    const visitor = await demo.visitor()
    visitor.logs(/status of 500|(PROMOTION|FOOTER_CONTENT)_UNAVAILABLE/)
    await visitor.open('/?fault=promotion:500')
    await visitor.rest()
    assert.equal(await visitor.has(PLACE), false)
    assert.ok(await visitor.has('shop-header >>> [part=cart-icon]'))
    // Named places give their room back; the benefits strip, which is on every page, keeps its own.
    const heights = { 'top-banner': 0, benefits: 44, 'category-banner': 0, 'pi-teaser': 0 }
    for (const [place, height] of Object.entries(heights))
      assert.equal((await visitor.box(`${PLACE}-place--${place}`)).height, height, place)
    await visitor.open('/cart?elements=off', 'loaded')
    const { top } = await visitor.box('main')
    await visitor.open('/cart')
    await visitor.rest()
    assert.equal(await visitor.has(PLACE), false)
    assert.equal((await visitor.box('main')).top, top)
  })

  it('show all benefits from 767 px on, in the room of the strip (PROMO-16)', async () => {
    const visitor = await demo.visitor({ width: 767 })
    // The longest texts of the demo.
    for (const site of ['DE', 'HU']) {
      await visitor.open(`/?site=${site}`, 'live')
      await visitor.see(`${PLACE}--benefits`)
      const strip = await visitor.box(`${PLACE}--benefits`)
      const last = await visitor.box(`${PLACE}--benefits .benefits__item:last-child`)
      assert.ok(last.right <= 767, `${site}: ends at ${last.right}`)
      assert.equal(strip.height, 44, site)
    }
  })

  it('answer a mouse in a fragment, without any code for it (PROMO-42)', async () => {
    const visitor = await demo.visitor({ width: 1024, withRequests: true })
    await visitor.open('/categories/coffee?site=DE&fragments=content', 'live')
    const { fetched } = visitor
    const before = fetched.length
    const styles = (selector: string) =>
      visitor.page.$eval(selector, (element) => {
        const { backgroundColor, textDecoration } = getComputedStyle(element)
        return `${backgroundColor} ${textDecoration}`
      })
    for (const part of ['.benefits__link', '.voucher-code .button', '.legal-text__toggle']) {
      const selector = `shop-header >>> ${part}`
      await visitor.see(selector)
      const atRest = await styles(selector)
      await visitor.page.hover(selector)
      assert.notEqual(await styles(selector), atRest, part)
    }
    assert.deepEqual(fetched.slice(before), [])
  })

  it('open their legal text by all of a top banner, in a small window and the campaign’s colours (PROMO-23, PROMO-24)', async () => {
    const visitor = await demo.visitor({ width: 320, height: 256 })
    await visitor.open('/?site=DE', 'live')
    await visitor.see(`${PLACE}--top-banner`)
    await visitor.page.mouse.click(120, 36)
    await visitor.see(OPEN)
    const { bottom, left, right } = await visitor.box(OPEN)
    assert.ok(bottom <= 256 && left >= 0 && right <= 320, `${left} to ${right}, ${bottom}`)
    const [words, button] = await visitor.page.$$eval(`${OPEN} :is(.legal-text__words, .icon-button)`, (parts) =>
      parts.map((part) => getComputedStyle(part)).map(({ color, textAlign }) => ({ color, textAlign })),
    )
    assert.deepEqual([words?.textAlign, button?.color], ['start', words?.color])
    const [background, ofCampaign] = await visitor.page.$$eval(
      `${PLACE}--top-banner :is(.promotion__body, .legal-text)`,
      (parts) => parts.map((part) => getComputedStyle(part).backgroundColor),
    )
    assert.equal(background, ofCampaign)
  })

  it('bring an open legal text into view, which does not close it (PROMO-24, PROMO-25)', async () => {
    const visitor = await demo.visitor({ width: 375 })
    await visitor.open('/categories/coffee?site=DE', 'live')
    const hint = `${PLACE}--category-banner .legal-text__toggle`
    await visitor.see(hint)
    await visitor.page.$eval(hint, (element) => element.scrollIntoView({ block: 'end' }))
    await visitor.rest()
    await visitor.click(hint)
    const height = await visitor.page.evaluate(() => window.innerHeight)
    await visitor.until(async () => (await visitor.box(OPEN)).bottom <= height, 'all of the legal text is in sight')
    assert.ok((await visitor.box(`${OPEN} .legal-text__words`)).top >= (await visitor.box(hint)).bottom)
    // Longer than scrolling must rest.
    await visitor.timersEnded(200)
    assert.ok(await visitor.has(OPEN))
  })

  it('work in a dark theme: the legal text lies over the header, the voucher code is copied (PROMO-24, PROMO-28)', async () => {
    const { page, box, open, click, see, gone, says } = await demo.visitor({ width: 1024, inWholeBrowser: true })
    await open('/?site=DE&theme=dark', 'loaded')
    await click(`${PLACE}--top-banner .legal-text__toggle`)
    await see(OPEN)
    // Below the words that open it, and ending with them.
    const [words, card] = [await box(`${PLACE}--top-banner details`), await box(OPEN)]
    assert.ok(Math.abs(words.right - card.right) < 1, `${words.right}, ${card.right}`)
    // Whether a pointer at their centre hits them.
    const hits = await page.evaluate(() => {
      const root = document.querySelector('shop-header')?.shadowRoot
      return ['.legal-text', '.legal-text .icon-button'].map((part) => {
        const { left, top, width, height } = root?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return root?.elementFromPoint(left + width / 2, top + height / 2)?.closest(part) != null
      })
    })
    assert.deepEqual(hits, [true, true])
    assert.deepEqual(await findings(page, { within: IN_HEADER }), [])
    await click(`${OPEN} .icon-button`)
    await gone(OPEN)
    await open('/categories/coffee?theme=dark', 'loaded')
    const copy = `${PLACE}--category-banner .voucher-code button`
    await see(copy)
    await page.bringToFront()
    await click(copy)
    await says(copy, 'Code kopiert')
    assert.deepEqual(await findings(page, { within: IN_HEADER }), [])
  })

  it('contain no attack, under Trusted Types and a strict policy (PROMO-35)', async () => {
    const { page, open, see, says, asked, logs } = await demo.visitor({ withRequests: true })
    // The policy is also reported for the inert document in which DOMPurify parses.
    logs(/violates the following Content Security/)
    let ran = ''
    let attack = ''
    await page.exposeFunction('attacked', () => {
      ran += `${attack}\n`
    })
    page.on('dialog', (dialog) => {
      ran += `${attack}\n`
      void dialog.dismiss()
    })
    await open('/?site=DE', 'loaded')
    await see(`${PLACE}--top-banner`)
    // Three at once: each alone is cleaned in test/api/promotion/promotion-text.test.ts.
    for (let index = 0; index < ATTACKS.length; index += 3) {
      const [text = '', legalText = text, legalTextHint = text] = ATTACKS.slice(index, index + 3)
      attack = [text, legalText, legalTextHint].join()
      const content = { headline: `Nr. ${index} `, promotionLongText: text, legalText, legalTextHint }
      const contentJSON = JSON.stringify({ ...content, link: { url: text, text } })
      // As the editors' page saves it.
      await post(page, '/demo/promotions', { id: 'home_top', type: 'ApiTopBannerPromotion', contentJSON })
      await reload(page)
      await says(`${PLACE}--top-banner .promotion__headline`, `Nr. ${index} `)
      const tags = await page.$eval(`${PLACE}--top-banner .top-banner__words`, (words) => [
        ...new Set([...words.querySelectorAll('*')].map(({ localName }) => localName)),
      ])
      const isKnown = (tag: string) => /^(b|strong|em|i|br|p|ul|ol|li|a|sup|sub|span|div)$/.test(tag)
      assert.ok(tags.every(isKnown), `${tags}: ${attack}`)
    }
    assert.equal(ran, '')
    assert.deepEqual(
      asked(/^[^/]/).filter((url) => !url.startsWith(demo.cdnUrl)),
      [],
    )
  })
})
