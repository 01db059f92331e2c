// tier 2: a browser of its own, with tools for assistants switched on
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { shop } from './support/shop.ts'

const NAMES = ['change_cart', 'open', 'read_cart', 'search_products']
const LATE = /chunks\/(proposal|rare)/

describe('tools for assistants, in the browser', () => {
  const demo = shop({ withPictures: false })
  let browser: Browser
  before(async () => {
    browser = await puppeteer.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        ...(process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
        '--enable-features=WebMCP,WebMCPTesting,DevToolsWebMCPSupport',
      ],
    })
  })
  after(() => browser?.close())

  /** A page of a new visitor, with what it asks for. */
  async function open(path: string): Promise<{ page: Page; asked: string[] }> {
    const page = await (await browser.createBrowserContext()).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewport({ width: 1024, height: 800 })
    await page.goto(`${demo.url}${path}`)
    await page.evaluate(() => window.shopElements?.ready)
    return { page, asked }
  }
  const ours = (page: Page) => page.webmcp.tools().filter(({ name }) => NAMES.includes(name))
  const listed = async (page: Page, isThere = () => ours(page).length === NAMES.length) => {
    for (;;) {
      if (isThere()) return
      await new Promise<void>((resolve) => void page.webmcp.once('toolsadded', () => resolve()))
    }
  }
  async function call(page: Page, name: string, input: object = {}) {
    const { status, output } = (await ours(page)
      .find((tool) => tool.name === name)
      ?.execute(input)) ?? { status: 'Error' }
    assert.equal(status, 'Completed')
    // Chromium hands some answers on as text.
    return typeof output === 'string' ? JSON.parse(output) : output
  }

  it('are listed by it, called by it, shown to the shopper and taken back (PROPOSAL-2, PROPOSAL-5, PROPOSAL-10)', async () => {
    const { page } = await open('/?site=DE&tools=on')
    await listed(page)
    const tools = ours(page).sort((one, other) => (one.name < other.name ? -1 : 1))
    assert.deepEqual(
      tools.map(({ name, annotations }) => [name, annotations?.readOnly, annotations?.untrustedContent]),
      NAMES.map((name) => [name, /^(read|search)/.test(name), true]),
    )
    const pieces = async (name: string) => {
      const { items, count } = await call(page, 'read_cart')
      const item = items.find(({ title }: { title: string }) => title === name)
      return { count, of: item?.quantity ?? 0 }
    }
    const { products } = await call(page, 'search_products', { text: 'kaffee' })
    const [{ productId, title }] = products
    const before = await pieces(title)
    const made = await call(page, 'change_cart', { setArticle: { productId, quantity: before.of + 2 } })
    assert.deepEqual(
      [made, await pieces(title)],
      [
        { changed: true, title, quantity: before.of + 2, before: before.of },
        { count: before.count + 2, of: before.of + 2 },
      ],
    )
    const undo = await page.waitForSelector('shop-header >>> [part=assistant] [data-undo]', { visible: true })
    await undo?.click()
    await page.waitForFunction((count) => window.shopElements?.state().itemCount === count, {}, before.count)
    await page.waitForSelector('shop-header >>> [part=assistant]', { hidden: true })
  })

  it('have the form of the search beside them, once, where React has rendered it (PROPOSAL-18)', async () => {
    const { page } = await open('/?site=DE&tools=on')
    await page.evaluate(() => window.shopElements?.wake())
    const forms = () => page.webmcp.tools().filter(({ name }) => name === 'search')
    await listed(page, () => forms().length > 0)
    const [form] = await Promise.all(forms().map(({ formElement }) => formElement))
    assert.equal(await form?.evaluate((node) => node.getAttribute('action')), '/search')
  })

  it('ask the shopper, whose no is a failure (PROPOSAL-8, PROPOSAL-12)', async () => {
    const { page } = await open('/?site=DE&tools=ask')
    await listed(page)
    const { products } = await call(page, 'search_products', { text: 'kaffee' })
    const changing = call(page, 'change_cart', { setArticle: { productId: products[0].productId, quantity: 1 } })
    const dialog = await page.waitForSelector('shop-header >>> [part=proposal]', { visible: true })
    const words = await dialog?.evaluate((node) => (node as HTMLElement).innerText)
    assert.ok(words?.includes(products[0].title), words)
    await page.keyboard.press('Escape')
    const answer = await changing
    assert.deepEqual([answer.isError, answer.code], [true, 'DECLINED'])
  })

  it('cost nothing where the page does not want them, or the browser has none (PROPOSAL-1)', async () => {
    const without = await open('/?site=DE')
    assert.deepEqual(ours(without.page), [])
    assert.deepEqual(
      without.asked.filter((path) => LATE.test(path)),
      [],
    )
    const shopper = await demo.open('/?site=DE&tools=on', { withRequests: true, until: 'header' })
    await shopper.rest()
    assert.deepEqual(shopper.asked(LATE), [])
    // And what is fetched where both are there.
    const { page, asked } = await open('/?site=DE&tools=on')
    await listed(page)
    const late = asked.filter((path) => LATE.test(path))
    assert.deepEqual([late.length, /proposals-/.test(late[0] ?? '')], [1, true])
  })
})
