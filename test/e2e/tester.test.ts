// tier 2: a channel for testers, which changes with the loader and the release tools only
/** Another channel on the real page, for testers. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { otherBuild } from './support/other-release.ts'
import { type Running, release, runRelease, staticCdn, temporaryFolder, VERSION } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const NEXT = VERSION.replace(/\..*/, '.99.0')
const [MAJOR] = VERSION.split('.')
const STAGED = `${MAJOR}-next`

describe('a channel for testers (DELIVERY-81)', () => {
  const demo = shop({ withPictures: false })
  const folder = temporaryFolder()
  let cdn: Running
  before(async () => {
    release(folder.path)
    const build = temporaryFolder()
    otherBuild(build.path, NEXT)
    const { status, output } = runRelease(folder.path, '--dist', build.path, '--channel', STAGED)
    assert.equal(status, 0, output)
    build.remove()
    cdn = await staticCdn(folder.path)
  })
  after(() => {
    cdn?.close()
    folder.remove()
  })

  /** Visits the paths of a page one after the other; returns the version that ran on each. */
  async function versions(channels: string, paths: readonly string[], ...logs: RegExp[]) {
    const attribute = channels && ` preview-channels="${channels}"`
    const html = `<!doctype html><html lang="de" data-site="DE"><meta charset="utf-8"><title>Shop</title>
      <script type="module" src="${cdn.url}/shop-elements/${MAJOR}/shop-elements.js"${attribute}></script>
      <shop-header></shop-header><main></main>`
    const origin = await demo.pages(Object.fromEntries(paths.map((path) => [`/${path}`, { html }])))
    const visitor: Visitor = await demo.visitor({ withRequests: true })
    visitor.logs(...logs)
    const ran: string[] = []
    for (const path of paths) {
      await visitor.open(`${origin}/${path}`, 'loaded')
      await visitor.see('shop-header >>> .header')
      ran.push((await visitor.page.evaluate(() => window.shopElements?.version)) ?? 'none')
    }
    return { ran, visitor }
  }

  it('runs while the session lasts, with elements that work, until it is ended', async () => {
    const paths = ['', `?shop-elements=${STAGED}`, '', '?shop-elements=off', '']
    const { ran } = await versions(`1.0 ${STAGED}`, paths, /Channel \S+ is tested in this session/)
    assert.deepEqual(ran, [VERSION, NEXT, NEXT, VERSION, VERSION])
  })

  it('is not run for others, who fetch nothing for it', async () => {
    const { ran, visitor } = await versions(STAGED, ['', '?other=1'])
    assert.deepEqual(ran, [VERSION, VERSION])
    const loaded = await visitor.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    assert.ok(
      loaded.some((name) => name.includes('/chunks/')),
      loaded.join(),
    )
    assert.ok(!loaded.some((name) => name.includes('tester')), loaded.join())
  })

  for (const channels of ['', `x${STAGED}`])
    it(`is refused where the tag names ${channels || 'none'}, also for the cookie of another page`, async () => {
      const paths = [`?shop-elements=${STAGED}`, '?other=1']
      const { ran, visitor } = await versions(channels, paths, ...(channels ? [/is not tested: the loader's tag/] : []))
      assert.deepEqual(ran, [VERSION, VERSION])
      await visitor.page.evaluate((channel) => {
        document.cookie = `shop-elements=${channel}; Path=/`
      }, STAGED)
      await visitor.page.reload()
      await visitor.see('shop-header >>> .header')
      assert.equal(await visitor.page.evaluate(() => window.shopElements?.version), VERSION)
    })

  it('that is the page’s own runs as always', async () => {
    const { ran } = await versions(`${MAJOR} ${STAGED}`, [`?shop-elements=${MAJOR}`, ''])
    assert.deepEqual(ran, [VERSION, VERSION])
  })

  it('leads to no other folder', async () => {
    const path = `../${MAJOR}`
    const { ran } = await versions(path, [`?shop-elements=${encodeURIComponent(path)}`], /is not tested/)
    assert.deepEqual(ran, [VERSION])
  })

  it('that is not there leaves the page its own version', async () => {
    const { ran } = await versions('9-next', ['?shop-elements=9-next'], /Channel 9-next can't be loaded/, /404/)
    assert.deepEqual(ran, [VERSION])
  })
})
