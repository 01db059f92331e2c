/** Fragments and code of different releases meet: a page has a copy of an older fragment, or a cache an older loader. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import type { Page } from 'puppeteer-core'
import { PRODUCTS } from '../../services/catalogue/products.ts'
import { pageHost, ROOT, type Running } from './support/release.ts'
import { atRest, elementsReady, shop, type VisitorOptions, waitForElement } from './support/shop.ts'

const KEPT = join(ROOT, 'test/releases')
const RELEASES = readdirSync(KEPT).filter((name) => !name.endsWith('.md'))
const BEFORE = '1.0.0'
const TAGS = ['shop-header', 'shop-newsletter', 'shop-footer']

/** The code of the release before, from another host. */
async function codeBefore(): Promise<Running> {
  const packed = readFileSync(join(KEPT, BEFORE, 'code.json.br'))
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(packed).toString())
  const server = createServer((request, response) => {
    const code = files[(request.url ?? '').slice(1)]
    response.setHeader('access-control-allow-origin', '*')
    if (code === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/javascript')
    response.end(code)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

describe('fragments and code of different releases', () => {
  const demo = shop({ withPictures: false })
  const running: Running[] = []
  let old: Running
  before(async () => {
    old = await codeBefore()
    running.push(old)
  })
  after(() => {
    for (const { close } of running) close()
  })

  const visit = async (cdn: string, site: string, read: (tag: string) => string, options?: VisitorOptions) => {
    const fragments = TAGS.filter((tag) => site === 'DE' || tag !== 'shop-newsletter').map(read)
    const [header, ...others] = fragments
    const html = `<!doctype html><html lang="de" data-site="${site}"><meta charset="utf-8"><title>Shop</title>
      <script type="module" src="${cdn}/shop-elements.js"></script>${header}<main style="height: 50vh"></main>${others.join('')}`
    const host = await pageHost(demo.url, { '/': { html } })
    running.push(host)
    const visitor = await demo.visitor(options)
    await visitor.page.goto(`${host.url}/`)
    return visitor
  }
  const keptFragment = (release: string, site: string) => (tag: string) =>
    readFileSync(join(KEPT, release, `${site}.${tag}.html`), 'utf8')
  const fragmentOfToday = (site: string) => (tag: string) =>
    readFileSync(join(ROOT, 'dist/fragments', site, `${tag}.html`), 'utf8')

  /** With the campaigns, which come after the elements are ready. */
  const contentShown = async (page: Page) => {
    await elementsReady(page)
    await waitForElement(page, 'shop-header >>> .promotion--benefits')
    await atRest(page)
  }

  /** What a visitor has of an element: its words, links and fields, once each. */
  const contents = (page: Page) =>
    page.$$eval(TAGS.join(), (all) =>
      all.map((element) => {
        const root = element.shadowRoot as ShadowRoot
        // What stands in for the form in the footer is not shown where the form is.
        const nodes = root.querySelectorAll(':is(a, button, input, h2, h3, legend):not(shop-newsletter *)')
        const texts = [...nodes].map((node) => {
          const { textContent, localName } = node
          return `${localName} ${textContent?.trim()} ${node.getAttribute('href') ?? node.getAttribute('name') ?? ''}`
        })
        return [element.localName, ...texts]
      }),
    )

  const addsToCart = async (page: Page) => {
    const { id: productId, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
    const change = { productId, tcm, quantity: 2 }
    const answer = await page.evaluate((setArticle) => window.shopElements?.changeCart({ setArticle }), change)
    assert.equal(answer?.ok, true, JSON.stringify(answer))
    await page.waitForFunction(
      () => document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent === '2',
    )
  }
  const unexpected = (problems: readonly string[]) => problems.filter((text) => !text.includes('HYDRATION_MISMATCH'))

  for (const site of ['DE', 'HU'])
    it(`the code of today takes over fragments of ${RELEASES.join(', ')} (${site}, DELIVERY-57, DELIVERY-22)`, async () => {
      const today = await visit(demo.cdnUrl, site, fragmentOfToday(site))
      await contentShown(today.page)
      const expected = await contents(today.page)
      for (const release of RELEASES) {
        const { page, problems } = await visit(demo.cdnUrl, site, keptFragment(release, site))
        await contentShown(page)
        assert.deepEqual(await contents(page), expected, release)
        await addsToCart(page)
        assert.deepEqual(unexpected(problems), [], release)
      }
    })

  it(`the code of ${BEFORE} takes over the fragments of today (DELIVERY-57)`, async () => {
    const { page, problems } = await visit(old.url, 'DE', fragmentOfToday('DE'))
    await page.waitForFunction(
      (tags) => tags.every((tag) => document.querySelector(tag)?.matches(':defined')),
      {},
      TAGS,
    )
    await page.evaluate(() => window.shopElements?.ready)
    await addsToCart(page)
    await page.hover('shop-header >>> [part=cart-icon]')
    await waitForElement(page, 'shop-header >>> shop-minicart >>> .tile')
    assert.equal(
      await page.$$eval('shop-header', ([header]) => header?.shadowRoot?.querySelectorAll('.header').length),
      1,
    )
    assert.deepEqual(unexpected(problems), [])
  })

  for (const isTodayFirst of [true, false])
    it(`code of ${BEFORE} and of today share a page, ${isTodayFirst ? 'today’s' : 'the older'} first: one loader, one call (DELIVERY-12, DELIVERY-13, EVENT-2)`, async () => {
      const [first = '', second = ''] = isTodayFirst ? [demo.cdnUrl, old.url] : [old.url, demo.cdnUrl]
      const { page, problems } = await visit(first, 'DE', fragmentOfToday('DE'), { withRequests: true })
      await page.evaluate(() => window.shopElements?.ready)
      const calls: string[] = []
      page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
      const isFirst = await page.evaluate(async (cdn) => {
        const api = window.shopElements
        await import(`${cdn}/shop-elements.js`)
        await import(`${cdn}/elements/shop-minicart.js`)
        document.querySelector('main')?.append(document.createElement('shop-minicart'))
        return api === window.shopElements
      }, second)
      assert.ok(isFirst)
      await addsToCart(page)
      await waitForElement(page, 'main >>> shop-minicart >>> .tile')
      assert.equal(calls.length, 1)
      const refused = problems.filter((text) =>
        text.startsWith('[shop-elements] Version 1.0.0 is already loaded on this page'),
      )
      assert.equal(refused.length, 1)
    })
})
