// tier 2: a channel for testers, which changes with the loader and the release tools only
/** Another channel on the real page, for testers. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { otherBuild } from './support/other-release.ts'
import { type Running, release, runRelease, staticCdn, temporaryFolder, VERSION } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const NEXT = VERSION.replace(/\..*/, '.99.0')
const [MAJOR = ''] = VERSION.split('.')
const STAGED = `${MAJOR}-next`
const KEY = 'a-key-of-the-testers'
const HASH = createHash('sha256').update(KEY).digest('hex')
const asking = (channel: string) => `?shop-elements=${encodeURIComponent(channel)}:${KEY}`

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
    const attribute = channels && ` preview-channels="${channels}" preview-key="${HASH}"`
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

  it('runs for who has the key, with elements that work, until it is ended', async () => {
    // The last one is the page's own.
    const paths = ['', asking(STAGED), '', '?shop-elements=off', '', asking(MAJOR)]
    const { ran } = await versions(`${MAJOR} ${STAGED}`, paths, /Channel \S+ is tested in this browser/)
    assert.deepEqual(ran, [VERSION, NEXT, NEXT, VERSION, VERSION, VERSION])
  })

  it('is seen, and ended by the note that says so; others fetch nothing for it (DELIVERY-83)', async () => {
    const { visitor } = await versions(STAGED, ['', asking(STAGED)], /Channel \S+ is tested in this browser/)
    await visitor.says('aside[lang=en]', `Channel ${STAGED} is tested here`)
    await visitor.leave(() => visitor.click('aside[lang=en] button'))
    await visitor.see('shop-header >>> .header')
    assert.equal(await visitor.page.evaluate(() => window.shopElements?.version), VERSION)
    await visitor.gone('aside[lang=en]')
    const loaded = await visitor.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    assert.ok(loaded.some((name) => name.includes('/chunks/')) && !loaded.some((name) => name.includes('tester')))
  })

  it('is not run where the tag names none', async () => {
    const { ran } = await versions('', [asking(STAGED), '?other=1'])
    assert.deepEqual(ran, [VERSION, VERSION])
  })

  it('that is not there leaves the page its own version', async () => {
    const { ran } = await versions('9-next', [asking('9-next')], /Channel 9-next can't be loaded/, /404/)
    assert.deepEqual(ran, [VERSION])
  })
})
