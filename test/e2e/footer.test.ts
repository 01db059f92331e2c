import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { findings } from './support/axe.ts'
import { isSamePicture } from './support/same-picture.ts'
import { elementsReady, footerReady, layoutShift, shop, waitForElement } from './support/shop.ts'

const inFooter = (selector: string) => `shop-footer >>> ${selector}`
/** Without the newsletter box, which has a form of its own once it has loaded. */
const MAIN = inFooter('.footer__main')

const isShown = (page: Page, selector: string) =>
  page.$eval(inFooter(selector), (element) => element.checkVisibility({ visibilityProperty: true }))

async function picture(page: Page): Promise<Buffer> {
  // Alone on the page it starts at the same pixel: the newsletter form above it grows, and the header sticks.
  await page.evaluate(() => {
    const footer = document.querySelector('shop-footer')
    for (const element of [...document.body.children]) if (element !== footer) element.remove()
    footer?.shadowRoot?.querySelector('.footer__newsletter')?.remove()
    // Drawn by scripts (FOOTER-46).
    for (const icon of footer?.shadowRoot?.querySelectorAll('[data-icon]') ?? []) icon.replaceChildren()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForNetworkIdle({ idleTime: 100 })
  const clip = await page.$eval(MAIN, (main) => {
    const { x, y, width, height } = main.getBoundingClientRect()
    return { x, y, width, height }
  })
  return Buffer.from(await page.screenshot({ clip }))
}

describe('the footer', () => {
  const demo = shop()

  const WIDTHS = [375, 768, 1440]
  const fragments = new Map<Site, Map<number, Buffer>>()
  /** By width: a page that no code of the elements changes can be resized instead of loaded again. */
  const fragmentOf = async (page: Page, site: Site) => {
    const known = fragments.get(site)
    if (known) return known
    const pictures = new Map<number, Buffer>()
    await page.goto(`${demo.url}/?site=${site}&elements=off`)
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 900 })
      pictures.set(width, await picture(page))
    }
    fragments.set(site, pictures)
    return pictures
  }

  for (const width of WIDTHS) {
    it(`is at ${width} px the same to the pixel before and after hydration, and moves nothing, on the sites with the built-in content (FOOTER-10)`, async () => {
      for (const site of SITES.filter((one) => !['CZ', 'CH'].includes(one))) {
        const { page, problems } = await demo.visitor({ width })
        const fragment = (await fragmentOf(page, site)).get(width)
        await page.setViewport({ width, height: 900 })
        await page.goto(`${demo.url}/?site=${site}`)
        await elementsReady(page)
        await footerReady(page)
        assert.deepEqual(await layoutShift(page), { sum: 0, of: [] }, site)
        const hydrated = await picture(page)
        assert.ok(isSamePicture(fragment, hydrated), site)
        assert.deepEqual(problems, [], site)
        await page.browserContext().close()
      }
    })
  }

  it('moves nothing while its code and the newsletter form load in view, on a slow machine too (FOOTER-10)', async () => {
    for (const width of [375, 1280]) {
      const { page } = await demo.visitor({ width })
      await page.emulateCPUThrottling(4)
      await page.goto(`${demo.url}/?site=DE`)
      await elementsReady(page)
      await page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))
      await waitForElement(page, inFooter('shop-newsletter >>> form'))
      await page.waitForNetworkIdle()
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] }, `${width}`)
    }
  })

  it('opens and closes its groups on a phone by touch and by key, without JavaScript too (FOOTER-10, FOOTER-37)', async () => {
    for (const withoutScript of [false, true]) {
      const { page } = await demo.visitor({ width: 375, isTouch: true, withoutScript })
      await page.goto(`${demo.url}/?site=SK`)
      if (!withoutScript) {
        await elementsReady(page)
        await footerReady(page)
      }
      const toggle = inFooter('.groups > .group summary')
      const content = '.groups > .group .group__content'
      assert.equal(await isShown(page, content), false)
      assert.equal(await isShown(page, '.groups > .group .group__heading--wide'), false)
      await page.$eval(toggle, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.tap(toggle)
      assert.equal(await isShown(page, content), true)
      await page.focus(toggle)
      await page.keyboard.press('Enter')
      assert.equal(await isShown(page, content), false)
    }
  })

  it('leads to the other countries’ shops, by mouse and by key (FOOTER-38, FOOTER-39)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=AT`)
    await elementsReady(page)
    await footerReady(page)
    await page.focus(inFooter('.countries__current'))
    await page.keyboard.press('Enter')
    assert.equal(await isShown(page, '.countries__link'), true)
    assert.deepEqual(await findings(page), [])
    await page.keyboard.press('Escape')
    assert.equal(await isShown(page, '.countries__link'), false)
    await page.click(inFooter('.countries__current'))
    const hungary = (await page.$$(inFooter('.countries__link')))[SITES.indexOf('HU')]
    assert.equal(await hungary?.evaluate((link) => link.textContent), 'Magyarország')
    await Promise.all([page.waitForNavigation(), hungary?.click()])
    assert.equal(await page.$eval('shop-footer', (footer) => footer.getAttribute('site')), 'HU')
  })

  for (const theme of ['light', 'dark', 'coffee-light', 'coffee-dark']) {
    it(`passes axe in ${theme}, wide and narrow, with open panels`, async () => {
      for (const width of [375, 1280]) {
        const { page } = await demo.visitor({ width })
        await page.goto(`${demo.url}/?site=TR&theme=${theme}`)
        await elementsReady(page)
        await footerReady(page)
        await page.$$eval(inFooter('summary'), (toggles) => {
          for (const toggle of toggles) (toggle as HTMLElement).click()
        })
        assert.deepEqual(await findings(page), [], `${width}`)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
      }
    })
  }
})
