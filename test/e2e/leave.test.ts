// tier 2: moments that few changes touch
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { productInStock, setArticle } from '../services/support.ts'
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

describe('a page that is left while code is on its way', () => {
  const demo = shop({ withPictures: false })

  for (const [what, code] of Object.entries({
    'the code for changes': /cart-change/,
    'all code but the loader': /chunks\/|elements\//,
  })) {
    it(`loses no cart change: ${what} (CART-22)`, async () => {
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
