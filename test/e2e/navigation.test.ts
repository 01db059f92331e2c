// tier 2: the finer rules of the menu; the core journeys open it
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsInThemes, IN_HEADER } from '../../packages/upkeep/axe.ts'
import { shop, type VisitorOptions } from './support/shop.ts'

const LINK = 'shop-header >>> .navigation__link'
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

  for (const width of [1024, 1920])
    it(`shows three levels and the teaser without scrolling sideways, at ${width} px (NAV-28, NAV-29)`, async () => {
      const visitor = await arrive({ width })
      await visitor.hover(entry(2))
      // Two levels are in sight at once, and a third one takes the teaser's column (NAV-51).
      await visitor.see('shop-header >>> .navigation-teaser')
      await visitor.stoodStill()
      assert.ok((await visitor.box('shop-header >>> .navigation-teaser')).right <= width)
      await visitor.hover(node('1.0.0'))
      await visitor.see(node('1.0.0.0'))
      await visitor.rest()
      await visitor.stoodStill()
      const [levels, panel] = await visitor.page.$$eval(
        'shop-header >>> :is(.drill-down__levels, .flyout__panel)',
        (boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      assert.deepEqual([levels, panel], [0, 0])
    })

  it('is a row of links without a menu button when there is no JavaScript (NAV-2)', async () => {
    const { page, texts } = await demo.open('/', { width: 375, withoutScript: true })
    assert.equal(await (await page.$(MENU))?.isVisible(), false)
    assert.equal((await texts(LINK)).length, 9)
  })

  it('has no axe violation in light and dark: theme worlds, lists, drawer (THEME-15)', async () => {
    const visitor = await arrive()
    const { page } = visitor
    const look = async (selector: string) => {
      await visitor.see(selector)
      await visitor.rest()
      assert.deepEqual(await findingsInThemes(page, { within: IN_HEADER }), [])
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
