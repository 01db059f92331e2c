// tier 2: pages that replace their tags
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shop } from './support/shop.ts'
import { setQuantity } from './support/shopper.ts'
import type { Visitor } from './support/visitor.ts'

describe('tags that come and go', () => {
  const demo = shop({ withPictures: false })

  /** Changes the cart; resolves when the header shows it. */
  const change = async ({ page, says }: Visitor, quantity: number) => {
    assert.equal((await setQuantity(page, quantity))?.ok, true)
    await says('shop-header >>> .badge', `${quantity}`)
  }
  const changes = ({ page }: Visitor) => {
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
    return calls
  }

  it('a page that replaces its body leaves no listener, class or property behind (DELIVERY-16)', async () => {
    const visitor = await demo.open('/?site=DE', { withRequests: true })
    const { page, headerHeight } = visitor
    await visitor.hover('shop-header >>> .navigation__item:nth-child(2) .navigation__link')
    await visitor.see('html.shop-flyout-open')
    const show = async (path: string) => {
      await page.evaluate((address) => {
        if (address) history.pushState({}, '', address)
        const tags = ['shop-header', 'main', 'shop-footer'].map((name) => {
          const tag = document.createElement(name)
          if (name !== 'main') tag.setAttribute('site', 'DE')
          return tag
        })
        document.body.replaceChildren(...tags)
      }, path)
      await visitor.rest()
    }
    for (const path of ['/a', '/b', '/c', '/d', '/e']) await show(path)
    await page.goBack()
    await show('')
    await visitor.ready('whole')
    await visitor.see('shop-header >>> .navigation__link')
    assert.equal(await visitor.has('html.shop-flyout-open'), false)
    const { height } = await visitor.box('shop-header >>> .header')
    assert.equal(await headerHeight(), `${Math.round(height)}px`)
    const calls = changes(visitor)
    await change(visitor, 4)
    assert.equal(calls.length, 1)
    await page.evaluate(() => document.body.replaceChildren())
    await visitor.until(async () => (await headerHeight()) === '', 'the height is no longer set')
  })
})
