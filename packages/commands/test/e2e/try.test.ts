// tier 2: a command that opens live pages
/** `npx shop-elements try` in a browser: the demo shop with its own build, and a page that has nothing of ours. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { VERSION } from '../../../../test/e2e/support/release.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { tried } from '../../../../test/e2e/support/tried.ts'

const PANEL = '#shop-elements-try ~ aside, html > aside'

describe('a live page that is tried (TRY-1, TRY-2)', () => {
  const demo = shop({ withPictures: false })

  /** Starts the command for a page until the end of the test. */
  async function startTried(...args: string[]): Promise<string> {
    const { url, close } = await tried(...args)
    demo.onEnd(close)
    return url
  }

  const said = (page: Awaited<ReturnType<typeof demo.visitor>>['page']) =>
    page.$eval(PANEL, (panel) => panel.shadowRoot?.textContent ?? '')

  it('has the version of the package in the place of its own, works, and says so', async () => {
    const visitor = await demo.visitor({ withRequests: true })
    // A request that the page sends on by itself.
    visitor.logs(/405 \(Method Not Allowed\)/)
    await visitor.open(await startTried(`${demo.url}/?site=AT`), 'whole')
    await visitor.see(`${PANEL.replaceAll('aside', 'aside[data-done]')}`)
    assert.match(
      await said(visitor.page),
      new RegExp(`shop-elements ${VERSION} is tried here.*The loader \\S+ was replaced`),
    )
    assert.equal(await visitor.page.$eval('shop-header', (header) => header.getAttribute('site')), 'AT')
    await visitor.press('Enter', 'shop-header >>> [part=cart-icon]')
    await visitor.see('shop-header >>> shop-minicart >>> [part=minicart]')
    const loaders = await visitor.page.$$eval('script[type=module]', (all) =>
      all.map((one) => (one as HTMLScriptElement).src),
    )
    assert.ok(
      loaders.every((src) => !src.startsWith(demo.cdnUrl)),
      loaders.join(),
    )
    assert.deepEqual(visitor.fetched, [])
  })

  it('has our tags where a page has its own header and footer, under its policy', async () => {
    const html = `<!doctype html><html lang="hu"><meta charset="utf-8"><title>Bolt</title>
      <body><header>Régi fejléc</header><main>Kávé</main><footer class="old">Régi lábléc</footer></body></html>`
    const host = await demo.pages({ '/bolt': { html, policy: "default-src 'self'; upgrade-insecure-requests" } })
    const visitor = await demo.visitor()
    const places = ['--header', 'body > header', '--footer', '.old', '--site', 'HU']
    await visitor.open(await startTried(`${host}/bolt`, ...places), 'whole')
    await visitor.see(`${PANEL.replaceAll('aside', 'aside[data-done]')}`)
    assert.match(await visitor.text('body'), /Kávé/)
    assert.ok(await visitor.has('shop-header >>> [part=cart-icon]'))
    assert.equal(await visitor.page.evaluate(() => document.compatMode), 'CSS1Compat')
    assert.ok(!(await visitor.text('body')).includes('Régi'))
    assert.match(await said(visitor.page), /<shop-header> stands in the place of "body > header"/)
  })
})
