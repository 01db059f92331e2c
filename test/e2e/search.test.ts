import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { alive, appears, layoutShift, shop } from './support/shop.ts'

const FIELD = 'shop-header >>> .header__search .search__field'
const SUBMIT = 'shop-header >>> .header__search .search__submit'
const PANEL = 'shop-header >>> .suggestions'
const OPTION = 'shop-header >>> [role=option]'
const IN_FLYOUT = 'shop-header >>> .search--in-flyout .search__field'

const typedIn = (page: Page) => page.$eval(FIELD, (field) => (field as HTMLInputElement).value)
const textsOf = (page: Page) => page.$$eval(OPTION, (all) => all.map((option) => option.textContent ?? ''))
const settled = () => new Promise((resolve) => setTimeout(resolve, 400))
const searchOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname} ${searchParams.get('query')} ${searchParams.get('site')}`
}

describe('search (specification 1 §2, §4, §5)', () => {
  const demo = shop()

  const home = async (options: Parameters<typeof demo.visitor>[0] = {}, query = 'site=DE') => {
    const visit = await demo.visitor(options)
    await visit.page.goto(`${demo.url}/?${query}`)
    await alive(visit.page)
    return visit
  }
  const type = async (page: Page, text: string) => {
    await page.click(FIELD)
    await page.type(FIELD, text, { delay: 20 })
  }
  const leads = (page: Page, act: () => Promise<unknown>) => Promise.all([page.waitForNavigation(), act()])

  it('works without JavaScript', async () => {
    const { page } = await demo.visitor({ withoutScript: true })
    await page.goto(`${demo.url}/?site=AT`)
    await page.type(FIELD, 'Tee')
    await leads(page, () => page.keyboard.press('Enter'))
    assert.equal(searchOf(page), '/search Tee AT')
  })

  it('by mouse: a term leads to its search, and that page fills the field', async () => {
    const { page } = await home()
    await type(page, 'kaff')
    await appears(page, OPTION)
    await settled()
    const [first = ''] = await textsOf(page)
    await leads(page, () => page.click(OPTION))
    assert.equal(searchOf(page), `/search ${first} DE`)
    await alive(page)
    await settled()
    assert.equal(await typedIn(page), first)
  })

  it('by mouse: a product leads to its page with the term, and is remembered', async () => {
    const { page } = await home()
    await type(page, 'kaffee')
    await appears(page, `${OPTION}[data-track^=search_product]`)
    await settled()
    const id = await page.$eval(`${OPTION}[data-track^=search_product]`, (option) =>
      (option as HTMLElement).dataset.track?.split('|').at(1),
    )
    await leads(page, () => page.click(`${OPTION}[data-track^=search_product]`))
    assert.equal(new URL(page.url()).searchParams.get('query'), 'kaffee')
    const [session, clicks] = await page.evaluate(() =>
      ['shop.tracking.sessionId', 'shop.tracking.visit'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')),
    )
    assert.deepEqual(clicks, { [session]: [id] })
  })

  it('by mouse: the button stays under the pointer, and the middle button opens a product in a new tab', async () => {
    const { page } = await home()
    await type(page, 'kaffee')
    await appears(page, `${OPTION}[data-track^=search_product]`)
    await settled()
    const opened = page.browserContext().waitForTarget((tab) => tab.url().includes('query=kaffee'))
    await page.click(`${OPTION}[data-track^=search_product]`, { button: 'middle' })
    await opened
    assert.equal(new URL(page.url()).pathname, '/')
    await leads(page, () => page.click(SUBMIT, { delay: 300 }))
    assert.equal(searchOf(page), '/search kaffee DE')
  })

  it('by keyboard: the arrows copy a term into the field, Escape restores, Enter runs it', async () => {
    const { page } = await home()
    await type(page, 'kaff')
    await appears(page, OPTION)
    await settled()
    const texts = await textsOf(page)
    await page.keyboard.press('ArrowUp')
    assert.equal(await typedIn(page), texts.at(-1))
    await page.keyboard.press('ArrowDown')
    assert.equal(await typedIn(page), texts[0])
    await page.keyboard.press('Escape')
    assert.equal(await typedIn(page), 'kaff')
    assert.equal(await page.$(PANEL), null)
    await page.keyboard.press('ArrowDown')
    await appears(page, OPTION)
    await page.keyboard.press('ArrowDown')
    await leads(page, () => page.keyboard.press('Enter'))
    assert.equal(searchOf(page), `/search ${texts[0]} DE`)
  })

  it('by touch: the icon opens the field in a flyout, with terms only, whose list can be scrolled', async () => {
    const { page } = await home({ width: 375, height: 500, isTouch: true })
    await page.tap('shop-header >>> [part=search-icon]')
    await appears(page, IN_FLYOUT)
    await page.tap(IN_FLYOUT)
    await page.type(IN_FLYOUT, 'kaff')
    await appears(page, OPTION)
    await settled()
    assert.deepEqual(await page.$$(`${OPTION}[data-track^=search_product]`), [])
    const texts = await textsOf(page)
    const last = await page.$(`${OPTION}:last-child`)
    await last?.evaluate((option) => option.scrollIntoView())
    await leads(page, () => (last as NonNullable<typeof last>).tap())
    assert.equal(searchOf(page), `/search ${texts.at(-1)} DE`)
  })

  it('hears the Turkish i as it is typed', async () => {
    const { page } = await home({}, 'site=TR')
    await type(page, 'KAHV')
    await appears(page, OPTION)
    await settled()
    assert.ok((await textsOf(page)).every((text) => text.toLocaleLowerCase('tr').includes('kahv')))
  })

  it('ends requests that are no longer wanted, and keeps answers for letters that are deleted', async () => {
    const { page } = await home({}, 'site=DE&fault=suggestions:delay-1500x1')
    const failed: string[] = []
    const asked: string[] = []
    const termOf = (url: string) => new URL(url).searchParams.get('q') ?? ''
    const isOurs = (url: string) => new URL(url).pathname.endsWith('/suggestions')
    page.on('requestfailed', (request) => isOurs(request.url()) && failed.push(termOf(request.url())))
    page.on('request', (request) => isOurs(request.url()) && asked.push(termOf(request.url())))
    await page.click(FIELD)
    await settled()
    await page.type(FIELD, 'kaf', { delay: 200 })
    await appears(page, OPTION)
    assert.deepEqual(failed, ['ka'])
    await page.type(FIELD, 'f')
    await settled()
    await page.keyboard.press('Backspace')
    await settled()
    assert.deepEqual(asked, ['ka', 'kaf', 'kaff'])
  })

  it('tries again while the service fails, as long as the shopper waits for it', async () => {
    const { page } = await home({}, 'site=DE&fault=suggestions:500x1')
    await type(page, 'ka')
    await appears(page, `${PANEL}--busy`)
    await appears(page, OPTION)
  })

  it('shifts nothing as field and panel come and go', async () => {
    const { page } = await home()
    await page.click(FIELD)
    await page.keyboard.type('kaff', { delay: 50 })
    await appears(page, OPTION)
    await settled()
    await page.keyboard.press('Tab')
    await settled()
    const { sum, of } = await layoutShift(page)
    assert.ok(sum < 0.001, `${sum} ${of.join('\n')}`)
  })

  for (const theme of ['light', 'dark', 'coffee-light', 'coffee-dark']) {
    it(`${theme}: axe finds nothing with suggestions, with a chosen one, and with none`, async () => {
      const { page } = await home({}, `site=DE&theme=${theme}`)
      await type(page, 'kaff')
      await appears(page, OPTION)
      await settled()
      assert.deepEqual(await findings(page), [])
      await page.keyboard.press('ArrowDown')
      assert.deepEqual(await findings(page), [])
      await page.keyboard.type('qq')
      await appears(page, 'shop-header >>> .suggestions:not(.suggestions--busy) .suggestions__message')
      assert.deepEqual(await findings(page), [])
    })
  }

  it('is whole at 400 % zoom: the panel can be scrolled in what is left of the window', async () => {
    const { page } = await home({ width: 320, height: 256 })
    await page.click('shop-header >>> [part=search-icon]')
    await appears(page, IN_FLYOUT)
    await page.type(IN_FLYOUT, 'kaff')
    await appears(page, OPTION)
    await page.keyboard.press('ArrowUp')
    await settled()
    const active = await page.$(`${OPTION}[aria-selected=true]`)
    assert.ok(await active?.isIntersectingViewport({ threshold: 0.9 }))
  })
})
