// tier 1: a shopper goes through header, cart and footer
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PRODUCTS } from '../../services/catalogue/products.ts'
import { manifest } from '../../tools/check/sizes.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const BADGE = 'shop-header >>> .badge'
const MINICART = 'shop-header >>> shop-minicart'
const ROW = `${MINICART} >>> .minicart__row`

/** Clicks the product page's own button, which changes the cart by a window event. */
async function putIntoCart({ page, says }: Visitor, position: number, count: string): Promise<void> {
  const button = (await page.$$('main button[data-add]'))[position]
  assert.ok(button, `The page has a button number ${position}.`)
  await button.click()
  await says(BADGE, count)
}

/** Makes the next cart changes fail, or work again. */
const setFault = ({ page }: Visitor, status?: number) =>
  page.evaluate(async (code) => {
    const faults = code ? { 'cart.put': { kind: 'status', status: code } } : {}
    const headers = { 'content-type': 'application/json' }
    await fetch('/demo/scenarios', { method: 'POST', headers, body: JSON.stringify({ faults }) })
  }, status)

describe('the journey of a shopper', () => {
  const demo = shop()

  it('sees header and footer painted from their fragments before any script has run (DELIVERY-18)', async () => {
    const { page, fetched, until } = await demo.visitor({ withRequests: true })
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      // Nothing of the CDN ever arrives.
      if (!request.url().startsWith(demo.cdnUrl)) void request.continue()
    })
    // The navigation never ends: the scripts never come.
    page.goto(`${demo.url}/?site=HU`).catch(() => {})
    // A question that the new document interrupts is asked again.
    const isPainted = async () => (await page.$('shop-footer >>> .footer')) !== null
    await until(() => isPainted().catch(() => false), 'the footer is painted')
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
    for (const [index, { height, isDefined, text }] of painted.entries()) {
      assert.equal(isDefined, false)
      assert.ok(height > 60)
      assert.ok(text.includes(['Kosár', 'Fizetés'][index] as string))
    }
    // The second one by a hint of the page: it is not run.
    assert.deepEqual([...fetched].sort(), [manifest().live, 'shop-elements.js'])
  })

  it('leads from the product page to the cart page, with a server that fails in between (CART-9, CART-15, CART-18)', async () => {
    const visitor = await demo.open('/?site=HU', { withRequests: true })
    const { fetched, has, click, leave, says, text } = visitor
    const rows = async () => (await visitor.texts(ROW)).slice(0, 2)
    assert.ok(await has('html[lang=hu-HU]'))
    await visitor.stoodStill()

    await leave(() => click('main a[href^="/products/"]'))
    await visitor.ready()
    await putIntoCart(visitor, 0, '1')
    await putIntoCart(visitor, 1, '2')
    assert.ok(!fetched.some((file) => file.includes('shop-minicart')), 'The mini cart is fetched on first use only.')

    await visitor.hover('shop-header >>> [part=cart-icon]')
    await visitor.see(ROW)
    assert.ok(fetched.some((file) => file.includes('shop-minicart')))
    const [, second] = await rows()
    assert.ok(second)
    assert.ok(await has('html.shop-flyout-open'))
    await visitor.stoodStill()

    await click(`${MINICART} >>> .tile__delete`)
    await says(`${MINICART} >>> .deleted-tile`, 'Törölve')
    await says(BADGE, '1')
    assert.ok(await has(`${ROW}:first-child .deleted-tile`))
    assert.equal((await rows())[1], second)
    assert.deepEqual(visitor.problems, [])

    visitor.logs(/status of 500/, /UNKNOWN: The cart change was answered with 500/)
    await setFault(visitor, 500)
    const before = await rows()
    await click(`${MINICART} >>> .tile__delete`)
    await says(`${MINICART} >>> .notification--error`, 'most nem lehet módosítani')
    assert.deepEqual(await rows(), before)
    assert.equal(await text(BADGE), '1')
    await setFault(visitor)

    assert.match(await leave(() => click(`${MINICART} >>> .minicart__to-cart`)), /^\/cart/)
    await visitor.ready()
    assert.ok(await has('html[data-page-type=basket]'))
    assert.equal(await text(BADGE), '1')
  })

  it('keeps a cart change that is made before the code is loaded (DELIVERY-17, DELIVERY-28)', async () => {
    const { page, says } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`, { waitUntil: 'domcontentloaded' })
    const { id: productId, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
    await page.waitForFunction(() => window.shopElements)
    const result = await page.evaluate((setArticle) => window.shopElements?.changeCart({ setArticle }), {
      productId,
      tcm,
      quantity: 3,
    })
    assert.equal(result?.ok, true)
    await says(BADGE, '3')
    assert.deepEqual(await page.evaluate(() => window.shopElements?.state().itemCount), 3)
  })
})
