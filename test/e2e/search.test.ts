// tier 2: the finer rules of the search; the core journeys use it
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsInThemes } from './support/axe.ts'
import { shop, type VisitorOptions } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const FIELD = 'shop-header >>> .header__search .search__field'
const SUBMIT = 'shop-header >>> .header__search .search__submit'
const PANEL = 'shop-header >>> .suggestions'
const OPTION = 'shop-header >>> [role=option]'
const PRODUCT = `${OPTION}[data-track^=search_product]`
/** Without prices. */
const TEXT = 'shop-header >>> .suggestions__text'
const SUGGESTIONS = /\/suggestions\?/
const IN_FLYOUT = 'shop-header >>> .search--in-flyout .search__field'

const searchedFor = ({ page }: Visitor) => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname} ${searchParams.get('query')} ${searchParams.get('site')}`
}

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

  it('works without JavaScript (SEARCH-1)', async () => {
    const visitor = await demo.open('/?site=AT', { withoutScript: true })
    await visitor.type(FIELD, 'Tee')
    await visitor.leave(() => visitor.press('Enter'))
    assert.equal(searchedFor(visitor), '/search Tee AT')
  })

  it('by mouse: a term leads to its results, and that page pre-fills the field (SEARCH-5, SEARCH-27)', async () => {
    const visitor = await arrive()
    const [first = ''] = await suggest(visitor, 'kaff')
    await visitor.leave(() => visitor.click(OPTION))
    assert.equal(searchedFor(visitor), `/search ${first} DE`)
    await visitor.ready('header')
    await visitor.until(async () => (await visitor.value(FIELD)) === first, 'the field is filled')
  })

  it('by mouse: a product leads to its page with the term, and its click is stored (SEARCH-28, SEARCH-41)', async () => {
    const visitor = await arrive()
    await suggest(visitor, 'kaffee')
    const id = await visitor.page.$eval(PRODUCT, (option) => (option as HTMLElement).dataset.track?.split('|').at(1))
    await visitor.leave(() => visitor.click(PRODUCT))
    assert.equal(new URL(visitor.page.url()).searchParams.get('query'), 'kaffee')
    const [session, clicks] = await visitor.page.evaluate(() =>
      ['shop.tracking.sessionId', 'shop.tracking.visit'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')),
    )
    assert.deepEqual(clicks, { [session]: [id] })
  })

  it('by mouse: the submit button stays under the pointer, and the middle button opens a product in a new tab (SEARCH-7, SEARCH-29)', async () => {
    const visitor = await arrive()
    const { page } = visitor
    await suggest(visitor, 'kaffee')
    const opened = page.browserContext().waitForTarget((tab) => tab.url().includes('query=kaffee'))
    await page.click(PRODUCT, { button: 'middle' })
    await opened
    assert.equal(visitor.path(), '/help?site=DE')
    await visitor.leave(() => page.click(SUBMIT, { delay: 300 }))
    assert.equal(searchedFor(visitor), '/search kaffee DE')
  })

  it('by keyboard: arrows copy a term into the field, Escape restores the text, Enter submits (SEARCH-33, SEARCH-34, SEARCH-35)', async () => {
    const visitor = await arrive()
    const { press, value } = visitor
    const texts = await suggest(visitor, 'kaff')
    await press('ArrowUp')
    assert.equal(await value(FIELD), texts.at(-1))
    await press('ArrowDown')
    assert.equal(await value(FIELD), texts[0])
    await press('Escape')
    assert.equal(await value(FIELD), 'kaff')
    assert.equal(await visitor.has(PANEL), false)
    await press('ArrowDown')
    await visitor.see(OPTION)
    await press('ArrowDown')
    await visitor.leave(() => press('Enter'))
    assert.equal(searchedFor(visitor), `/search ${texts[0]} DE`)
  })

  it('by touch: the icon opens the field in a flyout, with terms only, in a list that scrolls (SEARCH-21)', async () => {
    const visitor = await arrive({ width: 375, height: 500, isTouch: true })
    await visitor.tap('shop-header >>> [part=search-icon]')
    await visitor.tap(IN_FLYOUT)
    await visitor.type(IN_FLYOUT, 'kaff')
    await visitor.see(OPTION)
    await visitor.rest()
    assert.equal(await visitor.has(PRODUCT), false)
    const texts = await visitor.texts(OPTION)
    await visitor.scroll(`${OPTION}:last-child`)
    await visitor.leave(() => visitor.tap(`${OPTION}:last-child`))
    assert.equal(searchedFor(visitor), `/search ${texts.at(-1)} DE`)
  })

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

  it('matches the Turkish dotless i (SEARCH-23)', async () => {
    const texts = await suggest(await arrive({}, 'site=TR'), 'KAHV')
    assert.ok(texts.every((text) => text.toLocaleLowerCase('tr').includes('kahv')))
  })

  it('aborts outdated requests, and caches answers for deleted letters (SEARCH-13, SEARCH-16)', async () => {
    const { page, click, press, see, until, asked, timersEnded } = await arrive(
      { withRequests: true },
      'site=DE&fault=suggestions:delay-1500x1',
    )
    const termsOf = (urls: string[]) => urls.map((url) => new URL(url, demo.url).searchParams.get('q'))
    const failed: string[] = []
    page.on('requestfailed', (request) => SUGGESTIONS.test(request.url()) && failed.push(request.url()))
    const requested = () => termsOf(asked(SUGGESTIONS))
    await click(FIELD)
    await timersEnded(400)
    await page.keyboard.type('kaf', { delay: 200 })
    await see(OPTION)
    assert.deepEqual(termsOf(failed), ['ka'])
    await press('f')
    await until(() => requested().includes('kaff'), 'the third term is asked for')
    await timersEnded(400)
    await press('Backspace')
    await timersEnded(400)
    assert.deepEqual(requested(), ['ka', 'kaf', 'kaff'])
  })

  it('retries while the service fails (SEARCH-12, SEARCH-24)', async () => {
    const visitor = await arrive({}, 'site=DE&fault=suggestions:500x1')
    visitor.logs(/status of 500/)
    await type(visitor, 'ka')
    await visitor.see(`${PANEL}--busy`)
    await visitor.see(OPTION)
  })

  it('retries on pages with another `Request` and `Headers`, and a `fetch` that takes addresses only (SEARCH-12, THEME-8, THEME-23)', async () => {
    const visitor = await demo.visitor()
    visitor.logs(/status of 500/)
    // Runs in frames too, whose own classes stay.
    await visitor.page.evaluateOnNewDocument(`
      const native = window.fetch
      if (window === window.top) Object.assign(window, {
        Request: function () {},
        Headers: function () {},
        fetch: (address, options) => native(address.trim(), options),
      })`)
    await visitor.open('/help?site=DE&fault=suggestions:500x1', 'header')
    await type(visitor, 'ka')
    await visitor.see(OPTION)
  })

  it('shifts nothing when field and panel appear and disappear (SEARCH-7)', async () => {
    const visitor = await arrive()
    await suggest(visitor, 'kaff')
    await visitor.press('Tab')
    await visitor.rest()
    const { sum, of } = await visitor.shift()
    assert.ok(sum < 0.001, `${sum} ${of.join('\n')}`)
  })

  it('offers what was searched for in the empty field of the next page (SEARCH-44, SEARCH-45)', async () => {
    const visitor = await arrive()
    await type(visitor, 'tee')
    await visitor.leave(() => visitor.press('Enter'))
    await visitor.open('/help?site=DE', 'header')
    await visitor.click(FIELD)
    await visitor.see(OPTION)
    assert.deepEqual(await visitor.texts(OPTION), ['tee'])
    await visitor.open('/help?site=AT', 'header')
    await visitor.click(FIELD)
    await visitor.timersEnded(400)
    assert.equal(await visitor.has(PANEL), false)
  })

  it('axe finds no violation in any theme: with last searches, suggestions, a highlighted one, and none (THEME-15)', async () => {
    const visitor = await arrive()
    await visitor.page.evaluate(() => localStorage.setItem('shop.searches.DE', '["tee", "kaffee"]'))
    await visitor.click(FIELD)
    await visitor.see(OPTION)
    assert.deepEqual(await findingsInThemes(visitor.page), [])
    await suggest(visitor, 'kaff')
    assert.deepEqual(await findingsInThemes(visitor.page), [])
    await visitor.press('ArrowDown')
    assert.deepEqual(await findingsInThemes(visitor.page), [])
    await visitor.page.keyboard.type('qq')
    await visitor.see(`${PANEL}:not(.suggestions--busy) .suggestions__message`)
    assert.deepEqual(await findingsInThemes(visitor.page), [])
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
