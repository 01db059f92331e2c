/** Fragments that hold what the services know: without scripts, live, awake, and when the content changes meanwhile. */
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import type { ServiceAnswers } from '../../src/render/render.ts'
import { ATTACKS } from '../api/promotion/promotion-attacks.ts'
import { answersOf, type ContentPage, contentCalls, pageWith } from './support/content.ts'
import { listen, pageHost, type Running } from './support/release.ts'
import {
  atRest,
  elementsLive,
  elementsReady,
  layoutShift,
  shop,
  waitForElement,
  waitForNoElement,
  waitForText,
} from './support/shop.ts'

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
    const { page, problems } = await demo.visitor({ withRequests: true })
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
    const { page } = await demo.visitor({ withRequests: true })
    const calls = contentCalls(page)
    await page.goto(await hosted({}))
    await elementsLive(page)
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))
    await page.waitForResponse((response) => response.url().includes('jsonflyoutnavigation'))
    assert.equal(calls.filter((path) => path.includes('jsonflyout')).length, 1)

    // Rendered now, of an answer that is older: of the services only that one is asked.
    const { page: later } = await demo.visitor({ withRequests: true })
    const laterCalls = contentCalls(later)
    await later.goto(await hosted({ content: { ...content, times: { navigation: Date.now() - 11 * 60 * 1000 } } }))
    await later.waitForResponse((response) => response.url().includes('jsonflyout'))
    await atRest(later)
    assert.deepEqual(laterCalls, ['/jsonflyoutnavigation'])
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

  const CAMPAIGNS = {
    'top-banner': 'home_top',
    'category-banner': 'category_banner',
    'pi-teaser': 'phase',
    benefits: '~header_top',
  }

  it('shows the four campaigns without scripts, and opens their legal text (PROMO-23, PROMO-40)', async () => {
    const { page } = await demo.visitor({ withoutScript: true })
    const all = await answersOf(demo.url, 'DE', Object.values(CAMPAIGNS))
    await page.goto(await hosted({ content: all, header: CAMPAIGNS }))
    for (const place of Object.keys(CAMPAIGNS)) await waitForElement(page, inHeader(`.promotion--${place}`))
    const summary = await page.waitForSelector(inHeader('.promotion--category-banner summary'))
    await summary?.click()
    const text = await page.$eval(inHeader('.promotion--category-banner .legal-text'), (legal) => {
      const { top } = legal.getBoundingClientRect()
      return {
        isShown: legal.checkVisibility(),
        top,
        below: legal.closest('.promotion')?.getBoundingClientRect().bottom,
      }
    })
    assert.ok(text.isShown)
    assert.equal(text.top, text.below)
  })

  it('keeps its campaigns and its footer while it wakes, and asks for none of them (LIVE-13, PROMO-40, FOOTER-18)', async () => {
    const { page, problems } = await demo.visitor({ withRequests: true })
    const calls = contentCalls(page)
    const all = await answersOf(demo.url, 'DE', Object.values(CAMPAIGNS))
    const footer = { contentJSON: JSON.stringify({ headline: 'Gut zu wissen', teaser: { groups: [GROUP] } }) }
    await page.goto(
      await hosted({
        content: { ...all, footer },
        header: CAMPAIGNS,
        footer: { newsletter: 'false' },
        main: '<main>Short</main>',
      }),
    )
    await elementsLive(page)
    await atRest(page)
    const colour = () =>
      page.$eval(
        inHeader('.promotion--category-banner .promotion__body'),
        (body) => getComputedStyle(body).backgroundColor,
      )
    const before = await colour()
    // Nobody has touched it: what the fragment shows needs no React.
    assert.equal(await page.$eval('shop-header', (element) => element.matches(':defined')), false)
    assert.equal(await page.$eval('shop-footer', (element) => element.matches(':defined')), false)
    // The button that closes the legal text is as large as it will be, though nothing shows it yet.
    const closeButton = await page.$eval(inHeader('.promotion--category-banner details'), (element) => {
      const details = element as HTMLDetailsElement
      details.open = true
      const { width, height } = (details.querySelector('.icon-button') as Element).getBoundingClientRect()
      details.open = false
      return { width, height }
    })
    assert.deepEqual(closeButton, { width: 44, height: 44 })
    await page.click(inHeader('.promotion--category-banner summary'))
    await elementsReady(page)
    await atRest(page)
    await waitForElement(page, inHeader('.promotion--category-banner [open] > .legal-text'))
    assert.equal(await colour(), before)
    await waitForText(page, 'shop-footer >>> .footer__headline', 'Gut zu wissen')
    assert.deepEqual(calls, [])
    assert.deepEqual(problems, [])
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
  })

  it('moves no picture of a campaign while its words are still on their way (PROMO-10, PROMO-40)', async () => {
    const html = await pageWith(demo.cdnUrl, {
      content: await answersOf(demo.url, 'DE', Object.values(CAMPAIGNS)),
      header: CAMPAIGNS,
    })
    const words = html.lastIndexOf('<', html.indexOf('class="category-banner__words"'))
    assert.ok(words > 0)
    const host = await hostInTwoParts(html.slice(0, words), html.slice(words))
    running.push(host)
    const { page } = await demo.visitor()
    const arriving = new Promise((resolve) => page.once('framenavigated', resolve))
    const loaded = page.goto(host.url)
    await arriving
    await waitForElement(page, inHeader('.category-banner__picture'))
    // It is painted without the words.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    assert.equal(await page.$(inHeader('.category-banner__words')), null)
    host.sendRest()
    await loaded
    await waitForElement(page, inHeader('.category-banner__words'))
    await atRest(page)
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
  })

  it('gives the room of a campaign back that has ended meanwhile, and shows another footer (LIVE-13, PROMO-11)', async () => {
    const { page, problems } = await demo.visitor()
    await page.evaluateOnNewDocument(() => {
      const now = Date.now
      Date.now = () => now() + 11 * 60 * 1000
    })
    const all = await answersOf(demo.url, 'DE', Object.values(CAMPAIGNS))
    const promotions = { ...all.promotions, ended: all.promotions?.home_top }
    const footer = { contentJSON: JSON.stringify({ headline: 'Gestern', teaser: { groups: [GROUP] } }) }
    await page.goto(
      await hosted({
        content: { ...all, promotions, footer },
        header: { ...CAMPAIGNS, 'top-banner': 'ended' },
        footer: {},
      }),
    )
    await waitForNoElement(page, inHeader('.promotion--top-banner'))
    await page.evaluate(() => window.scrollTo(0, 5000))
    await waitForNoElement(page, 'shop-footer >>> .footer__headline')
    await elementsReady(page)
    await waitForElement(page, inHeader('.promotion--pi-teaser'))
    assert.equal(await page.$(inHeader('.promotion--top-banner')), null)
    assert.deepEqual(
      problems.filter((problem) => !/404/.test(problem)),
      [],
    )
  })

  it('runs nothing of hostile content, with a policy and without, and hydrates it unchanged (DELIVERY-25, PROMO-35)', async () => {
    const policy =
      "default-src 'self' http://127.0.0.1:*; script-src http://127.0.0.1:*; style-src 'self' 'nonce-n1'; img-src * data:"
    const size = 27
    for (let at = 0; at < ATTACKS.length; at += size) {
      const texts = ATTACKS.slice(at, at + size)
      const navigation = texts.map((title, index) => ({
        title: `${index} ${title}`,
        href: '/x',
        children: [{ title, href: '/y' }],
      }))
      const promotions: Record<string, unknown> = {}
      const fields = ['promotionLongText', 'promotionShortText', 'legalText', 'subline', 'headline']
      texts.forEach((text, index) => {
        const id = ['t', 'c', 'p'][index % 3] as string
        const given = (promotions[id] ?? { headline: 'x' }) as Record<string, unknown>
        promotions[id] = { ...given, [fields[Math.floor(index / 3) % fields.length] as string]: `x ${text}` }
      })
      const types = { t: 'ApiTopBannerPromotion', c: 'ApiCategory', p: 'ApiPiPromotion' }
      for (const [id, type] of Object.entries(types))
        promotions[id] = { type, contentJSON: JSON.stringify(promotions[id]) }
      const html = await pageWith(demo.cdnUrl, {
        header: { 'top-banner': 't', 'category-banner': 'c', 'pi-teaser': 'p', benefits: '' },
        content: { ...content, navigation, promotions },
        nonce: 'n1',
      })
      const host = await pageHost(demo.url, { '/page': { html }, '/policy': { html, policy } })
      running.push(host)
      for (const path of ['/page', '/policy']) {
        const { page, problems } = await demo.visitor({ withRequests: true })
        const asked: string[] = []
        page.on('request', (request) => /evil/.test(request.url()) && asked.push(request.url()))
        await page.evaluateOnNewDocument(() =>
          Object.assign(window, { attacked: () => Object.assign(window, { isAttacked: true }) }),
        )
        await page.goto(`${host.url}${path}`)
        await elementsReady(page)
        await atRest(page)
        assert.equal(await page.evaluate(() => 'isAttacked' in window), false)
        assert.deepEqual(
          problems.filter((problem) => /attacked|MISMATCH|RENDER/.test(problem)),
          [],
          `${at} ${path}`,
        )
        assert.deepEqual(asked, [])
        await page.browserContext().close()
      }
    }
  })
})

/** A host whose page comes in two parts. */
async function hostInTwoParts(first: string, rest: string): Promise<Running & { sendRest(): void }> {
  let answer: ServerResponse | undefined
  const host = await listen((request, response) => {
    if (request.url !== '/') return void response.writeHead(204).end()
    answer = response
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first)
  })
  return { ...host, sendRest: () => void answer?.end(rest) }
}

const GROUP = { heading: { iconName: 'thirty_day_return', link: { url: '/returns', text: 'Rückgabe' } }, links: [] }
