// tier 2: the documentation site
/** The documentation site, as a reader uses it: by mouse, keyboard, without scripts, on a phone. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Frame, Page } from 'puppeteer-core'
import { createCdn } from '../../../../demo/cdn.ts'
import { ROOT, temporaryFolder } from '../../../../test/e2e/support/release.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { serve } from '../../../commands/serve.ts'
import { findings, findingsInThemes } from '../../../upkeep/axe.ts'
import { buildSite } from '../../build.ts'
import { EXAMPLES, folderOf } from '../../examples.ts'

const TAG_READY = {
  'shop-header': '.header',
  'shop-minicart': '.minicart',
  'shop-footer': '.footer',
  'shop-newsletter': 'form',
  'shop-preview': '.preview',
} as const

/** The rules of axe that look at what a narrow window changes. */
const NARROW_RULES = ['scrollable-region-focusable', 'target-size']

describe('the documentation site', () => {
  const demo = shop()
  const temporary = temporaryFolder()
  let cdn: Awaited<ReturnType<typeof serve>>
  let home: string
  before(async () => {
    const folder = join(temporary.path, 'docs')
    await buildSite(folder)
    cdn = await serve(
      createCdn(join(ROOT, 'dist'), async () => folder),
      { port: 0, host: '127.0.0.1' },
    )
    home = `${cdn.url}/docs/`
  })
  after(async () => {
    await cdn?.drop()
    temporary.remove()
  })

  const open = async (path: string, ...logs: RegExp[]) => {
    const reader = await demo.visitor()
    reader.logs(...logs)
    await reader.open(`${home}${path}`, 'loaded')
    return reader
  }
  const setScheme = (page: Page, value: string) => page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])

  for (const path of ['', 'shop-newsletter.html', 'contract.html', 'search.html', 'tour.html'])
    it(`${path || 'home'}: passes axe in both colours, and fits a phone (DELIVERY-77)`, async () => {
      const { page, width, rest } = await open(path)
      assert.deepEqual(await findingsInThemes(page, { setTheme: setScheme }), [])
      await page.setViewport({ width: 375, height: 800 })
      // A box that scrolls now gets its tabindex a frame later.
      await rest()
      assert.equal(await width(), 375)
      assert.deepEqual(await findings(page, { rules: NARROW_RULES }), [], 'narrow')
    })

  for (const [tag, part] of Object.entries(TAG_READY))
    it(`the examples of ${tag} are alive (DELIVERY-77)`, async () => {
      const examples = EXAMPLES.filter((example) => example.tag === tag)
      const isDown = examples.some(({ visitor = '' }) => /fault=cart\.get/.test(visitor))
      const { page, until, rest } = await open(`${tag}.html`, ...(isDown ? [/was answered with 50/] : []))
      for (const example of examples) {
        const folder = folderOf(example)
        await page.$eval(`iframe[data-src^="${folder}/"]`, (frame) => frame.scrollIntoView())
        const frame = await until(() => page.frames().find((one) => one.url().includes(`/${folder}/`)), folder)
        const see = (selector: string) => until(() => frame.$(selector).catch(() => null), `${folder}: ${selector}`)
        await see(`${tag} >>> ${part}`)
        if (example.opens) await see('shop-header >>> .flyout__panel')
        if (example.cart && tag === 'shop-minicart') await see('shop-minicart >>> .tile')
        await rest()
        if (tag === 'shop-minicart') {
          const [around = '', cart] = await frame.$eval(`${tag} >>> .minicart`, (one) =>
            [document.documentElement, one].map((part) => getComputedStyle(part).backgroundColor),
          )
          assert.equal(around, cart, `${folder}: no strip beside the cart`)
        }
        const broken = await frame.$$eval(
          `${tag} >>> img`,
          (all) => all.map((one) => one as HTMLImageElement).filter((one) => one.complete && !one.naturalWidth).length,
        )
        assert.equal(broken, 0, `pictures of ${folder}`)
      }
    })

  it('changes site, theme and width of all examples, keeps them, and is no step of the history (DELIVERY-77)', async () => {
    const { page, until, see, text, open: visit, path } = await open('')
    await visit(`${home}shop-header.html`, 'loaded')
    const steps = await page.evaluate(() => history.length)
    // One that is left on its way says that it could not fetch its fragment.
    const isThere = (frame: Frame, query: string) =>
      frame.url().includes(query) &&
      frame.evaluate(() => !!document.querySelector('shop-header')?.shadowRoot).catch(() => false)
    const examplesWith = (query: string) =>
      until(async () => {
        const shown = page.frames().filter((one) => one.url().includes('/examples/'))
        const there = await Promise.all(shown.map((one) => isThere(one, query)))
        return there.length > 0 && there.every(Boolean)
      }, `the examples with ${query}`)
    await examplesWith('site=DE')
    for (const [name, value] of [
      ['site', 'HU'],
      ['theme', 'dark'],
    ] as const) {
      await page.select(`.switches [name=${name}]`, value)
      await examplesWith(`${name}=${value}`)
    }
    await page.select('.switches [name=width]', '375px')
    const frameOf = async () => {
      await page.$eval('.example iframe', (one) => one.scrollIntoView())
      return until(() => page.frames().find((one) => one.url().includes('/anonymous/')), 'the first frame')
    }
    const frame = await frameOf()
    await until(() => frame.evaluate(() => document.documentElement.dataset.site === 'HU'), 'the site')
    await until(() => frame.$('shop-header >>> [data-theme=dark]').then(Boolean), 'the theme')
    assert.equal(await frame.evaluate(() => innerWidth), 375)
    assert.match(await text('.example ~ .code code'), /<shop-header site="HU" theme="dark">/)
    assert.equal(await page.evaluate(() => history.length), steps)

    // The back button of an element leads nowhere, like its links.
    await frame.waitForSelector('shop-header >>> [part~=back]')
    await frame.$eval('shop-header >>> [part~=back]', (link) => (link as HTMLElement).click())
    await until(async () => (await text('#leads')).includes('On your page this leads'), 'where it leads')
    assert.match(path(), /shop-header\.html/)

    await visit(`${home}shop-footer.html`, 'loaded')
    assert.equal(await page.$eval('.switches [name=site]', (select) => (select as HTMLSelectElement).value), 'HU')
    await see('.example')
  })

  it('takes back a change that fails, and leads nowhere (DELIVERY-77)', async () => {
    const reader = await open('examples/shop-minicart/failed-change/index.html', /was answered with 500/)
    const { click, see, page, text, until, path } = reader
    await click('shop-minicart >>> .tile__delete')
    await see('shop-minicart >>> .notification--error')
    await see('shop-minicart >>> .tile')
    const before = path()
    await page.$eval('shop-minicart >>> .minicart__actions a, shop-minicart >>> a', (link) =>
      (link as HTMLElement).click(),
    )
    await until(async () => (await text('#leads')).includes('leads to /'), 'where the link leads')
    assert.equal(path(), before)
  })

  it('shows in the bar what is found as one types, by keys alone (DELIVERY-98)', async () => {
    const { page, see, gone, press, text, leave, path, until, focused } = await open('specification/header.html')
    await page.keyboard.down('Control')
    await press('k')
    await page.keyboard.up('Control')
    assert.equal(await focused(), 'q')
    await page.keyboard.type('header-14')
    await see('.found [role=option][href$="/specification/header.html#HEADER-14"]')
    await press('Escape')
    await gone('.found:not([hidden])')
    assert.equal(await page.$eval('#search', (field) => (field as HTMLInputElement).value), 'header-14')
    await page.$eval('#search', (field) => (field as HTMLInputElement).select())
    await page.keyboard.type('xyzzyq')
    await until(async () => (await text('.found')) === 'Nothing found for “xyzzyq”', 'nothing is found')
    await page.$eval('#search', (field) => (field as HTMLInputElement).select())
    await page.keyboard.type('integrity')
    await see('.found [role=option][href$="search.html?q=integrity"]')
    assert.deepEqual(await findings(page), [])
    await press('ArrowDown')
    await press('ArrowDown')
    await press('ArrowUp')
    const chosen = await see('#found-0[aria-selected=true]')
    const address = await chosen.evaluate((link) => {
      const { pathname, hash } = link as HTMLAnchorElement
      return pathname + hash
    })
    assert.equal(await page.$eval('#search', (field) => field.getAttribute('aria-activedescendant')), 'found-0')
    await leave(() => press('Enter'))
    assert.equal(path(), address)
    assert.doesNotMatch(address, /header\.html/)
  })

  it('finds words, and a rule by its number (DELIVERY-77)', async () => {
    const { page, see, text, leave, path, until } = await open('')
    await page.type('#search', 'header-14')
    await leave(() => page.keyboard.press('Enter'))
    await see('#results a[href$="specification/header.html#HEADER-14"]')
    for (const [term, address] of [
      ['promotion_invalid', 'errors.html#PROMOTION_INVALID'],
      ['header 14', 'specification/header.html#HEADER-14'],
    ]) {
      await page.$eval('#search-page', (field) => (field as HTMLInputElement).select())
      await page.type('#search-page', term ?? '')
      await see(`#results a[href$="${address}"]`)
    }
    await page.$eval('#search-page', (field) => (field as HTMLInputElement).select())
    await page.type('#search-page', 'xyzzyq')
    await until(async () => (await text('#count')).startsWith('Nothing found for “xyzzyq”'), 'nothing is found')
    await page.$eval('#search-page', (field) => (field as HTMLInputElement).select())
    await page.type('#search-page', 'integrity')
    await see('#results a[href*="embedding.html"], #results a[href*="releases.html"]')
    assert.match(await text('#count'), /(\d+|The best 20) found/)
    await page.focus('#search-page')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'search-page')
    await page.keyboard.press('ArrowDown')
    await leave(() => page.keyboard.press('Enter'))
    assert.match(path(), /\.html/)
  })

  it('sends each example of the contract to the mock in the page, and nothing leaves it (DELIVERY-77)', async () => {
    const { page, until } = await open('contract.html')
    const forms = await page.$$('form.send')
    assert.ok(forms.length > 15)
    for (const form of forms) {
      const path = await form.$eval('[name=path]', (field) => (field as HTMLInputElement).value)
      await form.$eval('button', (button) => button.click())
      const said = await until(() => form.$eval('output', ({ textContent }) => textContent), path)
      // A value may be changed to what it is, or confirmed a second time.
      assert.match(said, /^(2\d\d|304|409) /, path)
    }
    const [first] = forms
    await first?.$eval('[name=path]', (field) => {
      ;(field as HTMLInputElement).value = 'https://elsewhere.example/'
    })
    await first?.$eval('button', (button) => button.click())
    await until(() => first?.$eval('output', ({ textContent }) => textContent?.startsWith('Write a path')), 'refused')
  })

  it('keeps the menu in sight on a long page, and says what a mouse can do on a phone, too (DELIVERY-77)', async () => {
    const { page, until } = await open('specification/cart.html')
    await page.setViewport({ width: 1440, height: 900 })
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await until(() => page.$eval('.menu', (menu) => Math.abs(menu.getBoundingClientRect().top - 64) < 2), 'the menu')
    await page.setViewport({ width: 375, height: 800 })
    await page.$eval('.to-menu', (link) => (link as HTMLElement).click())
    await until(() => page.$eval('#menu', (menu) => menu.getBoundingClientRect().top < 100), 'the menu on a phone')
  })

  it('is read and walked without scripts, and by keyboard (DELIVERY-77)', async () => {
    const reader = await demo.visitor()
    const { page, until } = reader
    await page.setJavaScriptEnabled(false)
    await page.goto(`${home}attributes.html`)
    assert.ok(await page.$('main td code'))
    await page.goto(home)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await until(() => page.url().endsWith('#content'), 'the content')
  })
})
