// tier 2: pages with two versions
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { otherRelease } from './support/other-release.ts'
import { type Running, VERSION } from './support/release.ts'
import { shop } from './support/shop.ts'
import { setQuantity } from './support/shopper.ts'
import type { Visitor } from './support/visitor.ts'

describe('two loaders, two versions, and tags that are added and removed', () => {
  const demo = shop({ withPictures: false })
  let other: Running
  before(async () => {
    other = await otherRelease('2.0.0')
  })
  after(() => other?.close())

  /** A page whose policy does not block the other host. */
  const visit = async () => {
    const visitor = await demo.visitor({ withRequests: true })
    await visitor.page.setBypassCSP(true)
    await visitor.open('/?site=DE')
    return visitor
  }
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

  it('the same address twice is loaded once, without a warning', async () => {
    const { page, fetched } = await visit()
    await page.evaluate(async (src) => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src, crossOrigin: '' })
      document.head.append(script)
      await new Promise((resolve) => script.addEventListener('load', resolve))
    }, `${demo.cdnUrl}/shop-elements.js`)
    assert.equal(fetched.filter((file) => file === 'shop-elements.js').length, 1)
  })

  it('elements of two versions work together: one change, one call, and both show it (DELIVERY-13, EVENT-2)', async () => {
    const visitor = await visit()
    visitor.logs(
      new RegExp(`<shop-minicart> is already defined by version 2\\.0\\.0; version ${VERSION} is not used\\.$`),
    )
    await visitor.page.evaluate(async (url) => {
      const tag = document.createElement('shop-minicart')
      tag.setAttribute('site', 'DE')
      await import(url)
      document.querySelector('main')?.prepend(tag)
    }, `${other.url}/elements/shop-minicart.js`)
    const calls = changes(visitor)
    await change(visitor, 2)
    await visitor.see('main >>> shop-minicart >>> .tile')
    assert.equal(calls.length, 1)
    await visitor.page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await visitor.see('shop-header >>> shop-minicart >>> .tile')
    assert.equal(visitor.problems.length, 1)
  })

  it('a header that is moved into another shadow root keeps what was typed, and works there (DELIVERY-16)', async () => {
    const visitor = await visit()
    const field = '.header__search .search__field'
    await visitor.type(`shop-header >>> ${field}`, 'kaffee')
    await visitor.page.evaluate(() => {
      const box = document.createElement('div')
      const header = document.querySelector('shop-header') as HTMLElement
      document.body.prepend(box)
      box.attachShadow({ mode: 'open' }).append(header)
    })
    await visitor.rest()
    assert.equal(await visitor.value(`body >>> ${field}`), 'kaffee')
    await visitor.hover('body >>> .navigation__item:nth-child(2) .navigation__link')
    await visitor.see('body >>> .flyout__panel')
  })

  it('a tag that is removed and put back is rendered again, and gets a change that was made meanwhile (DELIVERY-16, DELIVERY-17)', async () => {
    const visitor = await visit()
    const header = await visitor.see('shop-header')
    await header.evaluate((element) => element.remove())
    await visitor.until(async () => (await visitor.headerHeight()) === '', 'the header has ended')
    await header.evaluate((element) => document.body.prepend(element))
    // It is not mounted again yet: the change is held.
    await change(visitor, 1)
  })

  it('a template that is cloned a hundred times is rendered a hundred times, from code that is loaded once (DELIVERY-9)', async () => {
    const { page, fetched, until, rest } = await visit()
    await page.evaluate(() => {
      const template = document.createElement('template')
      template.innerHTML = '<shop-newsletter site="PL"></shop-newsletter>'
      const all = document.createElement('section')
      for (let count = 0; count < 100; count += 1) all.append(template.content.cloneNode(true))
      document.querySelector('main')?.append(all)
    })
    await until(async () => (await page.$$('section > shop-newsletter >>> form')).length === 100, '100 forms')
    assert.equal(new Set(fetched).size, fetched.length)
    await page.$eval('section:has(> shop-newsletter)', (all) => all.remove())
    await rest()
  })

  it('a page that replaces its body leaves no listener, class or property behind (DELIVERY-16)', async () => {
    const visitor = await visit()
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
