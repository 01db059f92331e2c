/** Fragments before, during and after their first touch. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { pageHost, type Running } from './support/release.ts'
import {
  atRest,
  blockRequests,
  elementsLive,
  elementsReady,
  layoutShift,
  shop,
  waitForElement,
  waitForText,
  waitUntil,
} from './support/shop.ts'
import { setQuantity } from './support/shopper.ts'

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const CART = inHeader('[part=cart-icon]')
const PANEL = inHeader('.flyout__panel')
const PHONE = { width: 375, height: 800, isTouch: true }
/** What no page view needs before a touch. */
const LATE = /react|shell|i18n|text-|elements\//

describe('an element that nobody has touched', () => {
  const demo = shop({ withPictures: false })
  const quiet = (site = 'DE', more = '') => `${demo.url}/?site=${site}&fault=promotion:404${more}`
  const running: Running[] = []
  after(() => {
    for (const { close } of running) close()
  })

  /** A page of the demo in another form. */
  async function hosted(change: (html: string) => string): Promise<string> {
    const page = await (await fetch(quiet())).text()
    const html = change(page.replaceAll(/<shop-header [^>]*?site=/g, '<shop-header benefits="" site='))
    const host = await pageHost(demo.url, { '/page': { html } })
    running.push(host)
    return `${host.url}/page`
  }

  const isDefined = (page: Page, tag: string) => page.$eval(tag, (element) => element.matches(':defined'))
  const phases = (page: Page) => page.evaluate(() => (window as unknown as { phases: string[] }).phases)
  const watchPhases = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      const seen: string[] = []
      Object.assign(window, { phases: seen })
      window.addEventListener('shop-element-ready', (event) => {
        const { element, hydrated } = (event as CustomEvent).detail
        seen.push(`${element} ${hydrated}`)
      })
    })
  /** Waits until the place of the campaigns, which don't come, is given back: what is tapped would move away. */
  async function campaignsGone(page: Page): Promise<void> {
    await elementsLive(page)
    await atRest(page)
  }
  /** Holds back the code of the elements until the returned function is called. */
  async function holdCode(page: Page): Promise<() => void> {
    let isHeld = true
    const held: HTTPRequest[] = []
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (isHeld && LATE.test(new URL(request.url()).pathname) && request.url().startsWith(demo.cdnUrl))
        held.push(request)
      else void request.continue()
    })
    return () => {
      isHeld = false
      for (const request of held) void request.continue()
    }
  }

  it('starts with a task of its own for each element, and reads the cookies once in it (LIVE-15)', async () => {
    const { page } = await demo.visitor()
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
        setTimeout(() => {
          seen.push('another task')
          reads = 0
        })
      })
    })
    await page.goto(await hosted((html) => html))
    await waitUntil('both are live', () => page.evaluate(() => (window as unknown as { seen: [] }).seen.length >= 6))
    assert.deepEqual(await page.evaluate(() => (window as unknown as { seen: [] }).seen), [
      ...['shop-header', 1, 'another task'],
      ...['shop-footer', 1, 'another task'],
    ])
  })

  it('is live without React, scrolled through too, and awake by its first touch (LIVE-1, LIVE-2, LIVE-3, LIVE-5)', async () => {
    const { page, fetched, problems } = await demo.visitor({ withRequests: true })
    await watchPhases(page)
    await page.goto(await hosted((html) => html))
    await elementsLive(page)
    await page.evaluate(() => document.querySelector('shop-footer')?.scrollIntoView({ behavior: 'instant' }))
    await waitForElement(page, 'shop-footer >>> svg[data-live="drawing:facebook"] path')
    await atRest(page)
    assert.deepEqual(await phases(page), ['shop-header false', 'shop-footer false'])
    assert.deepEqual(
      fetched.filter((file) => LATE.test(file)),
      [],
    )
    assert.deepEqual([await isDefined(page, 'shop-header'), await isDefined(page, 'shop-footer')], [false, false])
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.focus(inHeader('.logo'))
    await waitUntil('the header is awake', async () => (await phases(page)).includes('shop-header true'))
    assert.equal(await isDefined(page, 'shop-footer'), false)
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    assert.deepEqual(
      problems.filter((text) => !text.includes('404')),
      [],
    )
  })

  for (const site of SITES) {
    it(`${site}: shows the number of items in words, and the customer's name (LIVE-4, HEADER-26, FLYOUT-32)`, async () => {
      const { page, fetched } = await demo.visitor({ withRequests: true })
      await page.goto(quiet(site, '&login=LOGGED_IN'))
      await elementsLive(page)
      const count = 5
      assert.equal((await setQuantity(page, count))?.ok, true)
      await waitForText(page, `${CART} .badge`, String(count))
      const locale = localeOf(site)
      const read = (language: string): Record<string, string> =>
        JSON.parse(readFileSync(new URL(`../../locales/${language}/header.json`, import.meta.url), 'utf8'))
      const texts = { ...(locale.startsWith('de') && read('de-DE')), ...read(locale) }
      const words = texts[`cartItems_${new Intl.PluralRules(locale).select(count)}`]?.replace(
        '{{count}}',
        String(count),
      )
      await waitForText(page, `${CART} .visually-hidden`, `, ${words}`)
      const greeting = texts.signedInShort?.replace('{{name}}', 'Alex') ?? ''
      await waitForText(page, inHeader('[part=user-menu-icon] .header-icon__label'), greeting)
      await waitForText(page, inHeader('[part=user-menu-icon] .visually-hidden'), texts.account ?? '')
      assert.deepEqual(
        fetched.filter((file) => LATE.test(file)),
        [],
      )
    })
  }

  it('carries out a change of the cart and answers it, without React (LIVE-12, CART-37)', async () => {
    const { page, fetched } = await demo.visitor({ withRequests: true })
    await page.goto(quiet())
    await elementsLive(page)
    await page.evaluate(() => {
      const counts: number[] = []
      Object.assign(window, { counts })
      window.addEventListener('cart-data-changed', (event) => counts.push((event as CustomEvent).detail.itemCount))
    })
    assert.equal((await setQuantity(page, 2))?.ok, true)
    assert.deepEqual(await page.evaluate(() => (window as unknown as { counts: number[] }).counts), [2])
    assert.deepEqual(
      fetched.filter((file) => /react|shell|elements\//.test(file)),
      [],
    )
  })

  it('hides on scroll down and shows on scroll up, and publishes its height (LIVE-4, HEADER-14, HEADER-24)', async () => {
    const { page } = await demo.visitor()
    // Away from where the bar slides.
    await page.mouse.move(600, 700)
    await page.goto(quiet())
    await elementsLive(page)
    // The room of a missing campaign is given back, which moves the page too.
    await atRest(page)
    const isAway = () => page.$eval('shop-header', (header) => header.hasAttribute('data-away'))
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await waitUntil('the bar is away', isAway)
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await waitUntil('the bar is back', async () => !(await isAway()))
    assert.match(
      await page.$eval('html', (root) => getComputedStyle(root).getPropertyValue('--shop-header-height')),
      /^\d+px$/,
    )
    assert.equal(await isDefined(page, 'shop-header'), false)
  })

  it('opens the cart flyout by a tap that came before the code, and shows busy at once (LIVE-7, FLYOUT-5)', async () => {
    const { page } = await demo.visitor({ ...PHONE, withRequests: true })
    await page.goto(quiet())
    await campaignsGone(page)
    const release = await holdCode(page)
    await page.tap(CART)
    assert.equal(await page.$eval(CART, (icon) => icon.getAttribute('aria-busy')), 'true')
    assert.equal(await page.$(PANEL), null)
    release()
    await waitForElement(page, `${PANEL} shop-minicart`)
    assert.equal(new URL(page.url()).pathname, '/')
  })

  it('opens a flyout by Enter, the menu by a click and an entry by an arrow key that came before the code (LIVE-7, FLYOUT-6, NAV-27)', async () => {
    for (const [act, opened] of [
      [
        async (page: Page) => {
          await page.focus(inHeader('[part=store-finder-icon]'))
          await page.keyboard.press('Enter')
        },
        PANEL,
      ],
      [
        async (page: Page) => {
          await page.focus(inHeader('[part=user-menu-icon]'))
          await page.keyboard.press(' ')
        },
        PANEL,
      ],
      [
        async (page: Page) => {
          await page.focus(inHeader('.navigation__item:nth-child(2) a'))
          await page.keyboard.press('ArrowDown')
        },
        PANEL,
      ],
    ] as const) {
      const { page } = await demo.visitor({ withRequests: true })
      await page.goto(quiet())
      await elementsLive(page)
      await waitForElement(page, inHeader('.navigation__link[aria-expanded]'))
      const release = await holdCode(page)
      await act(page)
      assert.equal(await page.$(opened), null)
      release()
      await waitForElement(page, opened)
    }
    const { page } = await demo.visitor({ ...PHONE, withRequests: true })
    await page.goto(quiet())
    await campaignsGone(page)
    const release = await holdCode(page)
    await page.tap(inHeader('.navigation__menu'))
    release()
    await waitForElement(page, inHeader('dialog[open]'))
  })

  it('carries out a tap that came while it was waking for another reason (LIVE-7, LIVE-10)', async () => {
    const { page } = await demo.visitor({ ...PHONE, withRequests: true })
    const release = await holdCode(page)
    await page.goto(quiet())
    await campaignsGone(page)
    await page.evaluate(() => void window.shopElements?.wake())
    await page.tap(CART)
    release()
    await waitForElement(page, `${PANEL} shop-minicart`)
  })

  it('counts the time of a resting mouse from when it came (LIVE-7, FLYOUT-3)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await page.goto(quiet())
    await elementsLive(page)
    const release = await holdCode(page)
    await page.hover(inHeader('[part=store-finder-icon]'))
    await waitUntil('the page knows of an open flyout', () =>
      page.$eval('html', (root) => root.classList.contains('shop-flyout-open')),
    )
    release()
    await waitForElement(page, PANEL)
  })

  it('keeps typed text, caret, focus and an open country list, and suggests for the text (LIVE-6, LIVE-7, SEARCH-5)', async () => {
    const { page, problems } = await demo.visitor({ withRequests: true })
    await page.goto(quiet())
    await elementsLive(page)
    const release = await holdCode(page)
    const field = inHeader('.header__search .search__field')
    await page.type(field, 'kaf')
    await page.$eval(field, (input) => (input as HTMLInputElement).setSelectionRange(1, 2))
    await page.$eval('shop-footer >>> .countries', (details) => {
      ;(details as HTMLDetailsElement).open = true
    })
    release()
    await waitForElement(page, inHeader('[role=option]'))
    const state = await page.$eval(field, (input) => {
      const { value, selectionStart, selectionEnd } = input as HTMLInputElement
      return [value, selectionStart, selectionEnd, (input.getRootNode() as ShadowRoot).activeElement === input]
    })
    assert.deepEqual(state, ['kaf', 1, 2, true])
    await elementsReady(page)
    assert.equal(
      await page.$eval('shop-footer >>> .countries', (details) => (details as HTMLDetailsElement).open),
      true,
    )
    // Browsers log the expected answers to missing campaigns.
    assert.deepEqual(
      problems.filter((text) => !text.includes('404')),
      [],
    )
  })

  it('records a click before any code of React is there (LIVE-4)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await holdCode(page)
    await page.goto(quiet())
    await elementsLive(page)
    const records = await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('shop-header')?.shadowRoot?.querySelector<HTMLElement>('.logo')?.click()
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string; label?: string }[] }
      return dataLayer.filter(({ event }) => event === 'ga_event').map(({ label }) => label)
    })
    assert.deepEqual(records, ['logo'])
    assert.equal(await isDefined(page, 'shop-header'), false)
  })

  it('wakes alone of two headers (LIVE-3)', async () => {
    const url = await hosted((html) => {
      const [header = ''] = /<shop-header[\s\S]*?<\/shop-header>/.exec(html) ?? []
      return html.replace('<main', () => `${header}<main`)
    })
    const { page } = await demo.visitor()
    await watchPhases(page)
    await page.goto(url)
    await elementsLive(page)
    await page.evaluate(() => {
      const [, second] = document.querySelectorAll('shop-header')
      return second && window.shopElements?.wake(second)
    })
    const awake = (await phases(page)).filter((phase) => phase === 'shop-header true')
    assert.equal(awake.length, 1)
    await page.focus(inHeader('.logo'))
    await waitUntil(
      'both are awake',
      async () => (await phases(page)).filter((phase) => phase === 'shop-header true').length === 2,
    )
  })

  it('wakes by an attribute that needs a render, and by a flyout that the page opens (LIVE-3, DELIVERY-29)', async () => {
    const { page } = await demo.visitor()
    await page.goto(quiet())
    await elementsLive(page)
    await page.$eval('shop-footer', (footer) => footer.setAttribute('reduced', ''))
    await waitUntil('the footer is reduced', async () => (await page.$('shop-footer >>> .seo')) === null)
    assert.equal(await isDefined(page, 'shop-header'), false)
    await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
    await waitForElement(page, inHeader('.panel__title'))
  })

  it('wakes by itself for a campaign, for a theme of the page and for a fragment of another release (LIVE-10, DELIVERY-22)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`)
    await waitForElement(page, inHeader('.promotion'))
    const dark = await hosted((html) => html.replace('<html ', '<html data-theme="dark" '))
    const old = await hosted((html) => html.replaceAll(/data-release="[^"]*"/g, 'data-release="0.9.0"'))
    for (const url of [dark, old]) {
      await page.goto(url)
      await waitUntil(`${url} is awake`, () => isDefined(page, 'shop-header'))
    }
  })

  it('wakes by itself for an entry that opens a new window, which React says to screen readers (LIVE-10, PART-43)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (!request.url().includes('/jsonflyoutnavigation')) return void request.continue()
      const entry = { title: 'Magazine', href: '/magazine', target: '_blank', children: [] }
      void request.respond({ contentType: 'application/json', body: JSON.stringify([entry]) })
    })
    await page.goto(quiet())
    await waitForElement(page, inHeader('.navigation__link .visually-hidden'))
  })

  it('fetches ahead once somebody is there, without running it, and never with Save-Data (LIVE-8)', async () => {
    for (const saveData of [false, true]) {
      const { page, fetched } = await demo.visitor({ withRequests: true })
      await page.evaluateOnNewDocument((isSaving) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving, effectiveType: '4g' } })
      }, saveData)
      await page.goto(quiet())
      await elementsLive(page)
      assert.ok(!fetched.some((file) => LATE.test(file)))
      await page.mouse.move(600, 700)
      await page.mouse.move(610, 710)
      if (saveData) await atRest(page)
      else await waitUntil('the code is fetched', async () => fetched.includes('elements/shop-header.js'))
      assert.equal(fetched.includes('elements/shop-header.js'), !saveData)
      assert.equal(await isDefined(page, 'shop-header'), false)
    }
  })

  it('follows links where the code can’t be loaded, and tells it once (LIVE-9, DELIVERY-14)', async () => {
    const { page, problems } = await demo.visitor({ ...PHONE, withRequests: true })
    await blockRequests(page, /elements\/shop-header/)
    await page.goto(quiet())
    await campaignsGone(page)
    await Promise.all([page.waitForNavigation(), page.tap(CART)])
    assert.equal(new URL(page.url()).pathname, '/cart')
    assert.equal(problems.filter((text) => text.includes("The code can't be loaded")).length, 1)
  })

  it('ends when it leaves the page, and is live again when it comes back (LIVE-11)', async () => {
    const { page } = await demo.visitor()
    await watchPhases(page)
    await page.goto(quiet())
    await elementsLive(page)
    await page.evaluate(() => {
      const header = document.querySelector('shop-header') as Element
      Object.assign(window, { header })
      header.remove()
    })
    const height = () => page.$eval('html', (root) => getComputedStyle(root).getPropertyValue('--shop-header-height'))
    await waitUntil('the height is gone', async () => (await height()) === '')
    await page.evaluate(() => document.body.prepend((window as unknown as { header: Element }).header))
    await waitUntil('the height is back', async () => (await height()) !== '')
    assert.equal((await phases(page)).filter((phase) => phase === 'shop-header false').length, 2)
  })
})
