import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { findings, findingsInThemes } from './support/axe.ts'
import {
  atRest,
  blockRequests,
  elementsReady,
  headerReady,
  layoutShift,
  shop,
  type VisitorOptions,
  WIDTHS,
  waitForElement,
  waitForNoElement,
  waitUntil,
} from './support/shop.ts'

const ICONS = {
  search: '[part=search-icon]',
  storeFinder: '[part=store-finder-icon]',
  userMenu: '[part=user-menu-icon]',
  cart: '[part=cart-icon]',
} as const
type Flyout = keyof typeof ICONS

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const FLYOUT = inHeader('.flyout__panel')
const PHONE = { width: 375, height: 800, isTouch: true }
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

/** Long enough for whatever must not happen: debounce, hover delay, fetches and transitions. */
const settle = (ms = 400) => new Promise((resolve) => setTimeout(resolve, ms))
const exists = async (page: Page, selector: string) => (await page.$(selector)) !== null
const isAway = (page: Page) => page.$eval('shop-header', (header) => header.hasAttribute('data-away'))
const waitUntilAway = (page: Page) =>
  waitUntil('the bar has left the window', () =>
    page.$eval(inHeader('.header'), (header) => header.getBoundingClientRect().bottom <= 0),
  )
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

/** Part, name or class of the focused element, through all shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.getAttribute('part') ?? element?.getAttribute('name') ?? element?.className ?? ''
  })

interface PageChange {
  /** Keys of the JSON block. */
  settings?: object
  /** Additional attributes of the header. */
  attributes?: string
  /** Appended to the page's policy. */
  policy?: string
  /** Additional scripts by path. */
  scripts?: Record<string, string>
  /** Nonce of the page's scripts; an additional policy allows no others. */
  nonce?: string
}

