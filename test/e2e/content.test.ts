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
  /** A visitor to whom each answer in a fragment is old. */
  async function lateVisitor(): Promise<Visitor> {
    const shopper = await demo.visitor()
    await shopper.page.evaluateOnNewDocument((lateMs) => {
      const now = Date.now
      Date.now = () => now() + lateMs
    }, OLD_MS)
    return shopper
  }

  it('has the entries of the services and what is below them without scripts (NAV-46)', async () => {
    const shopper = await demo.open(await hosted(), { withoutScript: true })
    const links = await shopper.texts(inHeader('.navigation a[href]'))
    assert.ok(links.length > 40, `${links.length} links`)
    await shopper.hover(inHeader('.navigation__item:nth-child(2)'))
    const below = await shopper.see(inHeader('.navigation__item:nth-child(2) .navigation__below a'))
    assert.ok(await below.evaluate((link) => link.checkVisibility()))
  })

  it('is asked for again when the preview changes, and when it is old (LIVE-13)', async () => {
    const shopper = await demo.open(await hosted(), { withRequests: true, until: 'live' })
    await shopper.page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))
    await shopper.until(() => shopper.asked(/jsonflyout/).length > 0)
    await shopper.rest()
    assert.equal(shopper.asked(/jsonflyout/).length, 1)

    // Rendered now, of an answer that is older: of the services only that one is asked.
    const times = { navigation: Date.now() - OLD_MS }
    const url = await hosted({ content: { ...content, times } })
    const later = await demo.open(url, { withRequests: true, until: 'loaded' })
    await later.until(() => later.asked(/jsonflyout/).length > 0)
    await later.rest()
    assert.deepEqual(later.asked(CALLS), ['/jsonflyoutnavigation?site=DE'])
  })

  it('gives way to what the services say now (LIVE-13)', async () => {
    const shopper = await lateVisitor()
    const navigation = [{ title: 'Gestern', href: '/yesterday', children: [{ title: 'Vorgestern', href: '/before' }] }]
    await shopper.open(await hosted({ content: { ...content, navigation } }), 'loaded')
    await shopper.says(COFFEE, 'Kaffee')
    await shopper.ready()
    await shopper.rest()
    assert.ok(!(await shopper.texts(BAR)).includes('Gestern'))
    await shopper.stoodStill()
  })

  it('shows the four campaigns without scripts, and opens their legal text (PROMO-23, PROMO-40)', async () => {
    const shopper = await demo.open(await hosted({ content: all, header: CAMPAIGNS }), { withoutScript: true })
    for (const place of Object.keys(CAMPAIGNS)) await shopper.see(inHeader(`.promotion--${place}`))
    await shopper.click(`${CATEGORY} summary`)
    const text = await shopper.see(`${CATEGORY} .legal-text`)
    assert.ok(await text.evaluate((legal) => legal.checkVisibility()))
    // Behind the round corners of its card.
    const { bottom } = await shopper.box(`${CATEGORY} .promotion__body`)
    assert.equal((await shopper.box(`${CATEGORY} .legal-text`)).top, bottom - 12)
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
    const shopper = await lateVisitor()
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
      for (const path of ['/page', '/policy']) {
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

  /** A visitor of a page with a footer of the build, at its end; by content id what the service says, 404 for others. */
  async function atFooter(contents: Record<string, unknown>, attributes: Record<string, string> = {}, links?: object) {
    const visitor = await demo.visitor({ withRequests: true })
    await visitor.page.evaluateOnNewDocument((given) => {
      Object.assign(window, { contents: given })
      const { fetch } = window
      window.fetch = async (...asked) => {
        const [, id = ''] = /api\/promotion\/(.+)/.exec(String(asked[0])) ?? []
        if (!id) return fetch(...asked)
        const content: unknown = (window as unknown as { contents: Record<string, unknown> }).contents[id]
        return content ? Response.json({ contentJSON: JSON.stringify(content) }) : Response.json({}, { status: 404 })
      }
    }, contents)
    const block = `<script type="application/json" data-shop-elements>${JSON.stringify({ links: { DE: links } })}</script>`
    const main = links ? block + LONG : LONG
    const html = await pageWith(demo.cdnUrl, { main, footer: { newsletter: 'false', ...attributes } })
    await visitor.open(`${await demo.pages({ '/page': { html } })}/page`, 'live')
    return visitor
  }
  const say = ({ page }: Visitor, contents: Record<string, unknown>) =>
    page.evaluate((given) => void Object.assign(window, { contents: given }), contents)
  const change = ({ page }: Visitor, name: string, value: string) =>
    page.$eval('shop-footer', (footer, ...given) => footer.setAttribute(...given), name, value)
  /** Content comes while the first link has the focus, or the mouse is over it. */
  async function comesWhile(visitor: Visitor, use: 'focus' | 'hover'): Promise<void> {
    const { release } = await visitor.hold(/chunks\/footer-[\w-]{6}\.js/)
    await visitor.scroll(IN_SIGHT)
    await visitor[use](FIRST)
    release()
    await visitor.until(
      () => visitor.fetched.some((file) => /chunks\/footer-[\w-]{6}\.js/.test(file)),
      'its code is there',
    )
    await visitor.rest()
  }
  const isAsleep = async (visitor: Visitor) => !(await visitor.isAwake('shop-footer'))

  it('shows it without React, completed by the built-in content, and reports what it cannot show (FOOTER-11, FOOTER-15, FOOTER-16, FOOTER-21, FOOTER-23, FOOTER-25, LIVE-3)', async () => {
    const images = [...returns.images, { source: 'pigeon', label: 'Taube', width: 60, height: 20 }]
    const icons = [xing, { iconName: 'myspace', link: { url: '/myspace', text: 'Myspace' } }]
    const content = { ...CONTENT, teaser: { groups: [{ ...returns, images }] }, socialMedia: { icons } }
    const visitor = await atFooter({ SHOP_FOOTER: content })
    visitor.logs(/UNKNOWN_ICON|An icon of the content is unknown/, /UNKNOWN_LOGO|A logo of the content is unknown/)
    await visitor.scroll(IN_SIGHT)
    await visitor.says(HEADLINE, 'Service')
    await visitor.see(`${MAIN} svg[data-live="drawing:xing"] path`)
    await visitor.rest()
    const logo = await visitor.see(`${MAIN} svg[aria-label=Taube]`)
    const size = await logo.evaluate((svg) => [svg.getAttribute('width'), svg.getAttribute('height')])
    assert.deepEqual(size, ['60', '20'])
    await visitor.says(`${MAIN} a[href="/myspace"]`, 'Myspace')
    assert.deepEqual(await visitor.texts(FIRST), ['Rückgabe'])
    assert.deepEqual(await visitor.texts(`${MAIN} .footer__heading`), ['Folgen Sie uns'])
    assert.deepEqual(await visitor.texts(LEGAL), LEGAL_TEXTS)
    assert.equal(await visitor.text('shop-footer >>> .legal__tax'), 'Zzgl. Versand.')
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
    // React shows the same.
    await visitor.ready()
    await visitor.rest()
    assert.deepEqual(await looks(), before)
  })

  it('has the duties that it lacks, where the page has another address, live and awake (LAW-2, LAW-5)', async () => {
    const content = { ...CONTENT, legalLinks: [{ url: '/impressum', text: 'Eigener' }] }
    const visitor = await atFooter({ SHOP_FOOTER: content }, {}, { cancelContracts: '', withdrawContract: '/own' })
    const hrefs = () => visitor.page.$$eval(LEGAL, (all) => all.map((link) => link.getAttribute('href')))
    const [cancel, guarantee] = ['/pages/vertraege-kuendigen', '/pages/gewaehrleistungsrecht']
    const wanted = ['/impressum', cancel, '/own', guarantee, '/pages/datenschutz']
    await visitor.scroll(IN_SIGHT)
    await visitor.says(HEADLINE, 'Service')
    assert.deepEqual(await hrefs(), wanted)
    assert.ok(await isAsleep(visitor))
    await visitor.ready()
    await visitor.rest()
    assert.deepEqual(await hrefs(), wanted)
  })

  it('waits while it is used; taken over, it does not go back (FOOTER-17, LIVE-6)', async () => {
    const visitor = await atFooter({ SHOP_FOOTER: CONTENT })
    await comesWhile(visitor, 'focus')
    assert.equal((await visitor.texts(FIRST)).length, 8)
    await visitor.page.keyboard.press('Escape')
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await visitor.says(FIRST, 'Rückgabe')
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
    const seen = await visitor.page.evaluate(() => [...(window as unknown as { headlines: Set<string> }).headlines])
    assert.deepEqual(seen, ['Service'])
  })

  it('is left to React where that comes while it waits (FOOTER-17, LIVE-6)', async () => {
    const visitor = await atFooter({ SHOP_FOOTER: CONTENT })
    await comesWhile(visitor, 'hover')
    await visitor.ready()
    await visitor.page.mouse.move(5, 5)
    await visitor.says(HEADLINE, 'Service')
    await visitor.rest()
    assert.deepEqual(await visitor.texts(FIRST), ['Rückgabe'])
    assert.deepEqual(await visitor.texts(LEGAL), LEGAL_TEXTS)
  })

  it('follows preview, content id and site: only that of a former site does not stay until the next has come (FOOTER-12, FOOTER-19, FOOTER-20)', async () => {
    const others = { OTHER: { ...CONTENT, headline: 'Anders' } }
    const visitor = await atFooter({ SHOP_FOOTER: CONTENT, ...others })
    await visitor.scroll(IN_SIGHT)
    await visitor.says(HEADLINE, 'Service')
    // At once, while it is used too.
    await visitor.hover(FIRST)
    await say(visitor, { SHOP_FOOTER: { ...CONTENT, headline: 'Vorschau' }, ...others })
    await visitor.page.evaluate(() => window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} })))
    await visitor.says(HEADLINE, 'Vorschau')
    assert.ok(await isAsleep(visitor))
    await visitor.page.mouse.move(5, 5)
    await change(visitor, 'content-id', 'OTHER')
    await visitor.says(HEADLINE, 'Anders')
    await change(visitor, 'content-id', 'NONE')
    await visitor.gone(HEADLINE)
    assert.equal((await visitor.texts(FIRST)).length, 8)
    await change(visitor, 'content-id', 'OTHER')
    await visitor.says(HEADLINE, 'Anders')
    await change(visitor, 'content-id', '')
    await visitor.gone(HEADLINE)
    await change(visitor, 'content-id', 'SHOP_FOOTER')
    await visitor.says(HEADLINE, 'Vorschau')
    assert.ok(await isAsleep(visitor))
    const headline = await visitor.page.$eval('shop-footer', async (footer) => {
      footer.setAttribute('site', 'AT')
      // Attributes are heard of in a microtask.
      await Promise.resolve()
      await Promise.resolve()
      return footer.shadowRoot?.querySelector('.footer__headline')?.textContent
    })
    assert.equal(headline, undefined)
    await visitor.until(async () => !(await isAsleep(visitor)), 'React has it')
  })

  it('keeps the built-in content when the code for it cannot be loaded (LIVE-9)', async () => {
    const visitor = await atFooter({ SHOP_FOOTER: CONTENT })
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
