import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { productInStock, setArticle } from '../services/support.ts'
import { elementsLive, shop, waitUntil } from './support/shop.ts'

const article = productInStock()
const change = (quantity: number) => setArticle(article, quantity)

/** Holds back files of the CDN whose address matches, for ever. Resolves with what was asked for. */
async function holdBack(page: Page, cdnUrl: string, held: RegExp): Promise<string[]> {
  const asked: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(cdnUrl) && held.test(url)) asked.push(url)
    else void request.continue()
  })
  return asked
}

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

  for (const [what, held] of Object.entries({
    'the code for changes': /cart-change/,
    'the live layer': /chunks\/live-/,
    'all code but the loader': /chunks\/|elements\//,
  })) {
    it(`loses no cart change: ${what} (CART-22)`, async () => {
      const { page } = await demo.visitor({ withRequests: true })
      const asked = await holdBack(page, demo.cdnUrl, held)
      await page.goto(`${demo.url}/?site=DE`, { waitUntil: 'domcontentloaded' })
      await waitUntil('the loader has run', () => page.evaluate(() => window.shopElements !== undefined))
      if (what === 'the code for changes') await elementsLive(page)
      await page.evaluate((body) => void window.shopElements?.changeCart(body), change(2))
      await waitUntil('the code is asked for', async () => asked.length > 0)
      await page.goto(`${demo.url}/cart`, { waitUntil: 'domcontentloaded' })
      await waitUntil('the service has the change', async () => (await inCart(page)) === 2)
    })
  }

  it('loses no cart change that is made in the task in which it is left (CART-22)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`)
    await elementsLive(page)
    await Promise.all([
      page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
      page.evaluate((body) => {
        void window.shopElements?.changeCart(body)
        location.href = '/cart'
      }, change(3)),
    ])
    await waitUntil('the service has the change', async () => (await inCart(page)) === 3)
  })

  it('makes no change in the cart of who has logged in meanwhile, and says so (CART-46)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    let release = () => {}
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (!/cart-change/.test(request.url())) return void request.continue()
      release = () => void request.continue()
    })
    await page.goto(`${demo.url}/?site=DE&login=off`)
    await elementsLive(page)
    const result = page.evaluate(async (body) => {
      const answer = window.shopElements?.changeCart(body)
      await new Promise((next) => setTimeout(next))
      // The shop's own login, in this tab or another one.
      await fetch('/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=Berta&password=x&returnTo=/',
      })
      document.cookie = 'longTermToken=another-person; path=/'
      return answer
    }, change(2))
    await waitUntil('the login is there', () => page.evaluate(() => document.cookie.includes('another-person')))
    release()
    const { ok, error, message } = (await result) ?? {}
    assert.deepEqual([ok, error], [false, 'UNKNOWN'])
    assert.match(String(message), /Warenkorb/)
  })
})