/** A host that passes requests on to the shop and changes its pages. */
async function startChangedShop(
  shopUrl: string,
  { settings, attributes = '', policy = '', scripts = {}, nonce }: PageChange,
) {
  const server = createServer(async (request, response) => {
    const script = scripts[request.url ?? '']
    if (script) return response.setHeader('content-type', 'text/javascript').end(script)
    const { host, connection, 'accept-encoding': encoding, ...headers } = request.headers
    const answer = await fetch(`${shopUrl}${request.url}`, { headers: headers as Record<string, string> })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.setHeader('content-type', type)
    const policies = [`${answer.headers.get('content-security-policy')}${policy}`]
    if (nonce) policies.push(`script-src 'nonce-${nonce}'`)
    response.setHeader('content-security-policy', policies)
    response.setHeader('set-cookie', answer.headers.getSetCookie())
    const body = Buffer.from(await answer.arrayBuffer())
    if (!type.includes('html')) return response.writeHead(answer.status).end(body)
    const html = String(body)
      .replace(/(<script type="application\/json" data-shop-elements>)([^<]*)/, (_, tag: string, block: string) => {
        return tag + JSON.stringify({ ...JSON.parse(block), ...settings })
      })
      .replace('<shop-header', `<shop-header ${attributes}`)
      .replaceAll(/<script (?=[^>]*src=)/g, nonce ? `<script nonce="${nonce}" ` : '$&')
    return response.writeHead(answer.status).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

describe('the header', () => {
  const demo = shop({ withPictures: false })

  const visit = async (path = '/help?site=DE', options: VisitorOptions = {}) => {
    const visitor = await demo.visitor(options)
    await visitor.page.goto(demo.url + path)
    await headerReady(visitor.page)
    return visitor
  }

  const hosts: { close(): void }[] = []
  after(() => {
    for (const host of hosts) host.close()
  })
  const hostOf = async (change: PageChange) => {
    const host = await startChangedShop(demo.url, change)
    hosts.push(host)
    return host
  }

  describe('on scroll', () => {
    it('hides when the wheel goes down, shows when it goes up, and shifts nothing (HEADER-14, HEADER-20)', async () => {
      const { page } = await visit('/categories/coffee?site=DE')
      await page.mouse.move(600, 600)
      await page.mouse.wheel({ deltaY: 900 })
      await waitUntilAway(page)
      // What lay below it can be clicked.
      const hit = await page.evaluate(() => document.elementFromPoint(600, 20)?.localName)
      assert.notEqual(hit, 'shop-header')
      await page.mouse.wheel({ deltaY: -300 })
      await page.waitForFunction(() => !document.querySelector('shop-header')?.hasAttribute('data-away'))
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    })

    it('stays on product-detail and basket pages (HEADER-15)', async () => {
      const { page } = await visit('/categories/coffee?site=DE', { width: 375 })
      const product = await page.$eval('main a[href^="/products/"]', (link) => (link as HTMLAnchorElement).href)
      for (const url of [product, `${demo.url}/cart`]) {
        await page.goto(url)
        await headerReady(page)
        await page.evaluate(() => window.scrollTo(0, 700))
        await settle(200)
        assert.equal(await isAway(page), false, url)
        assert.equal(await page.$eval(inHeader('.header'), (header) => header.getBoundingClientRect().top), 0)
      }
    })

    it('stays while a flyout is open, and comes back when the page opens one (FLYOUT-12, HEADER-18, HEADER-19)', async () => {
      const { page } = await visit('/categories/coffee?site=DE')
      // The second time the code is loaded, and the flyout opens before the bar could have slid in.
      for (const top of [900, 1200]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await waitUntilAway(page)
        await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
        await waitForElement(page, FLYOUT)
        await waitUntil('the flyout lies directly below the bar', () =>
          page.evaluate(() => {
            const root = document.querySelector('shop-header')?.shadowRoot
            const parts = ['.flyout__panel', '.header']
            const [panel, bar] = parts.map((part) => root?.querySelector(part)?.getBoundingClientRect())
            return panel?.top === bar?.bottom
          }),
        )
        await page.evaluate((y) => window.scrollTo(0, y + 100), top)
        await settle(200)
        assert.equal(await isAway(page), false)
        await page.evaluate(() => window.shopElements?.closeFlyouts())
      }
    })

    it('covers neither an anchor nor what the keyboard focus reaches (HEADER-21, HEADER-25)', async () => {
      const { page } = await visit('/categories/coffee?site=DE')
      /** Whether the focused element, or a given one, lies below the header. */
      const isCovered = (selector?: string) =>
        page.evaluate((wanted) => {
          const element = wanted ? document.querySelector(wanted) : document.activeElement
          if (!element || element === document.body || element.localName === 'shop-header') return false
          const { left, width, top } = element.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + 1)?.localName === 'shop-header'
        }, selector)
      await page.evaluate(() => {
        location.hash = 'main'
      })
      await settle()
      assert.equal(await isCovered('#main'), false)
      await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('main a')]
        links.at(-1)?.focus()
      })
      await settle()
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.down('Shift')
        await page.keyboard.press('Tab')
        await page.keyboard.up('Shift')
        await settle(30)
        assert.equal(await isCovered(), false, `step ${step}`)
      }
    })
  })

  describe('flyouts', () => {
    for (const flyout of ['storeFinder', 'userMenu', 'cart'] as const) {
      it(`${flyout}: a resting mouse opens it, moving to another icon replaces it, a click follows its link (FLYOUT-1, FLYOUT-3, FLYOUT-4)`, async () => {
        const { page } = await visit()
        await page.hover(inHeader(ICONS[flyout]))
        await waitForElement(page, FLYOUT)
        const other = flyout === 'cart' ? 'userMenu' : 'cart'
        await page.hover(inHeader(ICONS[other]))
        await waitForElement(page, inHeader(`${ICONS[other]}[aria-expanded=true]`))
        await waitForElement(page, FLYOUT)
        assert.equal((await page.$$(inHeader('.flyout'))).length, 1)
        const href = await page.$eval(inHeader(ICONS[flyout]), (link) => (link as HTMLAnchorElement).href)
        await Promise.all([page.waitForNavigation(), page.click(inHeader(ICONS[flyout]))])
        // The demo's account page redirects to the login.
        if (flyout !== 'userMenu') assert.equal(page.url(), href)
      })

      it(`${flyout}: Enter opens it, Tab goes into it, Escape closes it and returns the focus (FLYOUT-6, FLYOUT-13, FLYOUT-16)`, async () => {
        const { page } = await visit()
        await page.focus(inHeader(ICONS[flyout]))
        await page.keyboard.press('Enter')
        await waitForElement(page, FLYOUT)
        await page.keyboard.press('Tab')
        assert.equal(await focused(page), 'icon-button')
        await page.keyboard.press('Escape')
        assert.equal(await exists(page, FLYOUT), false)
        assert.equal(`[part=${await focused(page)}]`, ICONS[flyout])
      })
    }

    it('stay open when a key has opened them and the mouse is where the overlay appears (FLYOUT-14)', async () => {
      const { page } = await visit()
      await page.mouse.move(500, 600)
      await page.focus(inHeader(ICONS.userMenu))
      await page.keyboard.press('Enter')
      await waitForElement(page, FLYOUT)
      await settle(1500)
      assert.ok(await exists(page, FLYOUT))
      // Once it moves there, it closes it.
      await page.mouse.move(100, 700)
      await page.waitForFunction(() => !document.documentElement.classList.contains('shop-flyout-open'))
    })

    for (const flyout of Object.keys(ICONS) as Flyout[]) {
      it(`${flyout}: a tap opens it on a phone (FLYOUT-5)`, async () => {
        const { page } = await visit('/help?site=DE', PHONE)
        await page.tap(inHeader(ICONS[flyout]))
        await waitForElement(page, FLYOUT)
        assert.equal(pathOf(page), '/help?site=DE')
        await atRest(page)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375)
      })
    }

    it('search: can be used on a phone (FLYOUT-24)', async () => {
      const { page } = await visit('/help?site=HU', PHONE)
      await page.tap(inHeader(ICONS.search))
      await waitUntil('the field has the focus', async () => (await focused(page)) === 'query')
      // Again, now that the code is loaded.
      await page.tap(inHeader('.flyout__close button'))
      await waitForNoElement(page, FLYOUT)
      await page.tap(inHeader(ICONS.search))
      await waitUntil('the field has the focus again', async () => (await focused(page)) === 'query')
      await page.keyboard.type('espresso')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(pathOf(page), '/search?query=espresso&site=HU')
    })

    it('store finder: sends the term as typed (FLYOUT-25)', async () => {
      const { page } = await visit()
      await page.evaluate(() => window.shopElements?.openFlyout('storeFinder'))
      await waitForElement(page, inHeader('.panel__field'))
      await page.type(inHeader('.panel__field'), ' Hamburg & ')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(pathOf(page), `/service/storefinder/search?${new URLSearchParams({ searchTerm: ' Hamburg & ' })}`)
    })

    it('do not open the cart on the basket page (FLYOUT-7)', async () => {
      const { page } = await visit('/cart?site=DE')
      await page.hover(inHeader(ICONS.cart))
      await page.evaluate(() => window.shopElements?.openFlyout('cart'))
      await settle()
      assert.equal(await exists(page, FLYOUT), false)
    })

    it('do not open when the mouse has left while the code was loading (FLYOUT-11)', async () => {
      const { page } = await demo.visitor({ withRequests: true })
      await page.setRequestInterception(true)
      const delayed: (() => Promise<void>)[] = []
      page.on('request', (request) => {
        if (/elements\/shop-minicart/.test(request.url())) delayed.push(() => request.continue())
        else void request.continue()
      })
      await page.goto(`${demo.url}/help?site=DE`)
      await headerReady(page)
      await page.hover(inHeader(ICONS.cart))
      await waitForElement(page, inHeader(`${ICONS.cart}[aria-expanded=true]`))
      await page.mouse.move(500, 600)
      await waitForElement(page, inHeader(`${ICONS.cart}[aria-expanded=false]`))
      assert.ok(delayed.length > 0)
      await Promise.all(delayed.map((proceed) => proceed()))
      await settle(800)
      assert.equal(await exists(page, FLYOUT), false)
      assert.equal(await page.$eval('html', (root) => root.classList.contains('shop-flyout-open')), false)
      await page.hover(inHeader(ICONS.cart))
      await waitForElement(page, FLYOUT)
    })

    it('leave a link when their code is missing (FLYOUT-10)', async () => {
      const { page } = await demo.visitor({ withRequests: true })
      await blockRequests(page, 'elements/shop-minicart')
      await page.goto(`${demo.url}/help?site=DE`)
      await headerReady(page)
      await page.focus(inHeader(ICONS.cart))
      const isPlainLink = () => page.$eval(inHeader(ICONS.cart), (icon) => icon.ariaHasPopup === null)
      await waitUntil('the icon is a plain link', isPlainLink)
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(pathOf(page), '/cart?step=shopping_cart')
    })
  })

  describe('user menu', () => {
    const open = async (path: string) => {
      const visitor = await visit(path)
      await visitor.page.hover(inHeader(ICONS.userMenu))
      await waitForElement(visitor.page, inHeader('.panel__title'))
      return visitor
    }

    for (const status of ['LOGGED_IN', 'REMEMBERED']) {
      it(`greets a ${status} visitor, shows the loyalty beans, and logs out (FLYOUT-34, FLYOUT-37)`, async () => {
        const { page } = await open(`/help?site=DE&login=${status}`)
        const text = await page.$eval(FLYOUT, (panel) => panel.textContent ?? '')
        assert.match(text, /Hallo Alex Sommer/)
        assert.match(text, /1\.250/)
        await Promise.all([page.waitForNavigation(), page.click(inHeader('.panel__head a'))])
        await headerReady(page)
        await page.hover(inHeader(ICONS.userMenu))
        await waitForElement(page, inHeader('.panel__buttons'))
      })
    }

    it('shows loyalty beans to card members only (FLYOUT-37)', async () => {
      const { page } = await open('/help?site=DE&login=LOGGED_IN&card=off')
      const links = await page.$$eval(inHeader('.panel__link'), (all) => all.map((link) => link.getAttribute('href')))
      assert.ok(links.includes('/orderhistory') && !links.includes('/beanaccount'), links.join())
    })

    it('has no dead link on any site (FLYOUT-36)', async () => {
      const { page } = await open('/help?site=DE')
      for (const site of SITES) {
        await page.$eval('shop-header', (header, name) => header.setAttribute('site', name), site)
        await waitForElement(page, inHeader(`.shop-base[lang=${localeOf(site)}]`))
        await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
        await waitForElement(page, inHeader('.panel__title'))
        const links = await page.$$eval(inHeader('.panel a'), (all) => all.map((a) => (a as HTMLAnchorElement).href))
        assert.ok(links.length >= 6, site)
        for (const link of links) assert.equal((await fetch(link)).status, 200, link)
      }
    })

    it('does not delay the page while personal data is late (FLYOUT-27)', async () => {
      const { page } = await demo.visitor()
      await page.goto(`${demo.url}/help?site=DE&fault=personal-data:delay-3000`)
      await headerReady(page)
      assert.match(await page.$eval(inHeader(ICONS.userMenu), (icon) => icon.textContent ?? ''), /Mein Konto/)
    })
  })

  describe('before and after hydration', () => {
    for (const width of WIDTHS)
      it(`shifts nothing at ${width} px for a logged-in visitor with a full cart, reduced or not (HEADER-9)`, async () => {
        const { page } = await demo.visitor({ width })
        await page.goto(`${demo.url}/?site=HU&login=LOGGED_IN`)
        await page.evaluate(() =>
          fetch('/demo/cart', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"add":"many"}',
          }),
        )
        for (const path of ['/', '/checkout', '/cart']) {
          await page.goto(demo.url + path)
          await elementsReady(page)
          await atRest(page)
          const { of } = await layoutShift(page)
          assert.deepEqual(
            of.filter((node) => /header|icon|search|logo/.test(node)),
            [],
            path,
          )
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, path)
        }
      })

    it('is hidden by the content cookie, and the page begins at its top (HEADER-28)', async () => {
      const { page } = await demo.visitor()
      await page.setCookie({ name: 'content', value: 'no_header,no_footer', url: demo.url })
      await page.goto(`${demo.url}/help?site=DE`)
      await headerReady(page)
      assert.equal(await page.$eval(inHeader('.header'), (header) => header.checkVisibility()), false)
      assert.equal(
        await page.$eval('html', (root) => getComputedStyle(root).getPropertyValue('--shop-header-height')),
        '0px',
      )
    })

    it('goes back within the site, or home when there is no page before (HEADER-6)', async () => {
      const { page } = await visit('/categories/coffee?site=DE', PHONE)
      await page.goto(`${demo.url}/search?query=espresso`)
      await headerReady(page)
      await Promise.all([page.waitForNavigation(), page.tap(inHeader('[part=back]'))])
      assert.equal(new URL(page.url()).pathname, '/categories/coffee')
      const { page: fresh } = await visit('/categories/coffee?site=DE', PHONE)
      await Promise.all([fresh.waitForNavigation(), fresh.tap(inHeader('[part=back]'))])
      assert.equal(new URL(fresh.url()).pathname, '/')
    })
  })

  describe('app banner', () => {
    const STORES = { appStores: { ios: '284882215', android: 'https://play.google.com/store/apps/details?id=shop' } }
    const phone = async (userAgent: string, settings: object = STORES) => {
      const { url } = await hostOf({ settings })
      const visitor = await demo.visitor({ ...PHONE, withRequests: true })
      await visitor.page.setUserAgent(userAgent)
      await visitor.page.goto(`${url}/help?site=DE`)
      await headerReady(visitor.page)
      return visitor
    }

    it('shows on Android, shifts nothing, and stays closed once it was closed (HEADER-30, HEADER-32)', async () => {
      const { page, problems } = await phone(ANDROID)
      await waitForElement(page, inHeader('.app-banner'))
      assert.match(await page.$eval(inHeader('.app-banner'), (banner) => banner.textContent ?? ''), /89k/)
      await atRest(page)
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
      assert.deepEqual(await findings(page), [])
      assert.deepEqual(problems, [])
      await page.focus(inHeader('.app-banner button'))
      await page.keyboard.press('Enter')
      // Closed by keyboard, the focus moves on; a tap leaves none behind.
      assert.equal(await focused(page), 'logo')
      await page.reload()
      await headerReady(page)
      await atRest(page)
      assert.equal(await exists(page, inHeader('.app-banner')), false)
    })

    it('is a meta tag on iOS Safari (HEADER-35)', async () => {
      const { page } = await phone(IOS_SAFARI)
      await page.waitForSelector('meta[name=apple-itunes-app]')
      assert.equal(
        await page.$eval('meta[name=apple-itunes-app]', (meta) => meta.getAttribute('content')),
        'app-id=284882215',
      )
      assert.equal(await exists(page, inHeader('.app-banner')), false)
    })

    it('does not show without a store, and warns once (HEADER-31)', async () => {
      const { page, problems } = await phone(ANDROID, { appStores: {} })
      const warnings = () => problems.filter((text) => text.includes('appStores.android')).length
      await waitUntil('the console warns', async () => warnings() > 0)
      await atRest(page)
      assert.equal(await exists(page, inHeader('.app-banner')), false)
      assert.equal(warnings(), 1)
    })
  })

  describe('consent script under a strict policy with Trusted Types', () => {
    const consent = { scriptUrl: '/consent-manager.js', domainIds: { DE: { production: 'live', test: 'id-of-test' } } }
    const scripts = { '/consent-manager.js': 'window.consentId = document.currentScript.dataset.domainScript' }
    const load = async (change: PageChange) => {
      const { url } = await hostOf({ settings: { consent }, attributes: 'consent', scripts, ...change })
      const visitor = await demo.visitor()
      await visitor.page.goto(`${url}/help?site=DE`)
      await headerReady(visitor.page)
      await atRest(visitor.page)
      const id = await visitor.page.evaluate(() => (window as { consentId?: string }).consentId)
      return Object.assign(visitor, { id })
    }

    it('is loaded with the id of site and stage (HEADER-37, HEADER-38, HEADER-40)', async () => {
      const { id, problems } = await load({})
      assert.equal(id, 'id-of-test')
      assert.deepEqual(problems, [])
    })

    it('is loaded under a policy that allows nonces only (HEADER-40)', async () => {
      const { id } = await load({ nonce: 'n-0815' })
      assert.equal(id, 'id-of-test')
    })

    it('is not loaded without an id, which warns (HEADER-39)', async () => {
      const { id, problems } = await load({ settings: { consent: { ...consent, domainIds: {} } } })
      assert.equal(id, undefined)
      assert.match(problems.join(), /No consent domain id for DE on test/)
    })

    it('is not loaded without the attribute (HEADER-37)', async () => {
      const { id } = await load({ attributes: '' })
      assert.equal(id, undefined)
    })

    it('is not loaded where our Trusted Types policy is forbidden, and the warning says what to allow (HEADER-40)', async () => {
      const { id, problems } = await load({ policy: '; trusted-types dompurify' })
      assert.equal(id, undefined)
      assert.match(problems.join(), /trusted-types shop-elements/)
    })
  })

  it('has no axe findings in the user menu of any visitor, hidden on scroll, and reduced (THEME-15)', async () => {
    const { page } = await visit('/categories/coffee?site=DE&login=REMEMBERED')
    for (const login of ['REMEMBERED', 'LOGGED_OUT']) {
      if (login === 'LOGGED_OUT') await page.goto(`${demo.url}/categories/coffee?login=LOGGED_OUT`)
      await headerReady(page)
      await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
      await waitForElement(
        page,
        inHeader(login === 'LOGGED_OUT' ? '.panel__buttons' : '.panel__head a[href="/logout"]'),
      )
      await atRest(page)
      assert.deepEqual(await findings(page), [], login)
    }
    await page.evaluate(() => window.shopElements?.closeFlyouts())
    await page.evaluate(() => window.scrollTo(0, 900))
    await waitUntilAway(page)
    assert.deepEqual(await findings(page), [], 'scrolled away')
    await page.goto(`${demo.url}/checkout`)
    await headerReady(page)
    await waitForElement(page, inHeader('.header--reduced'))
    assert.deepEqual(await findings(page), [], 'reduced')
  })

  for (const width of [1280, 375]) {
    it(`has no axe findings in any flyout at ${width} px, in ${width < 980 ? 'all themes' : 'the light theme'} (THEME-15)`, async () => {
      const { page } = await visit('/help?site=DE&login=LOGGED_IN', { width })
      for (const flyout of ['storeFinder', 'userMenu', ...(width < 980 ? (['search'] as const) : [])] as const) {
        await page.evaluate((name) => window.shopElements?.openFlyout(name), flyout)
        await waitForElement(page, inHeader(`${ICONS[flyout]}[aria-expanded=true]`))
        await waitForElement(page, FLYOUT)
        await atRest(page)
        // Themes differ in colours, which are the same at each width.
        assert.deepEqual(await (width < 980 ? findingsInThemes(page) : findings(page)), [], flyout)
      }
    })
  }
})
