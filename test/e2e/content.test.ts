/** Fragments that hold what the services know: without scripts, live, awake, and when the content changes meanwhile. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import type { ServiceAnswers } from '../../src/render/render.ts'
import { answersOf, type ContentPage, contentCalls, pageWith } from './support/content.ts'
import { pageHost, type Running } from './support/release.ts'
import { atRest, elementsLive, elementsReady, layoutShift, shop, waitForElement, waitForText } from './support/shop.ts'

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const BAR = inHeader('.navigation__link')

describe('a fragment with content', () => {
  const demo = shop()
  const running: Running[] = []
  let content: ServiceAnswers
  before(async () => {
    content = await answersOf(demo.url, 'DE', ['~header_top'])
  })
  after(() => {
    for (const { close } of running) close()
  })

  /** The address of such a page. */
  async function hosted(options: ContentPage): Promise<string> {
    const html = await pageWith(demo.cdnUrl, { content, header: { benefits: '' }, ...options })
    const host = await pageHost(demo.url, { '/page': { html } })
    running.push(host)
    return `${host.url}/page`
  }
  const textsOf = (page: Page, selector: string) =>
    page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent))

  it('has the entries of the services and what is below them without scripts (NAV-46)', async () => {
    const { page } = await demo.visitor({ withoutScript: true })
    await page.goto(await hosted({}))
    const links = await textsOf(page, inHeader('.navigation a[href]'))
    assert.ok(links.length > 40, `${links.length} links`)
    const first = await page.waitForSelector(inHeader('.navigation__item:nth-child(2)'))
    await first?.hover()
    const isShown = await page.$eval(inHeader('.navigation__item:nth-child(2) .navigation__below a'), (link) =>
      link.checkVisibility(),
    )
    assert.ok(isShown)
  })

  it('is not asked for again while it is live and when it is awake, and nothing moves (LIVE-13, NAV-46)', async () => {
    const { page, problems } = await demo.visitor()
    const calls = contentCalls(page)
    await page.goto(await hosted({}))
    await elementsLive(page)
    await atRest(page)
    const painted = await textsOf(page, BAR)
    await elementsReady(page)
    await atRest(page)
    assert.deepEqual(await textsOf(page, BAR), painted)
    assert.deepEqual(calls, [])
    assert.deepEqual(problems, [])
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    // The flyout shows what the fragment brought.
    await page.hover(inHeader('.navigation__item:nth-child(2) .navigation__link'))
    await waitForElement(page, inHeader('.drill-down__level'))
    assert.deepEqual(calls, [])
  })

  it('is asked for again when the preview changes, and when it is old (LIVE-13)', async () => {
    const { page } = await demo.visitor()
    const calls = contentCalls(page)
    await page.goto(await hosted({}))
    await elementsLive(page)
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))
    await page.waitForResponse((response) => response.url().includes('jsonflyoutnavigation'))
    assert.equal(calls.filter((path) => path.includes('jsonflyout')).length, 1)

    const { page: later } = await demo.visitor()
    await later.evaluateOnNewDocument(() => {
      const now = Date.now
      Date.now = () => now() + 11 * 60 * 1000
    })
    const laterCalls = contentCalls(later)
    await later.goto(await hosted({}))
    await later.waitForResponse((response) => response.url().includes('themeworlds'))
    await atRest(later)
    assert.equal(laterCalls.length, 2)
  })

  it('gives way to what the services say now (LIVE-13)', async () => {
    const { page, problems } = await demo.visitor()
    await page.evaluateOnNewDocument(() => {
      const now = Date.now
      Date.now = () => now() + 11 * 60 * 1000
    })
    const old = [{ title: 'Gestern', href: '/yesterday', children: [{ title: 'Vorgestern', href: '/before' }] }]
    await page.goto(await hosted({ content: { ...content, navigation: old } }))
    await waitForText(page, inHeader('.navigation__item:nth-child(2) .navigation__link'), 'Kaffee')
    await elementsReady(page)
    await atRest(page)
    assert.ok(!(await textsOf(page, BAR)).includes('Gestern'))
    assert.deepEqual(problems, [])
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
  })
})
