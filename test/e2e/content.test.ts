// tier 2: fragments with content, from a service that few changes touch
/** Fragments that hold what the services know: without scripts, live, awake, and when the content changes meanwhile. */
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { before, describe, it } from 'node:test'
import type { ServiceAnswers } from '../../src/render/render.ts'
import { ATTACKS } from '../api/promotion/promotion-attacks.ts'
import { answersOf, CALLS, type ContentPage, pageWith } from './support/content.ts'
import { listen } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const BAR = inHeader('.navigation__link')
const COFFEE = inHeader('.navigation__item:nth-child(2) .navigation__link')
const CATEGORY = inHeader('.promotion--category-banner')
const HEADLINE = 'shop-footer >>> .footer__headline'
/** As old as answers that are asked for again. */
const OLD_MS = 11 * 60 * 1000
const CAMPAIGNS = {
  'top-banner': 'home_top',
  'category-banner': 'category_banner',
  'pi-teaser': 'phase',
  benefits: '~header_top',
}
const GROUP = { heading: { iconName: 'thirty_day_return', link: { url: '/returns', text: 'Rückgabe' } }, links: [] }
const footerWith = (headline: string) => ({ contentJSON: JSON.stringify({ headline, teaser: { groups: [GROUP] } }) })

describe('a fragment with content', () => {
  const demo = shop()
  let content: ServiceAnswers
  let all: ServiceAnswers
  before(async () => {
    content = await answersOf(demo.url, 'DE', ['~header_top'])
    all = await answersOf(demo.url, 'DE', Object.values(CAMPAIGNS))
  })

  /** The address of such a page. */
  async function hosted(options: ContentPage = {}): Promise<string> {
    const html = await pageWith(demo.cdnUrl, { content, header: { benefits: '' }, ...options })
    return `${await demo.pages({ '/page': { html } })}/page`
  }
  it('has entries, what is below them, and the four campaigns with their legal text without scripts (NAV-46, PROMO-23, PROMO-40)', async () => {
    const shopper = await demo.open(await hosted({ content: all, header: CAMPAIGNS }), { withoutScript: true })
    const links = await shopper.texts(inHeader('.navigation a[href]'))
    assert.ok(links.length > 40, `${links.length} links`)
    for (const place of Object.keys(CAMPAIGNS)) await shopper.see(inHeader(`.promotion--${place}`))
    await shopper.click(`${CATEGORY} summary`)
    const text = await shopper.see(`${CATEGORY} .legal-text`)
    assert.ok(await text.evaluate((legal) => legal.checkVisibility()))
    // Behind the round corners of its card.
    const { bottom } = await shopper.box(`${CATEGORY} .promotion__body`)
    assert.equal((await shopper.box(`${CATEGORY} .legal-text`)).top, bottom - 12)
    await shopper.hover(inHeader('.navigation__item:nth-child(2)'))
    const below = await shopper.see(inHeader('.navigation__item:nth-child(2) .navigation__below a'))
    assert.ok(await below.evaluate((link) => link.checkVisibility()))
  })

  it('is asked for again when the preview changes (LIVE-13)', async () => {
    const shopper = await demo.open(await hosted(), { withRequests: true, until: 'live' })
    await shopper.page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))
    await shopper.until(() => shopper.asked(/jsonflyout/).length > 0)
    await shopper.rest()
    assert.equal(shopper.asked(/jsonflyout/).length, 1)
  })

  it('gives way to what the services say now, of which only that is asked whose answer is old (LIVE-13)', async () => {
    const times = { navigation: Date.now() - OLD_MS }
    const navigation = [{ title: 'Gestern', href: '/yesterday', children: [{ title: 'Vorgestern', href: '/before' }] }]
    const url = await hosted({ content: { ...content, navigation, times } })
    const shopper = await demo.open(url, { withRequests: true, until: 'loaded' })
    await shopper.says(COFFEE, 'Kaffee')
    await shopper.ready()
    await shopper.rest()
    assert.ok(!(await shopper.texts(BAR)).includes('Gestern'))
    await shopper.stoodStill()
    assert.deepEqual(shopper.asked(CALLS), ['/jsonflyoutnavigation?site=DE'])
  })

  it('is not asked for again while it is live, while it wakes and when it is awake, and nothing moves (LIVE-13, NAV-46, PROMO-40, FOOTER-18)', async () => {
    const url = await hosted({
      content: { ...all, footer: footerWith('Gut zu wissen') },
      header: CAMPAIGNS,
      footer: { newsletter: 'false' },
      main: '<main>Short</main>',
    })
    const shopper = await demo.open(url, { withRequests: true, until: 'live' })
    await shopper.rest()
    await shopper.countShiftsFromHere()
    const colour = () =>
      shopper.page.$eval(`${CATEGORY} .promotion__body`, (body) => getComputedStyle(body).backgroundColor)
    const before = await colour()
    const entries = await shopper.texts(BAR)
    // Nobody has touched it: what the fragment shows needs no React.
    assert.equal(await shopper.isAwake('shop-header'), false)
    assert.equal(await shopper.isAwake('shop-footer'), false)
    // The button that closes the legal text is as large as it will be, though nothing shows it yet.
    const closeButton = await shopper.page.$eval(`${CATEGORY} details`, (element) => {
      const details = element as HTMLDetailsElement
      details.open = true
      const { width, height } = (details.querySelector('.icon-button') as Element).getBoundingClientRect()
      details.open = false
      return { width, height }
    })
    assert.deepEqual(closeButton, { width: 44, height: 44 })
    await shopper.click(`${CATEGORY} summary`)
    await shopper.ready()
    await shopper.rest()
    await shopper.see(`${CATEGORY} [open] > .legal-text`)
    assert.equal(await colour(), before)
    await shopper.says(HEADLINE, 'Gut zu wissen')
    assert.deepEqual(await shopper.texts(BAR), entries)
    await shopper.stoodStill()
    // The flyout shows what the fragment brought.
    await shopper.hover(COFFEE)
    await shopper.see(inHeader('.drill-down__level'))
    assert.deepEqual(shopper.asked(CALLS), [])
  })

  it('moves no picture of a campaign while its words are still on their way (PROMO-10, PROMO-40)', async () => {
    const html = await pageWith(demo.cdnUrl, { content: all, header: CAMPAIGNS })
    const words = html.lastIndexOf('<', html.indexOf('class="category-banner__words"'))
    assert.ok(words > 0)
    // A host whose page comes in two parts.
    let answer: ServerResponse | undefined
    const host = await listen((request, response) => {
      if (request.url !== '/') return void response.writeHead(204).end()
      answer = response
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, words))
    })
    demo.onEnd(host.close)
    const shopper = await demo.visitor()
    const arriving = new Promise((resolve) => shopper.page.once('framenavigated', resolve))
    // Not `open`: no service answers.
    const loaded = shopper.page.goto(host.url)
    await arriving
    await shopper.see(inHeader('.category-banner__picture'))
    // It is painted without the words. What comes before it may have come in parts too.
    await shopper.page.screenshot()
    await shopper.countShiftsFromHere()
    assert.equal(await shopper.has(inHeader('.category-banner__words')), false)
    answer?.end(html.slice(words))
    await loaded
    await shopper.see(inHeader('.category-banner__words'))
    await shopper.rest()
    await shopper.stoodStill()
  })

  it('gives the room of a campaign back that has ended meanwhile, and shows another footer (LIVE-13, PROMO-11)', async () => {
    const shopper = await demo.visitor()
    // To whom each answer in a fragment is old.
    await shopper.page.evaluateOnNewDocument((ms) => {
      const now = Date.now
      Date.now = () => now() + ms
    }, OLD_MS)
    const promotions = { ...all.promotions, ended: all.promotions?.home_top }
    await shopper.open(
      await hosted({
        content: { ...all, promotions, footer: footerWith('Gestern') },
        header: { ...CAMPAIGNS, 'top-banner': 'ended' },
        footer: {},
      }),
      'loaded',
    )
    await shopper.gone(inHeader('.promotion--top-banner'))
    await shopper.scroll('shop-footer')
    await shopper.gone(HEADLINE)
    await shopper.ready()
    await shopper.see(inHeader('.promotion--pi-teaser'))
    assert.equal(await shopper.has(inHeader('.promotion--top-banner')), false)
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
      const host = await demo.pages({ '/page': { html }, '/policy': { html, policy } })
      // A policy keeps from running what gets through: all are tried without one.
      for (const path of at === 0 ? ['/page', '/policy'] : ['/page']) {
        const shopper = await demo.visitor({ withRequests: true })
        await shopper.page.evaluateOnNewDocument(() =>
          Object.assign(window, { attacked: () => Object.assign(window, { isAttacked: true }) }),
        )
        await shopper.page.goto(host + path)
        await shopper.ready()
        await shopper.rest()
        assert.equal(await shopper.page.evaluate(() => 'isAttacked' in window), false)
        assert.deepEqual(
          shopper.problems.filter((problem) => /attacked|MISMATCH|RENDER/.test(problem)),
          [],
          `${at} ${path}`,
        )
        assert.deepEqual(shopper.asked(/evil/), [])
        await shopper.page.browserContext().close()
      }
    }
  })
})

