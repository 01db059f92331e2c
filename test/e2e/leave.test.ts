// tier 2: moments that few changes touch
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { productInStock, setArticle } from '../../packages/shop/test/support.ts'
import { shop } from './support/shop.ts'

const article = productInStock()
const change = (quantity: number) => setArticle(article, quantity)

const inCart = (page: Page) =>
  page.evaluate(async () => {
    const { cart } = await (await fetch('/service/cart/api/cart', { headers: await tokens() })).json()
    return cart.numberOfArticles as number
    async function tokens() {
      const cookies = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]))
      return {
        'X-Long-Term-Token': cookies.get('longTermToken') ?? '',
        'X-CSRF-Token': cookies.get('csrfToken') ?? '',
      }
    }
  })

describe('a page whose code is on its way', () => {
  const demo = shop({ withPictures: false })

  it('answers a cart change that is made before any code, and shows it (DELIVERY-17, DELIVERY-28)', async () => {
    const { page, hold, says, until } = await demo.visitor({ withRequests: true })
    const { held, release } = await hold(/chunks\/|elements\//)
    await page.goto(`${demo.url}/?site=DE`, { waitUntil: 'domcontentloaded' })
    await until(() => page.evaluate(() => window.shopElements !== undefined), 'the loader has run')
    const answer = page.evaluate((body) => window.shopElements?.changeCart(body), change(3))
    await until(() => held.length > 0, 'code is asked for')
    release()
    assert.equal((await answer)?.ok, true)
    await says('shop-header >>> .badge', '3')
    assert.equal(await page.evaluate(() => window.shopElements?.state().itemCount), 3)
  })

  for (const [what, code] of Object.entries({
    'the code for changes': /cart-change/,
    'all code but the loader': /chunks\/|elements\//,
  })) {
    it(`loses no cart change when it is left: ${what} (CART-22)`, async () => {
      const { page, hold, until, ready } = await demo.visitor({ withRequests: true })
      const { held } = await hold(code)
      await page.goto(`${demo.url}/?site=DE`, { waitUntil: 'domcontentloaded' })
      await until(() => page.evaluate(() => window.shopElements !== undefined), 'the loader has run')
      if (what === 'the code for changes') await ready('live')
      await page.evaluate((body) => void window.shopElements?.changeCart(body), change(2))
      await until(() => held.length > 0, 'the code is asked for')
      await page.goto(`${demo.url}/cart`, { waitUntil: 'domcontentloaded' })
      await until(async () => (await inCart(page)) === 2, 'the service has the change')
    })
  }

  it('loses no cart change that is made in the task in which it is left (CART-22)', async () => {
    const { page, until } = await demo.open('/?site=DE', { until: 'live' })
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
      page.evaluate((body) => {
        void window.shopElements?.changeCart(body)
        location.href = '/cart'
      }, change(3)),
    ])
    await until(async () => (await inCart(page)) === 3, 'the service has the change')
  })
})
