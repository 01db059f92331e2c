import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { elementsReady, layoutShift, shop, waitForElement, waitUntil } from './support/shop.ts'

const CART = 'shop-header >>> [part=cart-icon]'
const BADGE = 'shop-header >>> .badge'
const MINICART = 'shop-header >>> shop-minicart'

const TEXTS = {
  DE: {
    language: 'de-DE',
    cart: 'Warenkorb',
    footer: 'Zahlung',
    deleted: 'Gelöscht',
    failed: /kann gerade nicht geändert werden/,
  },
  HU: { language: 'hu-HU', cart: 'Kosár', footer: 'Fizetés', deleted: 'Törölve', failed: /most nem lehet módosítani/ },
} as const

const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

const rows = (page: Page) =>
  page.$$eval(`${MINICART} >>> .minicart__row`, (all) =>
    all.map((row) =>
      row.querySelector('.deleted-tile') ? 'deleted' : (row.querySelector('.tile__title')?.textContent ?? ''),
    ),
  )

/** Clicks the product page's own button, which changes the cart by a window event. */
async function putIntoCart(page: Page, position: number, count: string): Promise<void> {
  const buttons = await page.$$('main button[data-add]')
  const button = buttons[position]
  assert.ok(button, `The page has a button number ${position}.`)
  await button.click()
  await page.waitForFunction(
    (wanted) => document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent === wanted,
    {},
    count,
  )
}

async function openByHover(page: Page): Promise<void> {
  await page.hover(CART)
  await waitForElement(page, `${MINICART} >>> .minicart__rows`)
}

describe('the journey of a shopper', () => {
  const demo = shop()

  for (const site of ['DE', 'HU'] as const) {
    const texts = TEXTS[site]

    it(`${site}: sees header and footer painted from their fragments before any script has run (DELIVERY-18)`, async () => {
      const { page, fetched } = await demo.visitor({ withRequests: true })
      await page.setRequestInterception(true)
      page.on('request', (request) => {
        // Nothing of the CDN ever arrives.
        if (!request.url().startsWith(demo.cdnUrl)) void request.continue()
      })
      // The navigation never ends: the scripts never come.
      page.goto(`${demo.url}/?site=${site}`).catch(() => {})
      // A question that the new document interrupts is asked again.
      const isPainted = async () => (await page.$('shop-footer >>> .footer')) !== null
      await waitUntil('the footer is painted', () => isPainted().catch(() => false))
      const painted = await page.evaluate(() =>
        ['shop-header', 'shop-footer'].map((tag) => {
          const element = document.querySelector(tag) as HTMLElement
          return {
            height: element.shadowRoot?.querySelector<HTMLElement>('header, footer')?.offsetHeight ?? 0,
            isDefined: element.matches(':defined'),
            text: element.shadowRoot?.textContent ?? '',
          }
        }),
      )
      assert.deepEqual(
        painted.map(({ isDefined }) => isDefined),
        [false, false],
      )
      assert.ok(painted.every(({ height }) => height > 60))
      assert.ok(painted[0]?.text.includes(texts.cart))
      assert.ok(painted[1]?.text.includes(texts.footer))
      assert.deepEqual(fetched, ['shop-elements.js'])
    })

    it(`${site}: leads from the product page to the cart page, with a server that fails in between (CART-9, CART-15, CART-18)`, async () => {
      const { page, problems, fetched } = await demo.visitor({ withRequests: true })
      await page.goto(`${demo.url}/?site=${site}`)
      await elementsReady(page)
      assert.equal(await page.$eval('html', (root) => root.lang), texts.language)
      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })

      await Promise.all([page.waitForNavigation(), page.click('main a[href^="/products/"]')])
      await elementsReady(page)
      await putIntoCart(page, 0, '1')
      await putIntoCart(page, 1, '2')
      assert.ok(!fetched.some((file) => file.includes('shop-minicart')), 'The mini cart is fetched on first use only.')
      assert.deepEqual(problems, [])

      await openByHover(page)
      assert.ok(fetched.some((file) => file.includes('shop-minicart')))
      const [first, second] = await rows(page)
      assert.ok(first && second)
      assert.ok(await page.$eval('html', (root) => root.classList.contains('shop-flyout-open')))

      assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })

      await page.click(`${MINICART} >>> .tile__delete`)
      await waitForElement(page, `${MINICART} >>> .deleted-tile`)
      assert.ok((await textOf(page, `${MINICART} >>> .deleted-tile`)).includes(texts.deleted))
      await page.waitForFunction(
        () => document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent === '1',
      )
      assert.deepEqual((await rows(page)).slice(0, 2), ['deleted', second])
      assert.deepEqual(problems, [])

      await setFault(page, 500)
      const before = await rows(page)
      await page.click(`${MINICART} >>> .tile__delete`)
      await waitForElement(page, `${MINICART} >>> .notification--error`)
      assert.match(await textOf(page, `${MINICART} >>> .notification--error`), texts.failed)
      assert.deepEqual(await rows(page), before)
      assert.equal(await textOf(page, BADGE), '1')
      await setFault(page)

      await page.click(`${MINICART} >>> .minicart__exits .button--secondary`)
      await page.waitForFunction(() => location.pathname === '/cart')
      await elementsReady(page)
      assert.equal(await page.$eval('html', (root) => root.dataset.pageType), 'basket')
      assert.equal(await textOf(page, BADGE), '1')
    })
  }

  it('keeps a cart change that is made before the code is loaded (DELIVERY-17, DELIVERY-28)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`, { waitUntil: 'domcontentloaded' })
    const productId = await page.$eval(
      'main a[href^="/products/"]',
      (link) => link.getAttribute('href')?.split('/').at(-1) ?? '',
    )
    const tcm = await tcmOf(productId)
    const result = await page.evaluate(
      async (change) => {
        for (let tries = 0; !window.shopElements && tries < 200; tries += 1)
          await new Promise((next) => setTimeout(next, 10))
        return window.shopElements?.changeCart(change)
      },
      { setArticle: { productId, tcm, quantity: 3 } },
    )
    assert.equal(result?.ok, true)
    await page.waitForFunction(
      () => document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent === '3',
    )
    assert.deepEqual(await page.evaluate(() => window.shopElements?.state().itemCount), 3)
  })
})

async function tcmOf(productId: string): Promise<string> {
  const { productById } = await import('../../services/catalogue/products.ts')
  return productById(decodeURIComponent(productId))?.tcm ?? ''
}

/** Makes the next cart changes fail, or work again. */
async function setFault(page: Page, status?: number): Promise<void> {
  await page.evaluate(async (code) => {
    const faults = code ? { 'cart.put': { kind: 'status', status: code } } : {}
    await fetch('/demo/scenarios', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults }),
    })
  }, status)
}
