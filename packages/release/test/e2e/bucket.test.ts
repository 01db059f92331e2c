// tier 2: a release in a bucket, which changes with the release tools only
/** Releases in a bucket, as visitors of a shop get them. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { otherBuild } from '../../../../test/e2e/support/other-release.ts'
import { pageHost, ROOT, type Running, temporaryFolder, VERSION } from '../../../../test/e2e/support/release.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'
import { bucketStore } from '../../bucket-store.ts'
import { type ReleaseOptions, release } from '../../releasing.ts'
import { type BucketServer, bucketServer } from '../support/bucket.ts'

/** A version of the same major that there is not yet. */
const NEXT = '1.99.0'

describe('a bucket, read by visitors', () => {
  const demo = shop({ withPictures: false })
  const build = temporaryFolder()
  let bucket: BucketServer
  let host: Running
  let base: string
  before(async () => {
    bucket = await bucketServer()
    base = `${bucket.url}/shop/shop-elements`
    await publish({ dist: join(ROOT, 'dist') })
    otherBuild(build.path, NEXT)
    const fragment = async (tag: string) => (await fetch(`${base}/1/fragments/DE/${tag}.html`)).text()
    const html = `<!doctype html><html lang="de" data-site="DE"><meta charset="utf-8"><title>Shop</title>
      <script type="module" src="${base}/1/shop-elements.js"></script>
      ${await fragment('shop-header')}<main style="height: 200vh"></main>${await fragment('shop-footer')}`
    host = await pageHost(demo.url, { '/': { html } })
  })
  after(() => {
    host?.close()
    bucket?.close()
    build.remove()
  })

  const publish = (order: Partial<ReleaseOptions>) =>
    release(bucketStore('s3://cdn/shop'), { dist: build.path, ...order })

  /** Visits, touches all, and returns the loader's version, that of the code, and the visitor's number. */
  const visit = async (number?: number, visits = 1) => {
    const shopper = await demo.visitor({ withRequests: true })
    if (number !== undefined)
      await shopper.page.evaluateOnNewDocument((n) => localStorage.setItem('shop.canary', n), String(number))
    for (let count = 0; count < visits; count += 1) await shopper.open(host.url)
    const versions = shopper.asked(/./).map((url) => /\/shop-elements\/(\d+\.\d+\.\d+)\//.exec(url)?.[1] ?? [])
    const code = [...new Set(versions.flat())]
    const seen = await shopper.page.evaluate(() => [window.shopElements?.version, localStorage.getItem('shop.canary')])
    return { version: seen[0], code, number: seen[1] }
  }

  it('serves a release, a canary and a rollback (DELIVERY-43, DELIVERY-55)', async () => {
    assert.deepEqual(await visit(), { version: VERSION, code: [VERSION], number: null })
    await publish({ percent: 50 })
    assert.deepEqual(await visit(10, 2), { version: NEXT, code: [NEXT], number: '10' })
    assert.deepEqual(await visit(90), { version: VERSION, code: [VERSION], number: '90' })
    const drawn = await visit(undefined, 2)
    const expected = Number(drawn.number) < 50 ? NEXT : VERSION
    assert.deepEqual(drawn, { version: expected, code: [expected], number: drawn.number })
    await publish({ channel: '1', to: VERSION })
    assert.deepEqual(await visit(10), { version: VERSION, code: [VERSION], number: '10' })
  })
})
