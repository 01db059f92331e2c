// tier 2: the finer rules of the search; the core journeys use it
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsInThemes, IN_HEADER } from '../../packages/upkeep/axe.ts'
import { shop, type VisitorOptions } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const FIELD = 'shop-header >>> .header__search .search__field'
const PANEL = 'shop-header >>> .suggestions'
const OPTION = 'shop-header >>> [role=option]'
/** Without prices. */
const TEXT = 'shop-header >>> .suggestions__text'
const IN_FLYOUT = 'shop-header >>> .search--in-flyout .search__field'

describe('search', () => {
  const demo = shop({ withPictures: false })

  const arrive = (options: VisitorOptions = {}, query = 'site=DE') =>
    demo.open(`/help?${query}`, { until: 'header', ...options })
  /** Types into the field with the mouse on it. */
  async function type({ click, page }: Visitor, text: string): Promise<void> {
    await click(FIELD)
    await page.keyboard.type(text, { delay: 20 })
  }
  /** Types, and waits until all suggestions are there. */
  async function suggest(visitor: Visitor, text: string): Promise<string[]> {
    await type(visitor, text)
    await visitor.see(OPTION)
    await visitor.rest()
    return visitor.texts(TEXT)
  }

  it('by touch: a field has the focus with the tap, and keeps what is typed before the code (FLYOUT-40)', async () => {
    const visitor = await demo.visitor({ width: 375, height: 700, isTouch: true, withRequests: true })
    await visitor.open('/?site=DE', 'live')
    const code = await visitor.hold(/elements\/shop-header|chunks\/flyout/)
    await visitor.tap('shop-header >>> [part=search-icon]')
    assert.equal(await visitor.focused(), 'query')
    await visitor.page.keyboard.type('kaffee')
    assert.equal(await visitor.value('shop-header >>> .flyout-frame .search__field'), 'kaffee')
    code.release()
    await visitor.see(IN_FLYOUT)
    await visitor.see(OPTION)
    assert.deepEqual([await visitor.value(IN_FLYOUT), await visitor.focused()], ['kaffee', 'query'])
    assert.equal(await visitor.page.$$eval('shop-header >>> .flyout-frame .search__field', (all) => all.length), 1)
    await visitor.page.keyboard.type(' bohnen')
    assert.equal(await visitor.value(IN_FLYOUT), 'kaffee bohnen')
  })

  it('axe finds no violation in light and dark: with last searches, suggestions, a highlighted one, and none (THEME-15)', async () => {
    const visitor = await arrive()
    await visitor.page.evaluate(() => localStorage.setItem('shop.searches.DE', '["tee", "kaffee"]'))
    await visitor.click(FIELD)
    await visitor.see(OPTION)
    assert.deepEqual(await findingsInThemes(visitor.page, { within: IN_HEADER }), [])
    await suggest(visitor, 'kaff')
    assert.deepEqual(await findingsInThemes(visitor.page, { within: IN_HEADER }), [])
    await visitor.press('ArrowDown')
    assert.deepEqual(await findingsInThemes(visitor.page, { within: IN_HEADER }), [])
    await visitor.page.keyboard.type('qq')
    await visitor.see(`${PANEL}:not(.suggestions--busy) .suggestions__message`)
    assert.deepEqual(await findingsInThemes(visitor.page, { within: IN_HEADER }), [])
  })

  it('is complete at 400 % zoom: the panel scrolls to the highlighted suggestion (SEARCH-22, SEARCH-38)', async () => {
    const visitor = await arrive({ width: 320, height: 256 })
    await visitor.click('shop-header >>> [part=search-icon]')
    await visitor.type(IN_FLYOUT, 'kaff')
    await visitor.see(OPTION)
    await visitor.press('ArrowUp')
    await visitor.rest()
    const active = await visitor.page.$(`${OPTION}[aria-selected=true]`)
    assert.ok(await active?.isIntersectingViewport({ threshold: 0.9 }))
  })
})
