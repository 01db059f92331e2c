// tier 1: a core journey of shop-footer
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findings, findingsInThemes, IN_FOOTER } from '../../packages/upkeep/axe.ts'
import { SITES } from '../../src/shop/sites/sites.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const inFooter = (selector: string) => `shop-footer >>> ${selector}`

const isShown = ({ page }: Visitor, selector: string) =>
  page.$eval(inFooter(selector), (element) => element.checkVisibility({ visibilityProperty: true }))

describe('the footer', () => {
  const demo = shop()

  it('moves nothing while its code and the newsletter form load in view, on a slow machine too (FOOTER-10)', async () => {
    const shopper = await demo.visitor({ width: 375, withRequests: true })
    await shopper.page.emulateCPUThrottling(4)
    await shopper.open('/?site=DE')
    await shopper.scroll('shop-footer')
    await shopper.see(inFooter('shop-newsletter >>> form'))
    await shopper.page.waitForNetworkIdle()
    await shopper.stoodStill()
  })

  it('opens and closes its groups on a phone by touch and by key without JavaScript (FOOTER-10, FOOTER-37)', async () => {
    const shopper = await demo.open('/?site=SK', { width: 375, isTouch: true, withoutScript: true })
    const toggle = inFooter('.groups > .group summary')
    const content = '.groups > .group .group__content'
    assert.equal(await isShown(shopper, content), false)
    assert.equal(await isShown(shopper, '.groups > .group .group__heading--wide'), false)
    await shopper.page.$eval(toggle, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await shopper.tap(toggle)
    assert.equal(await isShown(shopper, content), true)
    await shopper.press('Enter', toggle)
    assert.equal(await isShown(shopper, content), false)
  })

  it('leads to the other countries’ shops, by mouse and by key (FOOTER-38, FOOTER-39)', async () => {
    const shopper = await demo.open('/?site=AT', { width: 1440, until: 'whole' })
    await shopper.press('Enter', inFooter('.countries__current'))
    assert.equal(await isShown(shopper, '.countries__link'), true)
    assert.deepEqual(await findings(shopper.page, { within: IN_FOOTER }), [])
    await shopper.press('Escape')
    assert.equal(await isShown(shopper, '.countries__link'), false)
    await shopper.click(inFooter('.countries__current'))
    const hungary = (await shopper.page.$$(inFooter('.countries__link')))[SITES.indexOf('HU')]
    assert.equal(await hungary?.evaluate((link) => link.textContent), 'Magyarország')
    await shopper.leave(async () => hungary?.click())
    assert.equal(await shopper.page.$eval('shop-footer', (footer) => footer.getAttribute('site')), 'HU')
  })

  for (const width of [375, 1280]) {
    it(`passes axe at ${width} px, in ${width < 980 ? 'light and dark' : 'light'}, with open panels (THEME-15)`, async () => {
      const shopper = await demo.open('/?site=TR', { width, until: 'whole' })
      await shopper.page.$$eval(inFooter('summary'), (toggles) => {
        for (const toggle of toggles) (toggle as HTMLElement).click()
      })
      // Themes differ in colours, which are the same at each width.
      assert.deepEqual(await (width < 980 ? findingsInThemes : findings)(shopper.page), [])
      assert.equal(await shopper.width(), width)
    })
  }
})
