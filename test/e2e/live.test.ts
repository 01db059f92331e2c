// tier 2: scenes of elements that nobody has touched; the core journeys wake them
/** Fragments before, during and after their first touch. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withSettings } from './support/host.ts'
import { watchPhases } from './support/phases.ts'
import { shop } from './support/shop.ts'
import { setQuantity } from './support/shopper.ts'
import type { Visitor } from './support/visitor.ts'

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const CART = inHeader('[part=cart-icon]')
const ENTRY = inHeader('.navigation__item:nth-child(2) a')
const FIELD = inHeader('[name=query]')
const LIVE = { until: 'live' } as const
const WATCHED = { ...LIVE, withRequests: true }
const PHONE = { width: 375, height: 800, isTouch: true, withRequests: true }
/** Files that no page view needs before a touch. */
const LATE = /react|shell|i18n|text-|elements\//
const QUIET = '/?site=DE&fault=promotion:404'

describe('an element that nobody has touched', () => {
  const demo = shop({ withPictures: false })

  /** A page of the demo in another form. */
  async function hosted(change: (html: string) => string): Promise<string> {
    const page = await (await fetch(demo.url + QUIET)).text()
    const html = change(page.replaceAll(/<shop-header [^>]*?site=/g, '<shop-header benefits="" site='))
    return `${await demo.pages({ '/page': { html } })}/page`
  }

  const lateFiles = ({ fetched }: Visitor) => fetched.filter((file) => LATE.test(file))

  /** Opens a page, and waits until the place of the campaigns, which don't come, is given back: what is tapped would move away. */
  async function openAtRest(visitor: Visitor): Promise<void> {
    await visitor.open(QUIET, 'live')
    await visitor.rest()
  }

  it('starts with a task of its own for each element, and reads the cookies once in it (LIVE-15)', async () => {
    const { page, open, until } = await demo.visitor()
    await page.evaluateOnNewDocument(() => {
      const seen: (string | number)[] = []
      let reads = 0
      Object.assign(window, { seen })
      const { get, ...cookie } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
      Object.defineProperty(Document.prototype, 'cookie', {
        ...cookie,
        get() {
          reads += 1
          return get?.call(this)
        },
      })
      window.addEventListener('shop-element-ready', (event) => {
        seen.push((event as CustomEvent).detail.element, reads)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          seen.push('another task')
          reads = 0
        }
        port2.postMessage('')
      })
    })
    await open(await hosted((html) => html), 'loaded')
    const seen = () => page.evaluate(() => (window as unknown as { seen: (string | number)[] }).seen)
    await until(async () => (await seen()).length >= 6)
    assert.deepEqual(await seen(), [...['shop-header', 1, 'another task'], ...['shop-footer', 1, 'another task']])
  })

  it('asks, counts and records nothing in a page that is loaded in advance, until somebody opens it (DELIVERY-68)', async () => {
    const visitor = await demo.visitor({ withRequests: true })
    const { page } = visitor
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true })
    })
    await visitor.open(QUIET, 'loaded')
    await visitor.rest()
    const SERVICES = /^\/(service|json)/
    assert.deepEqual(visitor.asked(SERVICES), [])
    assert.equal(await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer), undefined)
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await visitor.ready('live')
    await visitor.until(() => visitor.asked(SERVICES).length > 0, 'services are asked')
  })

  it('is live without React, crossed, tabbed, scrolled through and used, and awake when it is asked to be (LIVE-1, LIVE-2, LIVE-3, LIVE-5)', async () => {
    const visitor = await demo.visitor({ withRequests: true })
    const phases = await watchPhases(visitor)
    await visitor.open(await hosted((html) => html), 'live')
    await visitor.page.mouse.move(200, 0)
    // In few steps: where it stays for 65 ms, code is fetched (LIVE-8).
    await visitor.page.mouse.move(1200, 300, { steps: 4 })
    for (let count = 0; count < 12; count += 1) await visitor.page.keyboard.press('Tab')
    // Under the mouse.
    await visitor.page.mouse.wheel({ deltaY: 20_000 })
    await visitor.see('shop-footer >>> svg[data-live="drawing:facebook"] path')
    await visitor.rest()
    assert.deepEqual(await phases(), ['shop-header live', 'shop-footer live'])
    for (const tag of ['shop-header', 'shop-footer']) assert.equal(await visitor.isAwake(tag), false, tag)
    await visitor.scroll(0)
    // A flyout of an entry wakes nothing (LIVE-19).
    await visitor.press('ArrowDown', ENTRY)
    await visitor.see(inHeader('.navigation-flyout .drill-down'))
    assert.equal(await visitor.isAwake('shop-header'), false)
    // Nor does the search (LIVE-20).
    await visitor.press('ArrowDown', FIELD)
    await visitor.see(inHeader('[role=combobox]'))
    assert.equal(await visitor.isAwake('shop-header'), false)
    await visitor.page.$eval('shop-header', (header) => window.shopElements?.wake(header))
    assert.ok((await phases()).includes('shop-header awake'))
    assert.equal(await visitor.isAwake('shop-footer'), false)
    await visitor.stoodStill()
  })

  const TEXTS = {
    'header.cart': 'Tasche',
    'header.cartItems_one': '{{count}} Ding',
    'header.cartItems_other': '{{count}} Dinge',
    'header.signedInShort': 'Moin {{name}}',
    'header.app.rating': '{{stars}} Sterne',
    'footer.headline': 'Fragen',
    'footer.legal.imprint': 'Wer wir sind',
    'footer.legal.cancelContracts': 'Kündigen',
  }
  const LINKS = {
    imprint: '/own/imprint',
    cancelContracts: '/own/cancel',
    terms: '',
    withdrawContract: '',
    help: 'javascript:alert(1)',
    trustedShops: '/own/certificate',
  }
  const legal = (visitor: Visitor) =>
    visitor.page.$$eval('shop-footer >>> .legal__links a', (links) =>
      links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    )

  it('says the page’s own texts and leads to its addresses without React (CONFIG-26, CONFIG-28, FOOTER-47, FOOTER-61, HEADER-26, LAW-3, LIVE-4, LIVE-12)', async () => {
    const change = withSettings({ texts: { 'de-DE': TEXTS }, links: { DE: LINKS }, duties: { guaranteeNotice: false } })
    const visitor = await demo.visitor(WATCHED)
    visitor.logs(/"duties" leaves out "guaranteeNotice"/)
    await visitor.open(`${await demo.host({ change })}${QUIET}&login=LOGGED_IN&fragments=content`, 'live')
    await visitor.says(`${CART} .header-icon__label`, 'Tasche')
    await visitor.says('shop-footer >>> .footer__main h2', 'Fragen')
    await visitor.says(inHeader('[part=user-menu-icon] .header-icon__label'), 'Moin Alex')
    const changes = await visitor.events<{ itemCount: number }>('cart-data-changed')
    assert.equal((await setQuantity(visitor.page, 5))?.ok, true)
    assert.deepEqual(
      (await changes()).map(({ itemCount }) => itemCount),
      [5],
    )
    await visitor.says(`${CART} .visually-hidden`, ', 5 Dinge')
    assert.ok(await visitor.has(inHeader('.app-banner [aria-label="5 Sterne"]')))
    assert.equal(await visitor.has('shop-footer >>> a[href^=javascript]'), false)
    const links = await legal(visitor)
    assert.ok(links.includes('Wer wir sind /own/imprint'), links.join())
    assert.ok(links.includes('Kündigen /own/cancel'), links.join())
    assert.ok(links.includes('Vertrag widerrufen /pages/vertrag-widerrufen'), links.join())
    assert.doesNotMatch(links.join(), /AGB|Gewährleistung/)
    const logo = 'shop-footer >>> .footer__quality a[href="/own/certificate"] > img'
    assert.ok(await visitor.has(logo))
    assert.deepEqual(
      visitor.fetched.filter((file) => /react|shell|i18n|elements\//.test(file)),
      [],
    )
    // Taken over, it says the same.
    await visitor.ready()
    await visitor.rest()
    await visitor.says(`${CART} .header-icon__label`, 'Tasche')
    await visitor.says(`${CART} .badge`, '5')
    assert.deepEqual(await legal(visitor), links)
    assert.ok(await visitor.has(logo))
  })

  it('takes no text for one that is a placeholder only (CONFIG-28)', async () => {
    const own = withSettings({
      texts: { 'pl-PL': { 'header.signedInShort': 'Cześć {{name}}', 'header.home': 'Start' } },
    })
    const change = (html: string) => own(html).replace('<shop-header ', '<shop-header reduced ')
    const path = '/?site=PL&fault=promotion:404&fragments=off'
    const visitor = await demo.open(`${await demo.host({ change })}${path}`, WATCHED)
    await visitor.until(() => visitor.fetched.some((file) => /page-texts/.test(file)))
    await visitor.rest()
    const markup = await visitor.page.$eval('shop-header', ({ shadowRoot }) => shadowRoot?.innerHTML ?? '')
    assert.match(markup, /header__bar/)
    assert.doesNotMatch(markup, /Cześć/)
  })

  it('wakes for texts of the page whose places its markup does not tell (CONFIG-28, LIVE-10)', async () => {
    const salesTax = { texts: { 'sk-SK': { 'footer.salesTax': 'Plus <delivery>doprava</delivery>' } } }
    for (const [site, isAwake] of [
      ['SK', true],
      // It shows no such note.
      ['DE', false],
    ] as const) {
      const { texts } = salesTax
      const change = withSettings({ texts: { ...texts, 'de-DE': texts['sk-SK'] } })
      const visitor = await demo.open(`${await demo.host({ change })}/?site=${site}&fault=promotion:404`, WATCHED)
      await visitor.until(() => visitor.fetched.some((file) => /page-texts/.test(file)))
      if (isAwake) await visitor.says('shop-footer >>> .legal__tax', 'Plus doprava')
      else await visitor.rest()
      assert.equal(await visitor.isAwake('shop-footer'), isAwake, site)
    }
  })

  describe('the menu', () => {
    const LIST = inHeader('.navigation__frame:popover-open')
    const DRAWER = inHeader('dialog[open]')
    const topOfRow = (visitor: Visitor, row: string) =>
      visitor.page.$eval(row, (node) => Math.round(node.getBoundingClientRect().top))

    /** A visitor whose tap came before the code. */
    async function tapped() {
      const visitor = await demo.visitor(PHONE)
      await openAtRest(visitor)
      const { release } = await visitor.hold(LATE)
      await visitor.tap(inHeader('.navigation__menu'))
      await visitor.see(LIST)
      return { visitor, release }
    }

    it('opens its list by a tap before the code, and the drawer in its place as soon as it is there (LIVE-7, NAV-27)', async () => {
      const { visitor, release } = await tapped()
      const before = await topOfRow(visitor, `${LIST} li:nth-child(4)`)
      release()
      await visitor.see(DRAWER)
      assert.equal(await visitor.has(LIST), false)
      assert.ok(Math.abs((await topOfRow(visitor, `${DRAWER} li:nth-child(4)`)) - before) <= 2)
    })

    it('opens its list by a tap on an entry too, and the drawer of the entry in its place (LIVE-7, NAV-27)', async () => {
      const visitor = await demo.visitor(PHONE)
      await openAtRest(visitor)
      const { release } = await visitor.hold(LATE)
      await visitor.tap(inHeader('.navigation__link[href*=coffee]'))
      await visitor.see(LIST)
      release()
      await visitor.see(`${DRAWER} .navigation-drawer__back`)
      assert.equal(await visitor.has(LIST), false)
    })

    it('opens no drawer for a visitor who has closed the list meanwhile (LIVE-7)', async () => {
      const { visitor, release } = await tapped()
      await visitor.page.keyboard.press('Escape')
      release()
      await visitor.see(inHeader('.navigation__menu:not([aria-busy])'))
      assert.equal(await visitor.has(DRAWER), false)
      await visitor.tap(inHeader('.navigation__menu'))
      await visitor.see(DRAWER)
    })

    it('opens before any script of ours is there, and where none comes (NAV-27)', async () => {
      const visitor = await demo.visitor(PHONE)
      const { release } = await visitor.hold(/\/shop-elements\.js$/)
      const opened = visitor.open(QUIET, 'loaded')
      await visitor.see(inHeader('.navigation__menu'))
      await visitor.tap(inHeader('.navigation__menu'))
      await visitor.see(`${LIST} a[href*=coffee]`)
      release()
      await opened
    })
  })

  it('records a click before any code of React is there (LIVE-4)', async () => {
    const visitor = await demo.visitor({ withRequests: true })
    await visitor.hold(LATE)
    await visitor.open(QUIET, 'live')
    const records = await visitor.page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('shop-header')?.shadowRoot?.querySelector<HTMLElement>('.logo')?.click()
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string; label?: string }[] }
      return dataLayer.filter(({ event }) => event === 'ga_event').map(({ label }) => label)
    })
    assert.deepEqual(records, ['logo'])
    assert.equal(await visitor.isAwake('shop-header'), false)
  })

  it('wakes alone of two headers (LIVE-3)', async () => {
    const url = await hosted((html) => {
      const [header = ''] = /<shop-header[\s\S]*?<\/shop-header>/.exec(html) ?? []
      return html.replace('<main', () => `${header}<main`)
    })
    const visitor = await demo.visitor()
    const phases = await watchPhases(visitor)
    const awake = async () => (await phases()).filter((phase) => phase === 'shop-header awake').length
    await visitor.open(url, 'live')
    await visitor.page.evaluate(() => {
      const [, second] = document.querySelectorAll('shop-header')
      return second && window.shopElements?.wake(second)
    })
    assert.equal(await awake(), 1)
    await visitor.page.evaluate(() => {
      const [first] = document.querySelectorAll('shop-header')
      return first && window.shopElements?.wake(first)
    })
    assert.equal(await awake(), 2)
  })

  it('wakes by itself for a fragment of another release (LIVE-10, DELIVERY-22)', async () => {
    const visitor = await demo.visitor()
    const change = (html: string) => html.replaceAll(/data-release="[^"]*"/g, 'data-release="0.9.0"')
    await visitor.open(await hosted(change), 'loaded')
    await visitor.until(() => visitor.isAwake('shop-header'))
  })

  it('wears the theme of its page without React, and one that it gets later (THEME-1)', async () => {
    const visitor = await demo.visitor({ height: 2000, withRequests: true })
    const url = await hosted((html) => html.replace('<html ', '<html data-theme="dark" '))
    await visitor.open(url, 'loaded')
    /** The background of the tags' roots, and of the form in the footer. */
    const wears = (colour: string, what: string) =>
      visitor.until(
        () =>
          visitor.page.evaluate((wanted) => {
            const roots = ['shop-header', 'shop-footer'].map((tag) => document.querySelector(tag)?.shadowRoot)
            const form = roots[1]?.querySelector('shop-newsletter')?.shadowRoot
            return [...roots, form].every((root) => {
              const base = root?.querySelector('.shop-base')
              return base && getComputedStyle(base).getPropertyValue('color') === wanted
            })
          }, colour),
        what,
      )
    const [LIGHT, DARK] = ['rgb(43, 29, 20)', 'rgb(245, 237, 227)']
    await wears(DARK, 'dark')
    const setTheme = (theme: string) =>
      visitor.page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await setTheme('light')
    await wears(LIGHT, 'light')
    await setTheme('dark')
    await wears(DARK, 'dark again')
    await visitor.rest()
    assert.deepEqual(
      visitor.fetched.filter((file) => file.startsWith('elements/')),
      [],
    )
    await visitor.page.evaluate(() => window.shopElements?.wake())
    await wears(DARK, 'dark when awake')
  })

  it('wakes by itself for an entry that opens a new window, which React says to screen readers (LIVE-10, PART-43)', async () => {
    const { page, open, see } = await demo.visitor({ withRequests: true })
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (!request.url().includes('/jsonflyoutnavigation')) return void request.continue()
      const entry = { title: 'Magazine', href: '/magazine', target: '_blank', children: [] }
      void request.respond({ contentType: 'application/json', body: JSON.stringify([entry]) })
    })
    await open(QUIET, 'loaded')
    await see(inHeader('.navigation__link .visually-hidden'))
  })

  it('fetches code for a control that has the focus for a while, and none of React (LIVE-8)', async () => {
    const visitor = await demo.open(QUIET, WATCHED)
    assert.deepEqual(lateFiles(visitor), [])
    await visitor.focus(CART)
    const areFetched = (...files: RegExp[]) => files.every((file) => visitor.fetched.some((one) => file.test(one)))
    await visitor.until(() => areFetched(/chunks\/flyout-/, /chunks\/mini-cart-/), 'the code is fetched')
    assert.equal(areFetched(/elements\/shop-header/) || areFetched(/chunks\/react-/), false)
    await visitor.focus(ENTRY)
    await visitor.until(() => areFetched(/chunks\/navigation-/), 'the code of the navigation is fetched')
    assert.equal(areFetched(/elements\/shop-header/) || areFetched(/chunks\/react-/), false)
    assert.equal(await visitor.isAwake('shop-header'), false)
  })
})
