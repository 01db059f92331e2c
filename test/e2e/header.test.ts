import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { alive, appears, layoutShift, shop, without } from './support/shop.ts'

const ICONS = {
  search: '[part=search-icon]',
  storeFinder: '[part=store-finder-icon]',
  userMenu: '[part=user-menu-icon]',
  cart: '[part=cart-icon]',
} as const
type Flyout = keyof typeof ICONS

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const FLYOUT = inHeader('.flyout__panel')
const WIDTHS = [375, 768, 1024, 1440]
const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR']
const PHONE = { width: 375, height: 800, isTouch: true }
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

const rested = (ms = 400) => new Promise((resolve) => setTimeout(resolve, ms))
const isThere = async (page: Page, selector: string) => (await page.$(selector)) !== null
const isAway = (page: Page) => page.$eval('shop-header', (header) => header.hasAttribute('data-away'))
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

/** What has the focus, through all shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.getAttribute('part') ?? element?.getAttribute('name') ?? element?.className ?? ''
  })

interface Change {
  /** Of the JSON block. */
  settings?: object
  /** More of the header's tag. */
  attributes?: string
  policy?: string
  /** Scripts that the shop itself does not have. */
  scripts?: Record<string, string>
  /** Of the page's own scripts; a policy of its own allows no other. */
  nonce?: string
}

