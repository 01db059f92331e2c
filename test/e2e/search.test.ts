// tier 2: the finer rules of the search; the core journeys use it
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shop, type VisitorOptions } from './support/shop.ts'

const OPTION = 'shop-header >>> [role=option]'
const IN_FLYOUT = 'shop-header >>> .flyout__panel .search__field'

describe('search', () => {
  const demo = shop({ withPictures: false })

  const arrive = (options: VisitorOptions = {}, query = 'site=DE') =>
    demo.open(`/help?${query}`, { until: 'header', ...options })

  it('by touch: a field has the focus with the tap, and keeps what is typed before the code (FLYOUT-40)', async () => {
    const visitor = await demo.visitor({ width: 375, height: 700, isTouch: true, withRequests: true })
    await visitor.open('/?site=DE', 'live')
    const code = await visitor.hold(/chunks\/(suggestions|flyout)/)
    await visitor.tap('shop-header >>> [part=search-icon]')
    assert.equal(await visitor.focused(), 'query')
    await visitor.page.keyboard.type('kaffee')
    assert.equal(await visitor.value('shop-header >>> .flyout-frame .search__field'), 'kaffee')
    const early = await visitor.box('shop-header >>> .flyout-frame .search__field')
    code.release()
    await visitor.see(IN_FLYOUT)
    await visitor.see(OPTION)
    assert.deepEqual(await visitor.box(IN_FLYOUT), early)
    assert.deepEqual([await visitor.value(IN_FLYOUT), await visitor.focused()], ['kaffee', 'query'])
    assert.equal(await visitor.page.$$eval('shop-header >>> .flyout-frame .search__field', (all) => all.length), 1)
    await visitor.page.keyboard.type(' bohnen')
    assert.equal(await visitor.value(IN_FLYOUT), 'kaffee bohnen')
  })

  it('leaves the header its sticky bar, whose other parts scroll away, once its field is in use (HEADER-13, HEADER-14)', async () => {
    const visitor = await demo.open('/?site=DE', { width: 1280, until: 'live' })
    await visitor.click('shop-header >>> .search__field')
    await visitor.type('shop-header >>> .search__field', 'kaff')
    await visitor.see(OPTION)
    await visitor.press('Escape')
    const display = () => visitor.page.$eval('shop-header', (header) => getComputedStyle(header).display)
    assert.equal(await display(), 'contents')
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
