// tier 2: publishes whole releases into a bucket
/** Releases into a bucket, on a server that speaks S3's protocol. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { start } from '../../../test/build/support/start.ts'
import { temporaryFolder } from '../../../test/e2e/support/release.ts'
import { bucketStore } from '../bucket-store.ts'
import { release } from '../releasing.ts'
import { type BucketServer, bucketServer } from './support/bucket.ts'
import { releaseCommand } from './support/release-command.ts'
import { writeBuild } from './support/small-build.ts'

const OTHER_RULE =
  '<CORSConfiguration><CORSRule><AllowedOrigin>https://other.example</AllowedOrigin><AllowedMethod>PUT</AllowedMethod></CORSRule></CORSConfiguration>'

describe('npm run release -- s3://bucket/prefix', () => {
  const builds = temporaryFolder()
  let bucket: BucketServer
  let prefix: string
  let tests = 0
  before(async () => {
    bucket = await bucketServer([OTHER_RULE])
  })
  after(() => {
    bucket.close()
    builds.remove()
  })
  beforeEach(() => {
    prefix = `shop-${tests++}`
    bucket.written.length = 0
    bucket.failFrom = Number.POSITIVE_INFINITY
  })

  const dist = (version: string, files?: Record<string, string>) => {
    const folder = join(builds.path, `${version}-${files ? 'other' : ''}`)
    writeBuild(folder, version, files)
    return folder
  }
  const publish = (version: string, files?: Record<string, string>) =>
    release(bucketStore(`s3://cdn/${prefix}`), { dist: dist(version, files) })
  const move = (channel: string, to: string) => release(bucketStore(`s3://cdn/${prefix}/`), { dist: '', channel, to })
  const get = (path: string) =>
    fetch(`${bucket.url}/${prefix}/shop-elements/${path}`, { headers: { origin: 'https://shop.example' } })
  const text = async (path: string) => (await get(path)).text()
  const channels = async () => JSON.parse(await text('releases.json')).channels
  /** By its working files; a finished release leaves none. */
  const isDone = async () => (await get('.unfinished.json')).status === 404

  it('publishes with type and cache, and every host may read (DELIVERY-43)', async () => {
    await publish('1.4.2')
    const headers = async (path: string) => {
      const response = await get(path)
      assert.equal(response.status, 200, path)
      return ['content-type', 'cache-control', 'access-control-allow-origin'].map((name) => response.headers.get(name))
    }
    const ofVersion = 'public, max-age=31536000, immutable'
    const ofChannel = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
    const js = 'text/javascript; charset=utf-8'
    assert.deepEqual(await headers('1.4.2/shop-elements.js'), [js, ofVersion, '*'])
    assert.deepEqual(await headers('1.4.2/fragments/DE/shop-header.html'), ['text/html; charset=utf-8', ofVersion, '*'])
    assert.deepEqual(await headers('1/shop-elements.js'), [js, ofChannel, '*'])
    assert.deepEqual(await headers('releases.json'), ['application/json; charset=utf-8', 'no-cache', '*'])
    assert.equal(await text('1.4.2/chunks/core-12345678.js'), '// core of 1.4.2')
    assert.ok((await text('1.4/shop-elements.js')).includes('new URL("../1.4.2/",import.meta.url)'))
    assert.deepEqual(await channels(), { 1: '1.4.2', 1.4: '1.4.2' })
  })

  it('keeps the rules that the bucket has (DELIVERY-43)', async () => {
    const options = {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'PUT' },
    }
    const allowed = async () => (await fetch(`${bucket.url}/x`, options)).status
    await publish('1.0.0')
    assert.equal(await allowed(), 200)
  })

  it('writes a version before its channels, its manifest and their loaders last (DELIVERY-43)', async () => {
    await publish('1.0.0')
    const files = bucket.written.filter((path) => /^\d/.test(path))
    const manifest = files.indexOf('1.0.0/manifest.json')
    assert.ok(manifest > 0)
    for (const [index, path] of files.entries()) assert.equal(path.startsWith('1.0.0/'), index <= manifest, path)
    for (const channel of ['1', '1.0'])
      assert.equal(files.filter((path) => path.startsWith(`${channel}/`)).at(-1), `${channel}/shop-elements.js`)
  })

  it('never changes a version, and moves nothing for the same build (DELIVERY-38, DELIVERY-43)', async () => {
    await publish('1.0.0')
    await publish('1.0.1')
    await move('1', '1.0.0')
    bucket.written.length = 0
    await assert.rejects(
      publish('1.0.1', { 'reserve.css': 'other' }),
      /1\.0\.1 is released already, with other bytes \(reserve\.css/,
    )
    await publish('1.0.1')
    assert.deepEqual(
      bucket.written.filter((path) => /^\d/.test(path)),
      [],
    )
    assert.equal(await text('1.0.1/reserve.css'), 'shop-header{}')
    assert.deepEqual(await channels(), { 1: '1.0.0', '1.0': '1.0.1' })
  })

  it('rolls a channel back; what the older version does not have is removed (DELIVERY-39, DELIVERY-43)', async () => {
    await publish('1.0.3')
    await publish('1.1.0', { 'fragments/DE/shop-header.new.html': 'new' })
    assert.equal(await text('1/fragments/DE/shop-header.new.html'), 'new')
    await move('1', '1.0.3')
    assert.deepEqual(await channels(), { 1: '1.0.3', '1.0': '1.0.3', 1.1: '1.1.0' })
    assert.ok((await text('1/shop-elements.js')).endsWith('//1.0.3'))
    assert.equal((await get('1/fragments/DE/shop-header.new.html')).status, 404)
    await assert.rejects(move('1', '1.0.9'), /1\.0\.9 is not released/)
  })

  it('is resumed wherever it broke off, and never leads to half a version (DELIVERY-43, DELIVERY-49)', async () => {
    await publish('1.0.0')
    bucket.written.length = 0
    await publish('1.0.1')
    const all = bucket.written.length
    const version = '1.1.0'
    const first = prefix
    for (let at = 1; at <= all; at += 1) {
      // The last ones move the channels.
      if (at % 7 !== 1 && at < all - 3) continue
      prefix = `${first}-${at}`
      bucket.copy(first, prefix)
      bucket.written.length = 0
      bucket.failFrom = at
      await assert.rejects(publish(version), Error, `write ${at} of ${all}`)
      bucket.failFrom = Number.POSITIVE_INFINITY
      const { status } = await get(`${version}/manifest.json`)
      // A channel points to complete versions only.
      const led: string[] = await Promise.all(
        ['1', '1.0'].map(async (name) => JSON.parse(await text(`${name}/manifest.json`)).version),
      )
      if (status === 404) assert.ok(!led.includes(version), `write ${at}`)
      const before = bucket.written.filter((path) => path.startsWith(`${version}/`))
      bucket.written.length = 0
      await publish(version)
      const again = bucket.written.filter((path) => before.includes(path))
      assert.deepEqual(again, [], `write ${at}`)
      assert.deepEqual(await channels(), { 1: version, '1.0': '1.0.1', 1.1: version })
      assert.ok(await isDone(), `write ${at}`)
    }
  })

  it('signs what it writes: a wrong key is refused, and nothing is written (DELIVERY-43)', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'another'
    try {
      await assert.rejects(publish('1.4.2'), /signature/i)
    } finally {
      Object.assign(process.env, bucket.env)
    }
    assert.equal((await get('releases.json')).status, 404)
    await publish('1.4.2')
    assert.deepEqual(await channels(), { 1: '1.4.2', 1.4: '1.4.2' })
  })

  it('two commands at once wait for each other (DELIVERY-48)', async () => {
    const run = (version: string) =>
      start([releaseCommand().release, `s3://cdn/${prefix}`, '--new', '--dist', dist(version)]).done
    for (const { status, output } of await Promise.all([run('1.0.0'), run('1.1.0')])) assert.equal(status, 0, output)
    assert.deepEqual(await channels(), { 1: '1.1.0', '1.0': '1.0.0', 1.1: '1.1.0' })
    assert.ok(await isDone())
  })
})
