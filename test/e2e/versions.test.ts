import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { PRODUCTS } from '../../services/catalogue/products.ts'
import { otherRelease } from './support/other-release.ts'
import { atRest, elementsReady, footerReady, shop, waitForElement, waitUntil } from './support/shop.ts'

const add = (page: Page, quantity: number) => {
  const { id: productId, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
  return page.evaluate((setArticle) => window.shopElements?.changeCart({ setArticle }), { productId, tcm, quantity })
}

const badge = (page: Page, wanted: string) =>
  page.waitForFunction(
    (text) => document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent === text,
    {},
    wanted,
  )

describe('two loaders, two versions, and tags that are added and removed', () => {
  const demo = shop({ withPictures: false })
  let other: Awaited<ReturnType<typeof otherRelease>>
  before(async () => {
    other = await otherRelease('2.0.0')
  })
  after(() => other?.close())

  /** A page whose policy does not block the other host. */
  const visit = async (path = '/?site=DE') => {
    const visitor = await demo.visitor({ withRequests: true })
    await visitor.page.setBypassCSP(true)
    await visitor.page.goto(`${demo.url}${path}`)
    await elementsReady(visitor.page)
    return visitor
  }

  it('the loader of another version only warns with both versions, and throws nothing (DELIVERY-12)', async () => {
    const { page, problems } = await visit()
    await page.evaluate((url) => import(url), `${other.url}/shop-elements.js`)
    assert.deepEqual(problems, [
      '[shop-elements] Version 1.0.0 is already loaded on this page; version 2.0.0 is not used.',
    ])
    assert.equal(await page.evaluate(() => window.shopElements?.version), '1.0.0')
    assert.equal((await add(page, 1))?.ok, true)
    await badge(page, '1')
  })

  it('the same address twice is loaded once, without a warning', async () => {
    const { page, problems, fetched } = await visit()
    await page.evaluate(async (src) => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src, crossOrigin: '' })
      document.head.append(script)
      await new Promise((resolve) => script.addEventListener('load', resolve))
    }, `${demo.cdnUrl}/shop-elements.js`)
    assert.equal(fetched.filter((file) => file === 'shop-elements.js').length, 1)
    assert.deepEqual(problems, [])
  })

  it('elements of two versions work together: one change, one call, and both show it (DELIVERY-13, EVENT-2)', async () => {
    const { page, problems } = await visit()
    await page.evaluate(async (url) => {
      const tag = document.createElement('shop-minicart')
      tag.setAttribute('site', 'DE')
      await import(url)
      document.querySelector('main')?.prepend(tag)
    }, `${other.url}/elements/shop-minicart.js`)
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
    assert.equal((await add(page, 2))?.ok, true)
    await badge(page, '2')
    await waitForElement(page, 'main >>> shop-minicart >>> .tile')
    assert.equal(calls.length, 1)
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, 'shop-header >>> shop-minicart >>> .tile')
    assert.deepEqual(problems, [
      '[shop-elements] <shop-minicart> is already defined by version 2.0.0; version 1.0.0 is not used.',
    ])
  })

  it('a header that is moved into another shadow root keeps what was typed, and works there (DELIVERY-16)', async () => {
    const { page, problems } = await visit()
    const field = 'shop-header >>> .header__search .search__field'
    await page.type(field, 'kaffee')
    await page.evaluate(() => {
      const box = document.createElement('div')
      const header = document.querySelector('shop-header') as HTMLElement
      document.body.prepend(box)
      box.attachShadow({ mode: 'open' }).append(header)
    })
    await atRest(page)
    assert.equal(
      await page.$eval(`body >>> ${field.split(' >>> ')[1]}`, (input) => (input as HTMLInputElement).value),
      'kaffee',
    )
    await page.hover('body >>> .navigation__item:nth-child(2) .navigation__link')
    await waitForElement(page, 'body >>> .flyout__panel')
    assert.deepEqual(problems, [])
  })

  it('a tag that is removed and put back is rendered again, and gets a change that was made meanwhile (DELIVERY-16, DELIVERY-17)', async () => {
    const { page, problems } = await visit()
    await page.evaluate(async () => {
      const header = document.querySelector('shop-header') as HTMLElement
      header.remove()
      await new Promise((resolve) => setTimeout(resolve, 300))
      document.body.prepend(header)
    })
    // It is not mounted again yet: the change is held.
    assert.equal((await add(page, 1))?.ok, true)
    await badge(page, '1')
    assert.deepEqual(problems, [])
  })

  it('a template that is cloned a hundred times is rendered a hundred times, from code that is loaded once (DELIVERY-9)', async () => {
    const { page, problems, fetched } = await visit()
    await page.evaluate(() => {
      const template = document.createElement('template')
      template.innerHTML = '<shop-newsletter site="PL"></shop-newsletter>'
      const all = document.createElement('section')
      for (let count = 0; count < 100; count += 1) all.append(template.content.cloneNode(true))
      document.querySelector('main')?.append(all)
    })
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('section > shop-newsletter')].filter((tag) =>
          tag.shadowRoot?.querySelector('form'),
        ).length === 100,
    )
    assert.equal(new Set(fetched).size, fetched.length)
    await page.$eval('section:has(> shop-newsletter)', (all) => all.remove())
    await atRest(page)
    assert.deepEqual(problems, [])
  })

  it('a page that replaces its body leaves no listener, class or property behind (DELIVERY-16)', async () => {
    const { page, problems } = await visit()
    await page.hover('shop-header >>> .navigation__item:nth-child(2) .navigation__link')
    await page.waitForFunction(() => document.documentElement.classList.contains('shop-flyout-open'))
    const show = (path: string) =>
      page.evaluate(async (address) => {
        if (address) history.pushState({}, '', address)
        const tags = ['shop-header', 'main', 'shop-footer'].map((name) => {
          const tag = document.createElement(name)
          if (name !== 'main') tag.setAttribute('site', 'DE')
          return tag
        })
        document.body.replaceChildren(...tags)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }, path)
    for (const path of ['/a', '/b', '/c', '/d', '/e']) await show(path)
    await page.goBack()
    await show('')
    await footerReady(page)
    await waitForElement(page, 'shop-header >>> .navigation__link')
    const root = await page.evaluate(() => ({
      isOpen: document.documentElement.classList.contains('shop-flyout-open'),
      height: getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height'),
      bar: `${document.querySelector('shop-header')?.shadowRoot?.querySelector<HTMLElement>('.header')?.offsetHeight}px`,
    }))
    assert.deepEqual([root.isOpen, root.height], [false, root.bar])
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
    assert.equal((await add(page, 4))?.ok, true)
    await badge(page, '4')
    assert.equal(calls.length, 1)
    await page.evaluate(() => {
      document.body.replaceChildren()
    })
    await waitUntil('the height of the header is no longer set', () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height') === ''),
    )
    assert.deepEqual(problems, [])
  })
})