/** The shop behind a host of its own, whose pages are a little different. */
async function behind(shopUrl: string, { settings, attributes = '', policy = '', scripts = {}, nonce }: Change) {
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
  const demo = shop()

  const visit = async (path = '/?site=DE', options: Parameters<typeof demo.visitor>[0] = {}) => {
    const visitor = await demo.visitor(options)
    await visitor.page.goto(demo.url + path)
    await alive(visitor.page)
    return visitor
  }

  const hosts: { close(): void }[] = []
  after(() => {
    for (const host of hosts) host.close()
  })
  const hostWith = async (change: Change) => {
    const host = await behind(demo.url, change)
    hosts.push(host)
    return host
  }

  describe('on scroll (specification 1 §1)', () => {
    it('hides when the wheel goes down, shows when it goes up, and shifts nothing', async () => {
      const { page } = await visit('/categories/coffee?site=DE')
      await page.mouse.move(600, 600)
      await page.mouse.wheel({ deltaY: 900 })
      await page.waitForFunction(() => document.querySelector('shop-header')?.hasAttribute('data-away'))
      await rested()
      const bottom = await page.$eval(inHeader('.header'), (header) => header.getBoundingClientRect().bottom)
      assert.ok(bottom <= 0, `${bottom} px are left`)
      // What lay below it can be reached.
      const hit = await page.evaluate(() => document.elementFromPoint(600, 20)?.localName)
      assert.notEqual(hit, 'shop-header')
      await page.mouse.wheel({ deltaY: -300 })
      await page.waitForFunction(() => !document.querySelector('shop-header')?.hasAttribute('data-away'))
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    })

    it('stays on product-detail and basket pages', async () => {
      const { page } = await visit('/categories/coffee?site=DE', { width: 375 })
      const product = await page.$eval('main a[href^="/products/"]', (link) => (link as HTMLAnchorElement).href)
      for (const url of [product, `${demo.url}/cart`]) {
        await page.goto(url)
        await alive(page)
        await page.evaluate(() => window.scrollTo(0, 700))
        await rested()
        assert.equal(await isAway(page), false, url)
        assert.equal(await page.$eval(inHeader('.header'), (header) => header.getBoundingClientRect().top), 0)
      }
    })

    it('does not hide below an open flyout, and comes back when the page opens one', async () => {
      const { page } = await visit('/categories/coffee?site=DE')
      // The second time its code is there, and it opens before the header could have slid in.
      for (const top of [900, 1200]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await page.waitForFunction(() => document.querySelector('shop-header')?.hasAttribute('data-away'))
        await rested()
        await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
        await appears(page, FLYOUT)
        await rested()
        const [panel, header] = await page.evaluate(() => {
          const root = document.querySelector('shop-header')?.shadowRoot
          return ['.flyout__panel', '.header'].map((part) => root?.querySelector(part)?.getBoundingClientRect())
        })
        assert.equal(panel?.top, header?.bottom)
        await page.evaluate((y) => window.scrollTo(0, y + 100), top)
        await rested()
        assert.equal(await isAway(page), false)
        await page.evaluate(() => window.shopElements?.closeFlyouts())
      }
    })

    it('covers neither an anchor nor what the keyboard comes to', async () => {
      const { page } = await visit('/categories/coffee?site=DE')
      /** What has the focus, or the anchor, lies below the header. */
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
      await rested()
      assert.equal(await isCovered('#main'), false)
      await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('main a')]
        links.at(-1)?.focus()
      })
      await rested()
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.down('Shift')
        await page.keyboard.press('Tab')
        await page.keyboard.up('Shift')
        await rested(30)
        assert.equal(await isCovered(), false, `step ${step}`)
      }
    })
  })

  describe('flyouts (specification 1 §2)', () => {
    for (const flyout of ['storeFinder', 'userMenu', 'cart'] as const) {
      it(`${flyout}: a resting mouse opens it, moving to another icon changes it, a click follows its link`, async () => {
        const { page } = await visit()
        await page.hover(inHeader(ICONS[flyout]))
        await appears(page, FLYOUT)
        const other = flyout === 'cart' ? 'userMenu' : 'cart'
        await page.hover(inHeader(ICONS[other]))
        await appears(page, inHeader(`${ICONS[other]}[aria-expanded=true]`))
        await appears(page, FLYOUT)
        assert.equal((await page.$$(inHeader('.flyout'))).length, 1)
        const href = await page.$eval(inHeader(ICONS[flyout]), (link) => (link as HTMLAnchorElement).href)
        await Promise.all([page.waitForNavigation(), page.click(inHeader(ICONS[flyout]))])
        // The demo's account asks for the login.
        if (flyout !== 'userMenu') assert.equal(page.url(), href)
      })

      it(`${flyout}: Enter opens it, Tab goes into it, Escape closes it and gives the focus back`, async () => {
        const { page } = await visit()
        await page.focus(inHeader(ICONS[flyout]))
        await page.keyboard.press('Enter')
        await appears(page, FLYOUT)
        await page.keyboard.press('Tab')
        assert.equal(await focused(page), 'icon-button')
        await page.keyboard.press('Escape')
        assert.equal(await isThere(page, FLYOUT), false)
        assert.equal(`[part=${await focused(page)}]`, ICONS[flyout])
      })
    }

    it('stays open, opened by a key, though the mouse lies where its overlay appears (specification 1 §9)', async () => {
      const { page } = await visit()
      await page.mouse.move(500, 600)
      await page.focus(inHeader(ICONS.userMenu))
      await page.keyboard.press('Enter')
      await appears(page, FLYOUT)
      await rested(1500)
      assert.ok(await isThere(page, FLYOUT))
      // One that has been in it, and goes, closes it.
      await page.hover(FLYOUT)
      await page.mouse.move(100, 700)
      await page.waitForFunction(() => !document.documentElement.classList.contains('shop-flyout-open'))
    })

    for (const flyout of Object.keys(ICONS) as Flyout[]) {
      it(`${flyout}: a tap opens it on a phone`, async () => {
        const { page } = await visit('/?site=DE', PHONE)
        await page.tap(inHeader(ICONS[flyout]))
        await appears(page, FLYOUT)
        assert.equal(pathOf(page), '/?site=DE')
        await rested()
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375)
      })
    }

    it('search: a phone types in the flyout and finds', async () => {
      const { page } = await visit('/?site=HU', PHONE)
      await page.tap(inHeader(ICONS.search))
      await appears(page, inHeader('.flyout__panel input[name=query]'))
      await rested()
      assert.equal(await focused(page), 'query')
      // Again, with its code there.
      await page.tap(inHeader('.flyout__close button'))
      await rested()
      await page.tap(inHeader(ICONS.search))
      await appears(page, inHeader('.flyout__panel input[name=query]'))
      await rested()
      assert.equal(await focused(page), 'query')
      await page.keyboard.type('espresso')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(pathOf(page), '/search?query=espresso&site=HU')
    })

    it('store finder: finds what was typed, as it was typed', async () => {
      const { page } = await visit()
      await page.evaluate(() => window.shopElements?.openFlyout('storeFinder'))
      await appears(page, inHeader('.panel__field'))
      await page.type(inHeader('.panel__field'), ' Hamburg & ')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(pathOf(page), `/service/storefinder/search?${new URLSearchParams({ searchTerm: ' Hamburg & ' })}`)
    })

    it('on the basket page the cart does not open', async () => {
      const { page } = await visit('/cart?site=DE')
      await page.hover(inHeader(ICONS.cart))
      await page.evaluate(() => window.shopElements?.openFlyout('cart'))
      await rested()
      assert.equal(await isThere(page, FLYOUT), false)
    })

    it('does not open over who has left while its code was on the way', async () => {
      const { page } = await demo.visitor()
      await page.setRequestInterception(true)
      const late: (() => Promise<void>)[] = []
      page.on('request', (request) => {
        if (/UserMenuPanel/.test(request.url())) late.push(() => request.continue())
        else void request.continue()
      })
      await page.goto(`${demo.url}/?site=DE`)
      await alive(page)
      await page.hover(inHeader(ICONS.userMenu))
      await appears(page, inHeader(`${ICONS.userMenu}[aria-expanded=true]`))
      await page.mouse.move(500, 600)
      await appears(page, inHeader(`${ICONS.userMenu}[aria-expanded=false]`))
      await Promise.all(late.map((go) => go()))
      await rested(800)
      assert.equal(await isThere(page, FLYOUT), false)
      assert.equal(await page.$eval('html', (root) => root.classList.contains('shop-flyout-open')), false)
      await page.hover(inHeader(ICONS.userMenu))
      await appears(page, FLYOUT)
    })

    it('a missing panel leaves a link', async () => {
      const { page } = await demo.visitor()
      await without(page, 'StoreFinderPanel')
      await page.goto(`${demo.url}/?site=DE`)
      await alive(page)
      await page.focus(inHeader(ICONS.storeFinder))
      await rested()
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(pathOf(page), '/service/storefinder/')
    })
  })

  describe('user menu (specification 1 §2)', () => {
    const open = async (path: string) => {
      const visitor = await visit(path)
      await visitor.page.hover(inHeader(ICONS.userMenu))
      await appears(visitor.page, inHeader('.panel__title'))
      return visitor
    }

    for (const status of ['LOGGED_IN', 'REMEMBERED']) {
      it(`greets who is ${status}, counts the beans, and logs out`, async () => {
        const { page } = await open(`/?site=DE&login=${status}`)
        const text = await page.$eval(FLYOUT, (panel) => panel.textContent ?? '')
        assert.match(text, /Hallo Alex Sommer/)
        assert.match(text, /1\.250/)
        await Promise.all([page.waitForNavigation(), page.click(inHeader('.panel__head a'))])
        await alive(page)
        await page.hover(inHeader(ICONS.userMenu))
        await appears(page, inHeader('.panel__buttons'))
      })
    }

    it('tells only card members of loyalty beans (specification 1 §6)', async () => {
      const { page } = await open('/?site=DE&login=LOGGED_IN&card=off')
      const links = await page.$$eval(inHeader('.panel__link'), (all) => all.map((link) => link.getAttribute('href')))
      assert.ok(links.includes('/orderhistory') && !links.includes('/beanaccount'), links.join())
    })

    it('leads everywhere it says, on every site', async () => {
      for (const site of SITES) {
        const { page } = await open(`/?site=${site}`)
        const links = await page.$$eval(inHeader('.panel a'), (all) => all.map((a) => (a as HTMLAnchorElement).href))
        assert.ok(links.length >= 6, site)
        for (const link of links) assert.equal((await fetch(link)).status, 200, link)
        await page.browserContext().close()
      }
    })

    it('never holds up the page, and shows the icon as it was when the service is late', async () => {
      const { page } = await demo.visitor()
      await page.goto(`${demo.url}/?site=DE&fault=personal-data:delay-3000`)
      await alive(page)
      assert.match(await page.$eval(inHeader(ICONS.userMenu), (icon) => icon.textContent ?? ''), /Mein Konto/)
    })
  })

  describe('before and after hydration', () => {
    for (const width of WIDTHS) {
      it(`is the same to the pixel at ${width} px`, async () => {
        for (const site of width === 1024 ? SITES : ['DE', 'HU', 'TR', 'CH_FR']) {
          const { page } = await demo.visitor({ width })
          const look = async (query: string) => {
            await page.goto(`${demo.url}/?site=${site}${query}`)
            if (!query) await alive(page)
            await page.mouse.move(width / 2, 700)
            await rested()
            const { x, y, height } = await page.$eval(inHeader('.header'), (bar) =>
              bar.getBoundingClientRect().toJSON(),
            )
            return Buffer.from(await page.screenshot({ clip: { x, y, width, height } }))
          }
          const fragment = await look('&elements=off')
          assert.ok(fragment.equals(await look('')), site)
          await page.browserContext().close()
        }
      })

      it(`shifts nothing at ${width} px for who is logged in, with a full cart, reduced or not`, async () => {
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
          await alive(page)
          await rested()
          const { of } = await layoutShift(page)
          assert.deepEqual(
            of.filter((node) => /header|icon|search|logo/.test(node)),
            [],
            path,
          )
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, path)
        }
      })
    }

    it('hides by the content cookie, and the page begins at its top', async () => {
      const { page } = await demo.visitor()
      await page.setCookie({ name: 'content', value: 'no_header,no_footer', url: demo.url })
      await page.goto(`${demo.url}/?site=DE`)
      await alive(page)
      assert.equal(await page.$(inHeader('.header')), null)
      assert.equal(await page.$eval('html', (root) => root.style.getPropertyValue('--shop-header-height')), '0px')
    })

    it('goes back on this site, and home when there is nothing to go back to', async () => {
      const { page } = await visit('/categories/coffee?site=DE', PHONE)
      await page.goto(`${demo.url}/search?query=espresso`)
      await alive(page)
      await Promise.all([page.waitForNavigation(), page.tap(inHeader('[part=back]'))])
      assert.equal(new URL(page.url()).pathname, '/categories/coffee')
      const { page: fresh } = await visit('/categories/coffee?site=DE', PHONE)
      await Promise.all([fresh.waitForNavigation(), fresh.tap(inHeader('[part=back]'))])
      assert.equal(new URL(fresh.url()).pathname, '/')
    })
  })

  describe('app banner (specification 1 §5)', () => {
    const STORES = { appStores: { ios: '284882215', android: 'https://play.google.com/store/apps/details?id=shop' } }
    const phone = async (userAgent: string, settings: object = STORES) => {
      const { url } = await hostWith({ settings })
      const visitor = await demo.visitor(PHONE)
      await visitor.page.setUserAgent(userAgent)
      await visitor.page.goto(`${url}/?site=DE`)
      await alive(visitor.page)
      return visitor
    }

    it('shows on Android, shifts nothing, and stays closed once it was', async () => {
      const { page, complaints } = await phone(ANDROID)
      await appears(page, inHeader('.app-banner'))
      assert.match(await page.$eval(inHeader('.app-banner'), (banner) => banner.textContent ?? ''), /89k/)
      await rested()
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
      assert.deepEqual(await findings(page), [])
      assert.deepEqual(complaints, [])
      await page.focus(inHeader('.app-banner button'))
      await page.keyboard.press('Enter')
      // By keyboard its focus goes on to the header; a finger leaves none behind.
      assert.equal(await focused(page), 'logo')
      await page.reload()
      await alive(page)
      await rested()
      assert.equal(await isThere(page, inHeader('.app-banner')), false)
    })

    it('is a meta tag on iOS Safari', async () => {
      const { page } = await phone(IOS_SAFARI)
      await page.waitForSelector('meta[name=apple-itunes-app]')
      assert.equal(
        await page.$eval('meta[name=apple-itunes-app]', (meta) => meta.getAttribute('content')),
        'app-id=284882215',
      )
      assert.equal(await isThere(page, inHeader('.app-banner')), false)
    })

    it('without a store shows nothing, and warns once', async () => {
      const { page, complaints } = await phone(ANDROID, { appStores: {} })
      const warnings = () => complaints.filter((text) => text.includes('appStores.android')).length
      for (let tries = 0; warnings() === 0 && tries < 50; tries += 1) await rested(100)
      await rested()
      assert.equal(await isThere(page, inHeader('.app-banner')), false)
      assert.equal(warnings(), 1)
    })
  })

  describe('consent loader under a strict policy with Trusted Types (specification 1 §1)', () => {
    const consent = { scriptUrl: '/consent-manager.js', domainIds: { DE: { production: 'live', test: 'id-of-test' } } }
    const scripts = { '/consent-manager.js': 'window.consentId = document.currentScript.dataset.domainScript' }
    const load = async (change: Change) => {
      const { url } = await hostWith({ settings: { consent }, attributes: 'consent', scripts, ...change })
      const visitor = await demo.visitor()
      await visitor.page.goto(`${url}/?site=DE`)
      await alive(visitor.page)
      await rested()
      const id = await visitor.page.evaluate(() => (window as { consentId?: string }).consentId)
      return { ...visitor, id }
    }

    it('loads the script with the id of site and stage', async () => {
      const { id, complaints } = await load({})
      assert.equal(id, 'id-of-test')
      assert.deepEqual(complaints, [])
    })

    it('loads it where the policy goes by nonces alone', async () => {
      const { id } = await load({ nonce: 'n-0815' })
      assert.equal(id, 'id-of-test')
    })

    it('loads nothing without an id, and warns', async () => {
      const { id, complaints } = await load({ settings: { consent: { ...consent, domainIds: {} } } })
      assert.equal(id, undefined)
      assert.match(complaints.join(), /No consent domain id for DE on test/)
    })

    it('loads nothing without being asked', async () => {
      const { id } = await load({ attributes: '' })
      assert.equal(id, undefined)
    })

    it('where our policy is barred loads nothing, and names the remedy', async () => {
      const { id, complaints } = await load({ policy: '; trusted-types dompurify' })
      assert.equal(id, undefined)
      assert.match(complaints.join(), /trusted-types shop-elements/)
    })
  })

  it('axe finds nothing in the user menu of any visitor, in a header scrolled away, and in a reduced one', async () => {
    const { page } = await visit('/categories/coffee?site=DE&login=REMEMBERED')
    for (const login of ['REMEMBERED', 'LOGGED_OUT']) {
      if (login === 'LOGGED_OUT') await page.goto(`${demo.url}/categories/coffee?login=LOGGED_OUT`)
      await alive(page)
      await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
      await appears(page, inHeader(login === 'LOGGED_OUT' ? '.panel__buttons' : '.panel__head a[href="/logout"]'))
      await rested()
      assert.deepEqual(await findings(page), [], login)
    }
    await page.evaluate(() => window.shopElements?.closeFlyouts())
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.waitForFunction(() => document.querySelector('shop-header')?.hasAttribute('data-away'))
    await rested()
    assert.deepEqual(await findings(page), [], 'scrolled away')
    await page.goto(`${demo.url}/checkout`)
    await alive(page)
    await appears(page, inHeader('.header--reduced'))
    assert.deepEqual(await findings(page), [], 'reduced')
  })

  for (const theme of ['light', 'dark', 'coffee-light', 'coffee-dark']) {
    it(`${theme}: axe finds nothing in any flyout, wide or small`, async () => {
      for (const width of [1280, 375]) {
        const { page } = await visit(`/?site=DE&theme=${theme}&login=LOGGED_IN`, { width })
        for (const flyout of ['storeFinder', 'userMenu', ...(width < 980 ? (['search'] as const) : [])] as const) {
          await page.evaluate((name) => window.shopElements?.openFlyout(name), flyout)
          await appears(page, inHeader(`${ICONS[flyout]}[aria-expanded=true]`))
          await appears(page, FLYOUT)
          await rested()
          assert.deepEqual(await findings(page), [], `${flyout} at ${width}`)
        }
      }
    })
  }
})
