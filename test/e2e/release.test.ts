import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { pageHost, type Running, release, type StaticOptions, staticCdn, temporaryFolder } from './support/release.ts'
import { alive, footerAlive, shop } from './support/shop.ts'
import { type Release, snippetsOf } from './support/snippets.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))

/** What a page asks of the CDN, by path. */
function watchRequests(page: Page, cdn: Running): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(cdn.url)) asked.push(request.url().slice(`${cdn.url}/shop-elements/`.length))
  })
  return asked
}

describe('a release, served to a page of another host', () => {
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

  /** A page with pasted fragments, as the page with the snippets says it. */
  const visit = async (cdn: Running, release: Release, include: 'copy' | 'tag' = 'copy') => {
    const { page: html, policy } = await snippetsOf(folder.path, cdn.url, release, { site: 'DE', include })
    const host = await pageHost(demo.url, { '/': { html, policy: policy.replaceAll('\n', ' ') } })
    running.push(host)
    const visitor = await demo.visitor()
    const asked = watchRequests(visitor.page, cdn)
    await visitor.page.goto(`${host.url}/`)
    return { ...visitor, asked }
  }

  it('a page names the channel only, and everything it loads comes from the version that the channel leads to', async () => {
    const cdn = await serve()
    const { page, asked, complaints } = await visit(cdn, '1')
    await alive(page)
    await footerAlive(page)
    assert.deepEqual(
      asked.filter((path) => !path.startsWith(`${version}/`)),
      ['1/shop-elements.js'],
    )
    assert.ok(asked.includes(`${version}/elements/shop-header.js`))
    assert.equal(new Set(asked).size, asked.length, 'Nothing is fetched twice.')
    assert.deepEqual(complaints, [])
  })

  it('works as well where the CDN redirects a channel to its version', async () => {
    const cdn = await serve({
      instead: (path) =>
        path.startsWith('/shop-elements/1/') ? { location: path.replace('/1/', `/${version}/`) } : undefined,
    })
    const { page, asked, complaints } = await visit(cdn, '1')
    await alive(page)
    assert.ok(asked.includes(`${version}/shop-elements.js`))
    assert.ok(asked.includes(`${version}/elements/shop-header.js`))
    assert.deepEqual(complaints, [])
  })

  it('an element alone, from a channel', async () => {
    const cdn = await serve()
    const html = `<!doctype html><title>One</title><script type="module" src="${cdn.url}/shop-elements/1/elements/shop-footer.js"></script><shop-footer site="HU"></shop-footer>`
    const host = await pageHost(demo.url, { '/': { html } })
    running.push(host)
    const { page } = await demo.visitor()
    const asked = watchRequests(page, cdn)
    await page.goto(`${host.url}/`)
    await page.waitForFunction(() =>
      document.querySelector('shop-footer')?.shadowRoot?.textContent?.includes('Magyarország'),
    )
    assert.ok(!asked.some((path) => path.includes('shop-elements.js')))
  })

  for (const include of ['copy', 'tag'] as const) {
    it(`a pinned version with its hashes loads under the policy that names its import map (${include})`, async () => {
      const cdn = await serve()
      const { page, complaints, asked } = await visit(cdn, version, include)
      await alive(page)
      await footerAlive(page)
      assert.deepEqual(
        await page.$$eval('shop-header, shop-footer', (all) => all.map((element) => element.matches(':defined'))),
        [true, true],
      )
      assert.equal(new Set(asked).size, asked.length, `Nothing is fetched twice: ${asked.join(' ')}`)
      assert.deepEqual(complaints, [])
    })
  }

  it('a loader that was tampered with is refused, and the page and its fragments live on', async () => {
    const cdn = await serve({
      instead: (path) => (path.endsWith('/shop-elements.js') ? { body: 'window.isTampered = true' } : undefined),
    })
    const { page, complaints } = await visit(cdn, version)
    await page.waitForFunction(() => document.readyState === 'complete')
    assert.equal(await page.evaluate(() => 'isTampered' in window), false)
    assert.match(complaints.join(), /integrity/)
    await Promise.all([page.waitForNavigation(), page.click('shop-header >>> [part=cart-icon]')])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('a chunk that was tampered with is refused: it is told, its fragment stays, and its links work', async () => {
    const cdn = await serve({
      instead: (path) => (path.includes('/chunks/core-') ? { body: 'window.isTampered = true' } : undefined),
    })
    const { page, complaints } = await visit(cdn, version)
    await alive(page)
    assert.equal(await page.evaluate(() => 'isTampered' in window), false)
    assert.match(complaints.join(), /integrity/)
    assert.match(complaints.join(), /<shop-header> The code can't be loaded/)
    assert.ok(await page.$('shop-header >>> .header'))
    await Promise.all([page.waitForNavigation(), page.click('shop-header >>> [part=cart-icon]')])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('a repeat visit asks the CDN for nothing within the five minutes of a channel', async () => {
    const cdn = await serve()
    const { page } = await visit(cdn, '1')
    await page.waitForNetworkIdle({ idleTime: 700 })
    const answers: [boolean, string][] = []
    page.on('response', (response) => {
      if (response.url().startsWith(cdn.url)) answers.push([response.fromCache(), response.url()])
    })
    await page.goto(page.url())
    await page.waitForNetworkIdle({ idleTime: 700 })
    assert.ok(answers.length > 5, `${answers.length} files`)
    assert.deepEqual(
      answers.filter(([isCached]) => !isCached),
      [],
    )
  })
})
