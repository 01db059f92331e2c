import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findingsInThemes } from './support/axe.ts'
import { atRest, headerReady, layoutShift, shop, type VisitorOptions, waitForElement } from './support/shop.ts'

const FIELD = 'shop-header >>> .header__search .search__field'
const SUBMIT = 'shop-header >>> .header__search .search__submit'
const PANEL = 'shop-header >>> .suggestions'
const OPTION = 'shop-header >>> [role=option]'
const IN_FLYOUT = 'shop-header >>> .search--in-flyout .search__field'

const fieldText = (page: Page) => page.$eval(FIELD, (field) => (field as HTMLInputElement).value)
const textsOf = (page: Page) => page.$$eval(OPTION, (all) => all.map((option) => option.textContent ?? ''))
/** Long enough for whatever must not happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400))
const searchedFor = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname} ${searchParams.get('query')} ${searchParams.get('site')}`
}

describe('search', () => {
  const demo = shop({ withPictures: false })

  const arrive = async (options: VisitorOptions = {}, query = 'site=DE') => {
    const visit = await demo.visitor(options)
    await visit.page.goto(`${demo.url}/help?${query}`)
    await headerReady(visit.page)
    return visit
  }
  const type = async (page: Page, text: string) => {
    await page.click(FIELD)
    await page.type(FIELD, text, { delay: 20 })
  }
  const navigates = (page: Page, act: () => Promise<unknown>) => Promise.all([page.waitForNavigation(), act()])

  it('works without JavaScript (SEARCH-1)', async () => {
    const { page } = await demo.visitor({ withoutScript: true })
    await page.goto(`${demo.url}/?site=AT`)
    await page.type(FIELD, 'Tee')
    await navigates(page, () => page.keyboard.press('Enter'))
    assert.equal(searchedFor(page), '/search Tee AT')
  })

  it('by mouse: a term leads to its results, and that page pre-fills the field (SEARCH-5, SEARCH-27)', async () => {
    const { page } = await arrive()
    await type(page, 'kaff')
    await waitForElement(page, OPTION)
    await atRest(page)
    const [first = ''] = await textsOf(page)
    await navigates(page, () => page.click(OPTION))
    assert.equal(searchedFor(page), `/search ${first} DE`)
    await headerReady(page)
    await atRest(page)
    assert.equal(await fieldText(page), first)
  })

  it('by mouse: a product leads to its page with the term, and its click is stored (SEARCH-28, SEARCH-41)', async () => {
    const { page } = await arrive()
    await type(page, 'kaffee')
    await waitForElement(page, `${OPTION}[data-track^=search_product]`)
    await atRest(page)
    const id = await page.$eval(`${OPTION}[data-track^=search_product]`, (option) =>
      (option as HTMLElement).dataset.track?.split('|').at(1),
    )
    await navigates(page, () => page.click(`${OPTION}[data-track^=search_product]`))
    assert.equal(new URL(page.url()).searchParams.get('query'), 'kaffee')
    const [session, clicks] = await page.evaluate(() =>
      ['shop.tracking.sessionId', 'shop.tracking.visit'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')),
    )
    assert.deepEqual(clicks, { [session]: [id] })
  })

  it('by mouse: the submit button stays under the pointer, and the middle button opens a product in a new tab (SEARCH-7, SEARCH-29)', async () => {
    const { page } = await arrive()
    await type(page, 'kaffee')
    await waitForElement(page, `${OPTION}[data-track^=search_product]`)
    await atRest(page)
    const opened = page.browserContext().waitForTarget((tab) => tab.url().includes('query=kaffee'))
    await page.click(`${OPTION}[data-track^=search_product]`, { button: 'middle' })
    await opened
    assert.equal(new URL(page.url()).pathname, '/help')
    await navigates(page, () => page.click(SUBMIT, { delay: 300 }))
    assert.equal(searchedFor(page), '/search kaffee DE')
  })

  it('by keyboard: arrows copy a term into the field, Escape restores the text, Enter submits (SEARCH-33, SEARCH-34, SEARCH-35)', async () => {
    const { page } = await arrive()
    await type(page, 'kaff')
    await waitForElement(page, OPTION)
    await atRest(page)
    const texts = await textsOf(page)
    await page.keyboard.press('ArrowUp')
    assert.equal(await fieldText(page), texts.at(-1))
    await page.keyboard.press('ArrowDown')
    assert.equal(await fieldText(page), texts[0])
    await page.keyboard.press('Escape')
    assert.equal(await fieldText(page), 'kaff')
    assert.equal(await page.$(PANEL), null)
    await page.keyboard.press('ArrowDown')
    await waitForElement(page, OPTION)
    await page.keyboard.press('ArrowDown')
    await navigates(page, () => page.keyboard.press('Enter'))
    assert.equal(searchedFor(page), `/search ${texts[0]} DE`)
  })

  it('by touch: the icon opens the field in a flyout, with terms only, in a list that scrolls (SEARCH-21)', async () => {
    const { page } = await arrive({ width: 375, height: 500, isTouch: true })
    await page.tap('shop-header >>> [part=search-icon]')
    await waitForElement(page, IN_FLYOUT)
    await page.tap(IN_FLYOUT)
    await page.type(IN_FLYOUT, 'kaff')
    await waitForElement(page, OPTION)
    await atRest(page)
    assert.deepEqual(await page.$$(`${OPTION}[data-track^=search_product]`), [])
    const texts = await textsOf(page)
    const last = await page.$(`${OPTION}:last-child`)
    await last?.evaluate((option) => option.scrollIntoView())
    await navigates(page, () => (last as NonNullable<typeof last>).tap())
    assert.equal(searchedFor(page), `/search ${texts.at(-1)} DE`)
  })

  it('matches the Turkish dotless i (SEARCH-23)', async () => {
    const { page } = await arrive({}, 'site=TR')
    await type(page, 'KAHV')
    await waitForElement(page, OPTION)
    await atRest(page)
    assert.ok((await textsOf(page)).every((text) => text.toLocaleLowerCase('tr').includes('kahv')))
  })

  it('aborts outdated requests, and caches answers for deleted letters (SEARCH-13, SEARCH-16)', async () => {
    const { page } = await arrive({ withRequests: true }, 'site=DE&fault=suggestions:delay-1500x1')
    const failed: string[] = []
    const requested: string[] = []
    const termOf = (url: string) => new URL(url).searchParams.get('q') ?? ''
    const isOurs = (url: string) => new URL(url).pathname.endsWith('/suggestions')
    page.on('requestfailed', (request) => isOurs(request.url()) && failed.push(termOf(request.url())))
    page.on('request', (request) => isOurs(request.url()) && requested.push(termOf(request.url())))
    await page.click(FIELD)
    await settle()
    await page.type(FIELD, 'kaf', { delay: 200 })
    await waitForElement(page, OPTION)
    assert.deepEqual(failed, ['ka'])
    await page.type(FIELD, 'f')
    await settle()
    await page.keyboard.press('Backspace')
    await settle()
    assert.deepEqual(requested, ['ka', 'kaf', 'kaff'])
  })

  it('retries while the service fails (SEARCH-12, SEARCH-24)', async () => {
    const { page } = await arrive({}, 'site=DE&fault=suggestions:500x1')
    await type(page, 'ka')
    await waitForElement(page, `${PANEL}--busy`)
    await waitForElement(page, OPTION)
  })

  it('retries on pages with another `Request` and `Headers`, and a `fetch` that takes addresses only (SEARCH-12, THEME-8, THEME-23)', async () => {
    const { page, problems } = await demo.visitor()
    // Runs in frames too, whose own classes stay.
    await page.evaluateOnNewDocument(`
      const native = window.fetch
      if (window === window.top) Object.assign(window, {
        Request: function () {},
        Headers: function () {},
        fetch: (address, options) => native(address.trim(), options),
      })`)
    await page.goto(`${demo.url}/help?site=DE&fault=suggestions:500x1`)
    await headerReady(page)
    await type(page, 'ka')
    await waitForElement(page, OPTION)
    assert.deepEqual(
      problems.filter((problem) => !problem.includes('500')),
      [],
    )
  })

  it('shifts nothing when field and panel appear and disappear (SEARCH-7)', async () => {
    const { page } = await arrive()
    await page.click(FIELD)
    await page.keyboard.type('kaff', { delay: 50 })
    await waitForElement(page, OPTION)
    await atRest(page)
    await page.keyboard.press('Tab')
    await settle()
    const { sum, of } = await layoutShift(page)
    assert.ok(sum < 0.001, `${sum} ${of.join('\n')}`)
  })

  it('axe finds no violation in any theme: with suggestions, with a highlighted one, and with none (THEME-15)', async () => {
    const { page } = await arrive()
    await type(page, 'kaff')
    await waitForElement(page, OPTION)
    await atRest(page)
    assert.deepEqual(await findingsInThemes(page), [])
    await page.keyboard.press('ArrowDown')
    assert.deepEqual(await findingsInThemes(page), [])
    await page.keyboard.type('qq')
    await waitForElement(page, 'shop-header >>> .suggestions:not(.suggestions--busy) .suggestions__message')
    assert.deepEqual(await findingsInThemes(page), [])
  })

  it('is complete at 400 % zoom: the panel scrolls to the highlighted suggestion (SEARCH-22, SEARCH-38)', async () => {
    const { page } = await arrive({ width: 320, height: 256 })
    await page.click('shop-header >>> [part=search-icon]')
    await waitForElement(page, IN_FLYOUT)
    await page.type(IN_FLYOUT, 'kaff')
    await waitForElement(page, OPTION)
    await page.keyboard.press('ArrowUp')
    await atRest(page)
    const active = await page.$(`${OPTION}[aria-selected=true]`)
    assert.ok(await active?.isIntersectingViewport({ threshold: 0.9 }))
  })
})
