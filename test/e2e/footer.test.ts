import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { SITES } from '../../src/shop/sites/sites.ts'
import { findings, findingsInThemes } from './support/axe.ts'
import { elementsReady, footerReady, layoutShift, shop, waitForElement } from './support/shop.ts'

const inFooter = (selector: string) => `shop-footer >>> ${selector}`

const isShown = (page: Page, selector: string) =>
  page.$eval(inFooter(selector), (element) => element.checkVisibility({ visibilityProperty: true }))

describe('the footer', () => {
  const demo = shop()

  it('moves nothing while its code and the newsletter form load in view, on a slow machine too (FOOTER-10)', async () => {
    for (const width of [375, 1280]) {
      const { page } = await demo.visitor({ width, withRequests: true })
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

  for (const width of [375, 1280]) {
    it(`passes axe in all themes at ${width} px, with open panels (THEME-15)`, async () => {
      const { page } = await demo.visitor({ width })
      await page.goto(`${demo.url}/?site=TR`)
      await elementsReady(page)
      await footerReady(page)
      await page.$$eval(inFooter('summary'), (toggles) => {
        for (const toggle of toggles) (toggle as HTMLElement).click()
      })
      assert.deepEqual(await findingsInThemes(page), [])
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
    })
  }
})
