// tier 2: forced colours and print
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shop } from './support/shop.ts'
import { tryCart, tryNavigation, trySearch, trySignUp } from './support/shopper.ts'

describe('forced colours and print', () => {
  const demo = shop()

  it('can be seen and used with forced colours (THEME-20)', async () => {
    const shopper = await demo.visitor()
    const { page } = shopper
    const session = await page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    await shopper.open('/?site=DE', 'whole')
    const invisible = await page.$$eval(
      'shop-header >>> a, shop-header >>> button, shop-footer >>> a',
      (all) =>
        all.filter((element) => {
          const { color, visibility } = getComputedStyle(element)
          return visibility === 'visible' && color === getComputedStyle(document.body).backgroundColor
        }).length,
    )
    assert.equal(invisible, 0)
    await tryCart(page, 'mouse')
    await tryNavigation(page, 'keyboard')
    await trySignUp(page, 'mouse')
    await trySearch(page, 'mouse')
  })

  it('does not stick in print, and leaves out what only works on a screen (HEADER-23, FOOTER-62)', async () => {
    const { page } = await demo.open('/?site=DE&theme=dark', { until: 'whole' })
    await page.emulateMediaType('print')
    const styles = await page.$$eval(
      ['.header', '.header__search', '.header__icons', '[part=logo]'].map((part) => `shop-header >>> ${part}`).join(),
      (all) =>
        all
          .map((element) => [element.getAttribute('part') ?? '', getComputedStyle(element)] as const)
          .map(([part, { position, display, color }]) => [part, position, display !== 'none' && color]),
    )
    assert.deepEqual(styles, [
      ['header', 'static', 'rgb(0, 0, 0)'],
      ['logo', 'static', 'rgb(0, 0, 0)'],
      ['', 'static', false],
      ['icons', 'static', false],
    ])
    assert.equal(await page.$eval('shop-footer', (footer) => getComputedStyle(footer).display), 'none')
    assert.ok((await page.pdf({ format: 'A4' })).length > 10_000)
  })
})
