// tier 2: many journeys; those of each engine go through all that the header has
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findings, findingsInThemes, IN_HEADER } from '../../packages/upkeep/axe.ts'
import { onHeader, withSettings } from './support/host.ts'
import { shop, type VisitorOptions } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const ICONS = {
  search: '[part=search-icon]',
  storeFinder: '[part=store-finder-icon]',
  userMenu: '[part=user-menu-icon]',
  cart: '[part=cart-icon]',
} as const
const inHeader = (selector: string) => `shop-header >>> ${selector}`
const FLYOUT = inHeader('.flyout__panel')
const FRAME = inHeader('.flyout-frame:popover-open .flyout-frame__panel')
const PHONE = { width: 375, height: 800, isTouch: true }
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

const AWAY = 'shop-header[data-away]'
const waitUntilAway = (shopper: Visitor) =>
  shopper.until(async () => (await shopper.box(inHeader('.header'))).bottom <= 0, 'the bar has left the window')

describe('the header', () => {
  const demo = shop({ withPictures: false })

  const visit = (path = '/help?site=DE', options: VisitorOptions = {}) =>
    demo.open(path, { ...options, until: 'header' })
  const openFlyout = ({ page }: Visitor, name: keyof typeof ICONS) =>
    page.evaluate((flyout) => window.shopElements?.openFlyout(flyout), name)

  it('closes a flyout when the mouse has left the frame that the shop is in (FLYOUT-14)', async () => {
    const html = `<p style="height: 60px">Outside</p><iframe src="${demo.url}/?site=DE" width="1200" height="600"></iframe>`
    const { page, until, see } = await demo.visitor()
    await page.goto(await demo.pages({ '/': { html, policy: '' } }))
    const frame = await (await see('iframe')).contentFrame()
    assert.ok(frame)
    const boxOf = async (selector: string) => (await frame.waitForSelector(selector))?.boundingBox()
    const toMiddle = async (selector: string) => {
      const box = (await boxOf(selector)) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
    }
    await frame.waitForFunction(() => window.shopElements !== undefined)
    await frame.evaluate(() => window.shopElements?.wake())
    await toMiddle(inHeader(ICONS.userMenu))
    await until(() => frame.$(FLYOUT), 'the flyout is open')
    await toMiddle(FLYOUT)
    await page.mouse.move(300, 20)
    await until(async () => !(await frame.$(FLYOUT)), 'the flyout is closed')
  })

  describe('on scroll', () => {
    it('hides when the wheel goes down, after a flyout too, comes back for one, and shifts nothing (FLYOUT-12, HEADER-14, HEADER-18, HEADER-19, HEADER-20)', async () => {
      const shopper = await visit('/categories/coffee?site=DE')
      const { page } = shopper
      await shopper.hover(inHeader(ICONS.userMenu))
      await shopper.see(FLYOUT)
      // Its icon has the focus then, which does not show.
      await shopper.click(`${FLYOUT} .flyout__close`)
      await shopper.gone(FLYOUT)
      await page.mouse.move(600, 600)
      await page.mouse.wheel({ deltaY: 900 })
      await waitUntilAway(shopper)
      // The content that lay below it can be clicked.
      const hit = await page.evaluate(() => document.elementFromPoint(600, 20)?.localName)
      assert.notEqual(hit, 'shop-header')
      // Its code is there: it opens before the bar could have slid in.
      await openFlyout(shopper, 'userMenu')
      await shopper.see(FLYOUT)
      assert.equal((await shopper.box(FLYOUT)).top, (await shopper.box(inHeader('.header'))).bottom)
      await page.evaluate(() => window.shopElements?.closeFlyouts())
      await page.mouse.wheel({ deltaY: 300 })
      await waitUntilAway(shopper)
      await page.mouse.wheel({ deltaY: -300 })
      await shopper.gone(AWAY)
      await shopper.stoodStill()
    })

    it('covers neither an anchor nor what the keyboard focus reaches (HEADER-21, HEADER-25)', async () => {
      const { page, rest, until } = await visit('/categories/coffee?site=DE')
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
      await rest()
      assert.equal(await isCovered('#main'), false)
      await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('main a')]
        links.at(-1)?.focus()
      })
      await rest()
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.down('Shift')
        await page.keyboard.press('Tab')
        await page.keyboard.up('Shift')
        await until(async () => !(await isCovered()), `step ${step}`)
      }
    })
  })

  describe('flyouts', () => {
    it('stay open when a key has opened them and the mouse is where the overlay appears (FLYOUT-14)', async () => {
      const shopper = await visit()
      await shopper.page.mouse.move(500, 600)
      await shopper.press('Enter', inHeader(ICONS.userMenu))
      await shopper.see(FLYOUT)
      await shopper.timersEnded(1500)
      assert.ok(await shopper.has(FLYOUT))
      // Once it moves there, it closes it.
      await shopper.page.mouse.move(100, 700)
      await shopper.gone('html.shop-flyout-open')
    })

    for (const touch of ['hover', 'tap'] as const)
      it(`are open at once by ${touch}, long before their code is there, which comes in the place of the frame (FLYOUT-11)`, async () => {
        const shopper = await demo.visitor({ withRequests: true, ...(touch === 'tap' ? PHONE : {}) })
        const { held, release } = await shopper.hold(/chunks\/mini-cart/)
        await shopper.open('/help?site=DE', 'header')
        await shopper[touch](inHeader(ICONS.cart))
        await shopper.see(FRAME)
        await shopper.see('html.shop-flyout-open')
        assert.equal(await shopper.has(FLYOUT), false)
        const frame = await shopper.box(FRAME)
        await shopper.until(async () => held.length > 0, 'the code is asked for')
        release()
        await shopper.see(FLYOUT)
        const { x, y, width } = await shopper.box(FLYOUT)
        assert.deepEqual([x, y, width], [frame.x, frame.y, frame.width])
        assert.equal(await shopper.has(FRAME), false)
      })
  })

  describe('before and after hydration', () => {
    for (const width of [375, 1440])
      it(`shifts nothing at ${width} px for a logged-in visitor with a full cart, reduced or not (HEADER-9)`, async () => {
        const shopper = await demo.open('/?site=HU&login=LOGGED_IN', { width, until: 'loaded' })
        await shopper.fill('many')
        for (const path of ['/', '/checkout']) {
          await shopper.open(path)
          await shopper.rest()
          const { of } = await shopper.shift()
          assert.deepEqual(
            of.filter((node) => /header|icon|search|logo/.test(node)),
            [],
            path,
          )
          assert.equal(await shopper.width(), width, path)
        }
      })

    it('keeps the caret in the field that the address has filled (SEARCH-5)', async () => {
      const shopper = await demo.open('/search?query=tasse&site=DE', { width: 1440, until: 'live' })
      const field = inHeader('input[name=query]')
      const caret = () => shopper.page.$eval(field, (input) => (input as HTMLInputElement).selectionStart)
      await shopper.click(field)
      const clicked = await caret()
      assert.ok(clicked)
      await shopper.see(inHeader('[role=combobox]'))
      assert.equal(await caret(), clicked)
      await shopper.page.evaluate(() => window.shopElements?.wake())
      assert.equal(await caret(), clicked)
    })

    it('goes back within the site, or home when there is no page before (HEADER-6)', async () => {
      const shopper = await visit('/categories/coffee?site=DE', PHONE)
      await shopper.open('/search?query=espresso', 'header')
      const goBack = (one: Visitor) => one.leave(() => one.tap(inHeader('[part=back]')))
      assert.equal(await goBack(shopper), '/categories/coffee?site=DE')
      assert.equal(await goBack(await visit('/categories/coffee?site=DE', PHONE)), '/')
    })
  })

  describe('app banner', () => {
    const STORES = { android: 'https://play.google.com/store/apps/details?id=shop' }
    const BANNER = inHeader('.app-banner')
    const phone = async (appStores: object) => {
      const url = await demo.host({ change: withSettings({ appStores }), policy: (given) => given })
      const shopper = await demo.visitor({ ...PHONE, withRequests: true })
      await shopper.page.setUserAgent(ANDROID)
      await shopper.open(`${url}/help?site=DE`, 'header')
      return shopper
    }

    it('shows on Android, shifts nothing, and stays closed once it was closed (HEADER-30, HEADER-32)', async () => {
      const shopper = await phone(STORES)
      await shopper.see(`${BANNER}:not([hidden])`)
      await shopper.says(BANNER, '89k')
      await shopper.rest()
      await shopper.stoodStill()
      assert.deepEqual(await findings(shopper.page, { within: IN_HEADER }), [])
      await shopper.press('Enter', `${BANNER} button`)
      // Closed by keyboard, the focus moves on; a tap leaves none behind.
      await shopper.until(async () => (await shopper.focused()) === 'logo')
      await shopper.page.reload()
      await shopper.ready('header')
      await shopper.rest()
      assert.equal(await shopper.has(`${BANNER}:not([hidden])`), false)
    })
  })

  it('loads a consent script with the id of site and stage under a strict policy with Trusted Types (HEADER-37, HEADER-38, HEADER-40)', async () => {
    const consent = { scriptUrl: '/consent-manager.js', domainIds: { DE: { production: 'live', test: 'id-of-test' } } }
    const files = { '/consent-manager.js': 'window.consentId = document.currentScript.dataset.domainScript' }
    for (const [policy, nonce] of [
      ['', ''],
      [", script-src 'nonce-n-0815'", 'nonce="n-0815" '],
    ] as const) {
      const change = (html: string) =>
        onHeader('consent')(withSettings({ consent })(html)).replaceAll(
          /<(?:script (?=[^>]*src=)|link (?=rel="modulepreload"))/g,
          `$&${nonce}`,
        )
      const url = await demo.host({ change, files, policy: (given) => given + policy })
      const shopper = await demo.open(`${url}/help?site=DE`, { until: 'live' })
      const id = () => shopper.page.evaluate(() => (window as { consentId?: string }).consentId)
      assert.equal(await shopper.until(id), 'id-of-test')
    }
  })

  for (const [width, login] of [
    [1280, 'LOGGED_OUT'],
    [375, 'LOGGED_IN'],
  ] as const)
    it(`has no axe findings at ${width} px, in ${width < 980 ? 'light and dark' : 'light'}: each flyout, scrolled away, reduced (THEME-15)`, async () => {
      const shopper = await visit(`/categories/coffee?site=DE&login=${login}`, { width })
      const check = async (state: string) => {
        await shopper.rest()
        assert.equal(await shopper.width(), width)
        // Themes differ in colours, which are the same at each width.
        const found = await (width < 980 ? findingsInThemes : findings)(shopper.page, { within: IN_HEADER })
        assert.deepEqual(found, [], state)
      }
      for (const flyout of ['storeFinder', 'userMenu', ...(width < 980 ? (['search'] as const) : [])] as const) {
        await openFlyout(shopper, flyout)
        await shopper.see(inHeader(`${ICONS[flyout]}[aria-expanded=true]`))
        await shopper.see(FLYOUT)
        await check(flyout)
      }
      await shopper.page.evaluate(() => window.shopElements?.closeFlyouts())
      if (width < 980) return
      await shopper.scroll(900)
      await waitUntilAway(shopper)
      await check('scrolled away')
      await shopper.open('/checkout', 'header')
      await shopper.see(inHeader('.header--reduced'))
      await check('reduced')
    })
})