describe('a footer whose fragment lacks what the content service says', () => {
  const demo = shop()
  /** Away from the mouse, which waits at the top. */
  const IN_SIGHT = 2400
  /** The footer is not near the window before. */
  const LONG = '<main style="height: 3000px">Page</main>'
  const MAIN = 'shop-footer >>> .footer__main'
  const FIRST = `${MAIN} > .groups .group__heading--wide a`
  const LEGAL = 'shop-footer >>> .legal__links a'
  /** With those that the law demands (LAW-1). */
  const LEGAL_TEXTS = [
    'Impressum',
    'Verträge hier kündigen',
    'Vertrag widerrufen',
    'Gesetzliche Gewährleistung',
    'Cookie-Einstellungen',
  ]
  const xing = { iconName: 'xing', link: { url: 'https://xing.example', text: 'Xing' } }
  const returns = {
    ...GROUP,
    links: [
      { url: '/mobile', text: 'Nur mobil', hideInClassic: true },
      { url: '/always', text: 'Immer' },
    ],
    images: [{ source: 'dhl', label: 'DHL' }],
  }
  const CONTENT = {
    headline: 'Service',
    teaser: { groups: [returns] },
    socialMedia: { icons: [xing] },
    legalLinks: [{ url: '/impressum', text: 'Impressum' }],
    salesTax: { textBeforeLink: 'Zzgl. ', link: { url: '/v', text: 'Versand' }, textAfterLink: '.' },
  }

  /** A visitor of a page with a footer of the build, at its end. */
  async function atFooter() {
    const visitor = await demo.visitor({ withRequests: true })
    await visitor.page.evaluateOnNewDocument((contentJSON) => {
      const { fetch } = window
      window.fetch = async (...asked) =>
        /api\/promotion\//.test(String(asked[0])) ? Response.json({ contentJSON }) : fetch(...asked)
    }, JSON.stringify(CONTENT))
    const html = await pageWith(demo.cdnUrl, { main: LONG, footer: { newsletter: 'false' } })
    await visitor.open(`${await demo.pages({ '/page': { html } })}/page`, 'live')
    return visitor
  }
  const isAsleep = async (visitor: Visitor) => !(await visitor.isAwake('shop-footer'))

  it('shows it without React as React does, which takes it over without going back (FOOTER-11, FOOTER-17, FOOTER-21, LIVE-3, LIVE-6)', async () => {
    const visitor = await atFooter()
    await visitor.scroll(IN_SIGHT)
    await visitor.says(HEADLINE, 'Service')
    await visitor.see(`${MAIN} svg[data-live="drawing:xing"] path`)
    await visitor.rest()
    assert.deepEqual(await visitor.texts(LEGAL), LEGAL_TEXTS)
    const looks = () =>
      visitor.page.$eval(MAIN, (main) => {
        const { font, margin } = getComputedStyle(main.querySelector('h2') as Element)
        return [font, margin, main.getBoundingClientRect().height, (main as HTMLElement).innerText]
      })
    const before = await looks()
    assert.ok(!String(before).includes('Nur mobil'), String(before))
    assert.ok(await isAsleep(visitor))
    assert.deepEqual(
      visitor.fetched.filter((file) => /react|shell|i18n|text-|elements\//.test(file)),
      [],
    )
    // Under the mouse.
    await visitor.hover(FIRST)
    await visitor.page.$eval('shop-footer', ({ shadowRoot }) => {
      const headlines = new Set([shadowRoot?.querySelector('h2')?.textContent])
      Object.assign(window, { headlines })
      new MutationObserver(() => headlines.add(shadowRoot?.querySelector('h2')?.textContent)).observe(
        shadowRoot as ShadowRoot,
        { childList: true, characterData: true, subtree: true },
      )
    })
    await visitor.ready()
    await visitor.rest()
    assert.ok(!(await isAsleep(visitor)))
    assert.deepEqual(await looks(), before)
    const seen = await visitor.page.evaluate(() => [...(window as unknown as { headlines: Set<string> }).headlines])
    assert.deepEqual(seen, ['Service'])
  })

  it('is left to React where that comes while it waits (FOOTER-17, LIVE-6)', async () => {
    const visitor = await atFooter()
    const { release } = await visitor.hold(/chunks\/footer-[\w-]{6}\.js/)
    await visitor.scroll(IN_SIGHT)
    await visitor.hover(FIRST)
    release()
    const hasCode = () => visitor.fetched.some((file) => /chunks\/footer-[\w-]{6}\.js/.test(file))
    await visitor.until(hasCode, 'its code is there')
    await visitor.rest()
    assert.equal((await visitor.texts(FIRST)).length, 8)
    await visitor.ready()
    await visitor.page.mouse.move(5, 5)
    await visitor.says(HEADLINE, 'Service')
    await visitor.rest()
    assert.deepEqual(await visitor.texts(FIRST), ['Rückgabe'])
    assert.deepEqual(await visitor.texts(LEGAL), LEGAL_TEXTS)
  })

  it('keeps the built-in content when the code for it cannot be loaded (LIVE-9)', async () => {
    const visitor = await atFooter()
    visitor.logs(/FOOTER_CONTENT_UNAVAILABLE.*dynamically imported/, /net::ERR_FAILED/)
    await visitor.block(/chunks\/footer-[\w-]{6}\.js/)
    await visitor.scroll(IN_SIGHT)
    await visitor.until(
      () => visitor.problems.some((problem) => /dynamically imported/.test(problem)),
      'it is reported',
    )
    assert.equal((await visitor.texts(FIRST)).length, 8)
  })
})
