import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { pageHost, type Running, release, type StaticOptions, staticCdn, temporaryFolder } from './support/release.ts'
import { elementsReady, footerReady, shop } from './support/shop.ts'
import { type Release, snippetsOf } from './support/snippets.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))

/** Records what a page requests from the CDN, by path. */
function watchRequests(page: Page, cdn: Running): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(cdn.url)) requested.push(request.url().slice(`${cdn.url}/shop-elements/`.length))
  })
  return requested
}

describe('a release, loaded by a page of another host', () => {
  const demo = shop()
  const folder = temporaryFolder()
  const running: Running[] = []
  before(() => release(folder.path))
  after(() => {
    for (const { close } of running) close()
    folder.remove()
  })

  const serve = async (options: StaticOptions = {}) => {
    const cdn = await staticCdn(folder.path, options)
    running.push(cdn)
    return cdn
  }

  /** A page with pasted fragments, as the release's page makes it. */
  const visit = async (cdn: Running, release: Release, include: 'copy' | 'tag' = 'copy') => {
    const { page: html, policy } = await snippetsOf(folder.path, cdn.url, release, { site: 'DE', include })
    const host = await pageHost(demo.url, { '/': { html, policy: policy.replaceAll('\n', ' ') } })
    running.push(host)
    const visitor = await demo.visitor({ withRequests: true })
    const requested = watchRequests(visitor.page, cdn)
    await visitor.page.goto(`${host.url}/`)
    return { ...visitor, requested }
  }

  it('a page names the channel only, and all code comes from its version (DELIVERY-9, DELIVERY-40)', async () => {
    const cdn = await serve()
    const { page, requested, problems } = await visit(cdn, '1')
    await elementsReady(page)
    await footerReady(page)
    assert.deepEqual(
      requested.filter((path) => !path.startsWith(`${version}/`)),
      ['1/shop-elements.js'],
    )
    assert.ok(requested.includes(`${version}/elements/shop-header.js`))
    assert.equal(new Set(requested).size, requested.length, 'Nothing is fetched twice.')
    assert.deepEqual(problems, [])
  })

  it('works where the CDN redirects a channel to its version, too', async () => {
    const cdn = await serve({
      instead: (path) =>
        path.startsWith('/shop-elements/1/') ? { location: path.replace('/1/', `/${version}/`) } : undefined,
    })
    const { page, requested, problems } = await visit(cdn, '1')
    await elementsReady(page)
    assert.ok(requested.includes(`${version}/shop-elements.js`))
    assert.ok(requested.includes(`${version}/elements/shop-header.js`))
    assert.deepEqual(problems, [])
  })

  it('a single element works without the loader, from a channel (DELIVERY-2)', async () => {
    const cdn = await serve()
    const html = `<!doctype html><title>One</title><script type="module" src="${cdn.url}/shop-elements/1/elements/shop-footer.js"></script><shop-footer site="HU"></shop-footer>`
    const host = await pageHost(demo.url, { '/': { html } })
    running.push(host)
    const { page } = await demo.visitor({ withRequests: true })
    const requested = watchRequests(page, cdn)
    await page.goto(`${host.url}/`)
    await page.waitForFunction(() =>
      document.querySelector('shop-footer')?.shadowRoot?.textContent?.includes('Magyarország'),
    )
    assert.ok(!requested.some((path) => path.includes('shop-elements.js')))
  })

  for (const include of ['copy', 'tag'] as const) {
    it(`a pinned version with its hashes loads under its policy (${include}, DELIVERY-41)`, async () => {
      const cdn = await serve()
      const { page, problems, requested } = await visit(cdn, version, include)
      await elementsReady(page)
      await footerReady(page)
      assert.deepEqual(
        await page.$$eval('shop-header, shop-footer', (all) => all.map((element) => element.matches(':defined'))),
        [true, true],
      )
      assert.equal(new Set(requested).size, requested.length, `Nothing is fetched twice: ${requested.join(' ')}`)
      assert.deepEqual(problems, [])
    })
  }

  it('a changed loader is not run, and the fragments go on working (DELIVERY-41)', async () => {
    const cdn = await serve({
      instead: (path) => (path.endsWith('/shop-elements.js') ? { body: 'window.isTampered = true' } : undefined),
    })
    const { page, problems } = await visit(cdn, version)
    await page.waitForFunction(() => document.readyState === 'complete')
    assert.equal(await page.evaluate(() => 'isTampered' in window), false)
    assert.match(problems.join(), /integrity/)
    await Promise.all([page.waitForNavigation(), page.click('shop-header >>> [part=cart-icon]')])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('a changed chunk is not run: it is reported, and the fragment goes on working (DELIVERY-41)', async () => {
    const cdn = await serve({
      instead: (path) => (path.includes('/chunks/shell-') ? { body: 'window.isTampered = true' } : undefined),
    })
    const { page, problems } = await visit(cdn, version)
    await elementsReady(page)
    assert.equal(await page.evaluate(() => 'isTampered' in window), false)
    assert.match(problems.join(), /integrity/)
    assert.match(problems.join(), /<shop-header> CODE_UNAVAILABLE: The code can't be loaded/)
    assert.ok(await page.$('shop-header >>> .header'))
    await Promise.all([page.waitForNavigation(), page.click('shop-header >>> [part=cart-icon]')])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('a repeat visit within 5 minutes requests nothing from the CDN (DELIVERY-40)', async () => {
    const cdn = await serve()
    const { page } = await visit(cdn, '1')
    await page.waitForNetworkIdle({ idleTime: 700 })
    const answers: [boolean, string][] = []
    page.on('response', (response) => {
      if (response.url().startsWith(cdn.url)) answers.push([response.fromCache(), response.url()])
    })
    await page.goto(page.url())
    await page.waitForNetworkIdle({ idleTime: 700 })
    assert.ok(answers.length >= 2, `${answers.length} files`)
    assert.deepEqual(
      answers.filter(([isCached]) => !isCached),
      [],
    )
  })
})
