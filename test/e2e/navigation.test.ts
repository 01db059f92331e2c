// tier 2: the finer rules of the menu; the core journeys open it
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsInThemes } from './support/axe.ts'
import { shop, type VisitorOptions, WIDTHS } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const LINK = 'shop-header >>> .navigation__link'
const PANEL = 'shop-header >>> .flyout__panel'
const KAFFEE = `${PANEL}[aria-label=Kaffee]`
const MENU = 'shop-header >>> .navigation__menu'
const entry = (place: number) => `shop-header >>> .navigation__item:nth-child(${place}) .navigation__link`
const node = (path: string) => `shop-header >>> [data-path="${path}"]`
const row = (place: number) => `shop-header >>> dialog li:nth-child(${place}) .navigation-node`

describe('main navigation', () => {
  const demo = shop({ withPictures: false })

  /** Opens a page, and waits until the entries of the service are shown. */
  const arrive = async (options: VisitorOptions = {}, path = '/help') => {
    const visitor = await demo.open(path, { until: 'header', ...options })
    await visitor.see(`${LINK}[aria-expanded]`)
    return visitor
  }
  const hasFocus = ({ page }: Visitor, text: string) =>
    page.evaluate(
      (wanted) => document.querySelector('shop-header')?.shadowRoot?.activeElement?.textContent === wanted,
      text,
    )

  it('opens under a mouse, which can move diagonally into the flyout and to a category (NAV-17, NAV-18)', async () => {
    const visitor = await arrive()
    await visitor.hover(entry(2))
    await visitor.see(KAFFEE)
    // Slowly across the next entries, towards the lower right of the panel.
    const { right, top } = await visitor.box(entry(2))
    for (let step = 0; step < 14; step += 1) {
      await visitor.page.mouse.move(right - 4 + step * 9, top + 4 + step * 5)
      await visitor.timersEnded(90)
    }
    assert.ok(await visitor.has(KAFFEE))
    await visitor.hover(node('1.0'))
    await visitor.hover(node('1.0.0'))
    await visitor.see(node('1.0.0.0'))
    await visitor.stoodStill()
    const path = await visitor.leave(() => visitor.click(node('1.0.1')))
    assert.equal(path, '/categories/coffee/whole-bean/caffe-crema')
  })

  for (const width of [1024, 1440, 1920])
    it(`shows three levels and the teaser without scrolling sideways, at ${width} px (NAV-28, NAV-29)`, async () => {
      const visitor = await arrive({ width })
      await visitor.hover(entry(2))
      for (const path of ['1.0', '1.0.0']) await visitor.hover(node(path))
      await visitor.see(node('1.0.0.0'))
      await visitor.rest()
      const [levels, panel] = await visitor.page.$$eval(
        'shop-header >>> :is(.drill-down__levels, .flyout__panel)',
        (boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      assert.deepEqual([levels, panel], [0, 0])
      assert.ok((await visitor.box('shop-header >>> .navigation-teaser')).right <= width)
    })

  it('opens along the active path (NAV-36, NAV-37)', async () => {
    const visitor = await arrive({}, '/categories/coffee/whole-bean/caffe-crema')
    assert.ok(await visitor.has(`${entry(2)}[aria-current=true]`))
    await visitor.hover(entry(2))
    await visitor.see(`${node('1.0.1')}[aria-current=page]`)
  })

  it('closes when the mouse has left, and dispatches its events (NAV-21, NAV-32, FLYOUT-19)', async () => {
    const visitor = await arrive()
    const opened = await visitor.events('navigation-flyout-opened')
    const closed = await visitor.events('navigation-flyout-closed')
    await visitor.hover(entry(1))
    await visitor.see('shop-header >>> .theme-worlds')
    assert.ok(await visitor.has('html.shop-flyout-open'))
    assert.deepEqual([await opened(), await closed()], [[{ index: 0 }], []])
    await visitor.page.mouse.move(400, 20)
    await visitor.gone('html.shop-flyout-open')
    assert.deepEqual([await opened(), await closed()], [[{ index: 0 }], [{ index: 0 }]])
  })

  it('works by keyboard alone (NAV-23, NAV-25, NAV-30)', async () => {
    const visitor = await arrive()
    const { press } = visitor
    await visitor.focus(entry(1))
    // The focus loads the code.
    await visitor.rest()
    await press('ArrowRight')
    await visitor.until(() => hasFocus(visitor, 'Kaffee'), 'the second entry has the focus')
    await press('Enter')
    await visitor.see(PANEL)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'] as const) await press(key)
    await visitor.see(node('1.0.0'))
    await press('Escape')
    await visitor.gone(PANEL)
    assert.ok(await hasFocus(visitor, 'Kaffee'))
    await press('Enter')
    await visitor.see(PANEL)
    assert.equal(await visitor.leave(() => press('Enter')), '/categories/coffee')
  })

  it('opens on the first tap and follows the link on the second, on a wide touch screen (NAV-22)', async () => {
    const visitor = await arrive({ width: 1100, isTouch: true })
    await visitor.tap(entry(2))
    await visitor.see(PANEL)
    assert.equal(visitor.path(), '/help')
    await visitor.tap(node('1.0'))
    await visitor.see(node('1.0.0'))
    // A lifted finger also leaves the bar.
    await visitor.timersEnded(1000)
    assert.ok(await visitor.has(KAFFEE))
    assert.equal(await visitor.leave(() => visitor.tap(entry(2))), '/categories/coffee')
  })

  it('opens a drawer on a small touch screen, with levels and a way back (NAV-38, NAV-39)', async () => {
    const visitor = await arrive({ width: 375, height: 700, isTouch: true })
    for (const target of [MENU, row(2), 'shop-header >>> .navigation-drawer__back', row(3)]) {
      await visitor.tap(target)
      await visitor.rest()
    }
    const path = await visitor.leave(() => visitor.tap('shop-header >>> dialog .navigation-all'))
    assert.equal(path, '/categories/kitchen-household')
  })

  for (const width of WIDTHS) {
    it(`does not shift when the services answer, at ${width} px (NAV-12)`, async () => {
      const visitor = await demo.visitor({ width })
      for (const site of ['DE', 'CH_FR', 'PL', 'HU', 'TR']) {
        // A long page: its footer, which moves while it arrives in pieces, is not in the window.
        await visitor.open(`/?site=${site}`, 'header')
        await visitor.see(`${LINK}[href="/themeworlds"]`)
        await visitor.stoodStill(site)
      }
    })
  }

  it('stays as in the fragment when both services fail, which is reported (NAV-2, NAV-7)', async () => {
    const visitor = await demo.visitor()
    const { texts, until, logs } = visitor
    logs(/NAVIGATION_UNAVAILABLE/, /THEME_WORLDS_UNAVAILABLE/, /status of 500/)
    await visitor.open('/?fault=navigation:500,theme-worlds:500', 'loaded')
    const before = await texts(LINK)
    await visitor.ready('header')
    const reports = () => visitor.problems.filter((text) => /(NAVIGATION|THEME_WORLDS)_UNAVAILABLE/.test(text))
    await until(() => reports().length >= 2, 'both are reported')
    assert.equal(reports().length, 2)
    assert.deepEqual(await texts(LINK), before)
    assert.equal(await visitor.leave(() => visitor.click(entry(2))), '/categories/coffee')
  })

  it('is a row of links without a menu button when there is no JavaScript (NAV-2)', async () => {
    const { page, texts } = await demo.open('/', { width: 375, withoutScript: true })
    assert.equal(await (await page.$(MENU))?.isVisible(), false)
    assert.equal((await texts(LINK)).length, 9)
  })

  it('works as links when its code cannot be loaded (NAV-27, LIVE-9)', async () => {
    const visitor = await demo.visitor({ width: 1100, isTouch: true, withRequests: true })
    visitor.logs(/The code can't be loaded/, /ERR_FAILED/)
    await visitor.block(/elements\/shop-header/)
    await visitor.open('/help?site=DE&fault=promotion:404', 'live')
    // The place of the campaigns, which don't come, is given back.
    await visitor.rest()
    assert.equal(await visitor.leave(() => visitor.tap(entry(2))), '/categories/coffee')
    assert.equal(visitor.problems.filter((text) => text.includes("The code can't be loaded")).length, 1)
  })

  it('has no axe violation in any theme: theme worlds, lists, drawer (THEME-15)', async () => {
    const visitor = await arrive()
    const { page } = visitor
    const look = async (selector: string) => {
      await visitor.see(selector)
      await visitor.rest()
      assert.deepEqual(await findingsInThemes(page), [])
    }
    await visitor.hover(entry(1))
    await look('shop-header >>> .theme-worlds')
    await visitor.hover(entry(2))
    await look('shop-header >>> .drill-down')
    await page.setViewport({ width: 375, height: 700 })
    await page.mouse.move(5, 650)
    await visitor.click(MENU)
    await look(row(2))
    await visitor.click(row(1))
    await look('shop-header >>> dialog .theme-worlds')
  })
})
