// tier 2: a setting of the browser that few changes touch
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shop } from './support/shop.ts'

const TEXTS = ['shop-header >>> .navigation__link', 'shop-footer >>> .footer__link', 'shop-footer >>> .group__heading']

describe('text size', () => {
  const demo = shop()

  it('follows the font size that visitors have set in their browser (THEME-22)', async () => {
    const { page, open } = await demo.visitor()
    const session = await page.createCDPSession()
    const sizesAt = async (standard: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard } })
      await open('/?site=DE')
      const sizes: number[] = []
      for (const selector of TEXTS)
        sizes.push(await page.$eval(selector, (text) => Number.parseFloat(getComputedStyle(text).fontSize)))
      return sizes
    }
    const normal = await sizesAt(16)
    assert.deepEqual(
      await sizesAt(32),
      normal.map((size) => 2 * size),
    )
  })
})
