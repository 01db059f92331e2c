// tier 2: a release on another host, which changes with the release tools only
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import {
  type Running,
  release,
  type StaticOptions,
  staticCdn,
  temporaryFolder,
} from '../../../../test/e2e/support/release.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { type Release, snippetsOf } from '../../../../test/e2e/support/snippets.ts'
import type { Readiness, Visitor } from '../../../../test/e2e/support/visitor.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'))

describe('a release, loaded by a page of another host', () => {
  const demo = shop()
  const folder = temporaryFolder()
  before(() => release(folder.path))
  after(() => folder.remove())

  const serve = async (options: StaticOptions = {}) => {
    const cdn = await staticCdn(folder.path, options)
    demo.onEnd(cdn.close)
    return cdn
  }
  /** The requests of a page to the CDN, by path. */
  const requestedBy = ({ asked }: Visitor, cdn: Running) =>
    asked(new RegExp(`^${cdn.url}`)).map((url) => url.slice(`${cdn.url}/shop-elements/`.length))

  /** A page with pasted fragments, as the release's page makes it. */
  const visit = async (
    cdn: Running,
    release: Release,
    until: Readiness = 'whole',
    include: 'copy' | 'tag' = 'copy',
  ) => {
    const { page: html, policy } = await snippetsOf(folder.path, cdn.url, release, { site: 'DE', include })
    const url = await demo.pages({ '/': { html, policy: policy.replaceAll('\n', ' ') } })
    return demo.open(url, { withRequests: true, until })
  }

  it('a page names the channel only, and all code comes from its version (DELIVERY-9, DELIVERY-40)', async () => {
    const cdn = await serve()
    const requested = requestedBy(await visit(cdn, '1'), cdn)
    assert.deepEqual(
      requested.filter((path) => !path.startsWith(`${version}/`)),
      ['1/shop-elements.js'],
    )
    assert.ok(requested.includes(`${version}/elements/shop-header.js`))
    assert.equal(new Set(requested).size, requested.length, 'Nothing is fetched twice.')
  })

  it('works where the CDN redirects a channel to its version, too', async () => {
    const cdn = await serve({
      instead: (path) =>
        path.startsWith('/shop-elements/1/') ? { location: path.replace('/1/', `/${version}/`) } : undefined,
    })
    const requested = requestedBy(await visit(cdn, '1'), cdn)
    assert.ok(requested.includes(`${version}/shop-elements.js`))
    assert.ok(requested.includes(`${version}/elements/shop-header.js`))
  })

  it('a single element works without the loader, from a channel (DELIVERY-2)', async () => {
    const cdn = await serve()
    const html = `<!doctype html><title>One</title><script type="module" src="${cdn.url}/shop-elements/1/elements/shop-footer.js"></script><shop-footer site="HU"></shop-footer>`
    const visitor = await demo.open(await demo.pages({ '/': { html } }), { withRequests: true, until: 'loaded' })
    await visitor.says('shop-footer >>> .footer', 'Magyarország')
    assert.ok(!requestedBy(visitor, cdn).some((path) => path.includes('shop-elements.js')))
  })

  for (const include of ['copy', 'tag'] as const) {
    it(`a pinned version with its hashes loads under its policy (${include}, DELIVERY-41)`, async () => {
      const cdn = await serve()
      const visitor = await visit(cdn, version, 'whole', include)
      for (const tag of ['shop-header', 'shop-footer']) assert.ok(await visitor.isAwake(tag), tag)
      const requested = requestedBy(visitor, cdn)
      assert.equal(new Set(requested).size, requested.length, `Nothing is fetched twice: ${requested.join(' ')}`)
    })
  }

  it('a changed loader is not run, and the fragments go on working (DELIVERY-41)', async () => {
    const cdn = await serve({
      instead: (path) => (path.endsWith('/shop-elements.js') ? { body: 'window.isTampered = true' } : undefined),
    })
    const { page, logs, leave, click } = await visit(cdn, version, 'loaded')
    logs(/integrity/)
    assert.equal(await page.evaluate(() => 'isTampered' in window), false)
    assert.match(await leave(() => click('shop-header >>> [part=cart-icon]')), /^\/cart\?/)
  })

  it('a changed chunk is not run: it is reported, and the fragment goes on working (DELIVERY-41)', async () => {
    const cdn = await serve({
      instead: (path) => (path.includes('/chunks/shell-') ? { body: 'window.isTampered = true' } : undefined),
    })
    const { page, logs, has, leave, click } = await visit(cdn, version, 'awake')
    logs(/integrity/, /<shop-header> CODE_UNAVAILABLE: The code can't be loaded/, /(CODE|PROMOTION)_UNAVAILABLE/)
    assert.equal(await page.evaluate(() => 'isTampered' in window), false)
    assert.ok(await has('shop-header >>> .header'))
    assert.match(await leave(() => click('shop-header >>> [part=cart-icon]')), /^\/cart\?/)
  })

  it('a repeat visit within 5 minutes requests nothing from the CDN (DELIVERY-40)', async () => {
    const cdn = await serve()
    const { page } = await visit(cdn, '1', 'loaded')
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
