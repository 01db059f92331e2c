// tier 2: a command that opens strange pages
/** `npx shop-elements try` on strange pages: each is shown as on its own host, with our header and footer. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { listen, type Running } from '../../../../test/e2e/support/release.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { PLAIN, RAN_CODE, STRANGE_PAGES } from '../../../../test/e2e/support/strange-pages.ts'
import { tried } from '../../../../test/e2e/support/tried.ts'

const hash = createHash('sha256').update(RAN_CODE).digest('base64')
const names = Object.keys(STRANGE_PAGES)

/** The host of the pages, each at its number. */
const host = () =>
  listen(({ url = '', headers }, response) => {
    const strange = STRANGE_PAGES[names[Number(url.slice(1))] ?? '']
    const type = { 'content-type': 'text/html; charset=utf-8' }
    if (url === '/plain') return void response.writeHead(200, type).end(PLAIN)
    if (url === '/sw.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end()
    if (url === '/part') return void response.writeHead(200, type).end('<p>part</p>')
    if (!strange) return void response.writeHead(404).end()
    const own = Object.entries(strange.headers ?? {}).map(([name, value]) => [name, value.replace('HASH_OF_RAN', hash)])
    const html = strange.html.replaceAll('LIVE', `http://${headers.host}`)
    response.writeHead(200, { ...type, ...Object.fromEntries(own) }).end(Buffer.from(html, 'latin1'))
  })

/** The faults of what is seen of our elements. */
const problemsOf = (page: Page) =>
  page.evaluate(async () => {
    await window.shopElements?.ready
    const parts = { 'shop-header': '.header', 'shop-footer': '.footer__main' }
    const found = Object.entries(parts).flatMap(([tag, part]) => {
      const box = document.querySelector(tag)?.shadowRoot?.querySelector(part)?.getBoundingClientRect()
      return box && box.height > 40 && box.width > 1000 ? [] : [`${tag} is ${box?.width} × ${box?.height}`]
    })
    if (document.body.textContent?.includes('Old')) found.push('the old header or footer is there')
    return found.join()
  })

describe('a strange page that is tried (TRY-1, TRY-2, TRY-4)', () => {
  const demo = shop({ withPictures: false })
  let live: Running
  let copy: Running
  before(async () => {
    live = await host()
    copy = await tried(live.url, '--header', '#head', '--footer', '#foot')
  })
  after(() => {
    copy.close()
    live.close()
  })

  for (const [index, [name, { isLeft = false, check = 'true', allows }]] of Object.entries(STRANGE_PAGES).entries())
    it(`is shown with ${name}`, async () => {
      const { page, problems } = await demo.visitor()
      await page.goto(`${new URL(copy.url).origin}/${index}`)
      assert.ok(await page.evaluate(check), check)
      if (!isLeft) assert.equal(await problemsOf(page), '')
      assert.deepEqual(
        problems.filter((one) => !/ answered with 404|status of 404/.test(one) && !allows?.test(one)),
        [],
      )
    })
})
