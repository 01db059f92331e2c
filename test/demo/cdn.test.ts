import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createCdn } from '../../demo/cdn.ts'

const FILES = {
  'shop-elements.js': 'text/javascript',
  'manifest.json': 'application/json',
  'fragments/DE/shop-header.html': 'text/html',
  'chunks/cart-abc123.js': 'text/javascript',
  'assets/logo-abc123.svg': 'image/svg+xml',
}

describe('the CDN of the demo', () => {
  let dist: string
  let cdn: ReturnType<typeof createCdn>
  const get = (path: string) => cdn(new Request(`http://cdn.example${path}`))

  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'))
    for (const path of Object.keys(FILES)) {
      await mkdir(dirname(join(dist, path)), { recursive: true })
      await writeFile(join(dist, path), path === 'manifest.json' ? '{"version":"1.4.2"}' : '{}')
    }
    cdn = createCdn(dist)
  })
  after(() => rm(dist, { recursive: true }))

  for (const [path, type] of Object.entries(FILES)) {
    it(`serves ${path} to every origin, immutable when its name has a hash`, async () => {
      const { status, headers } = await get(`/${path}`)
      assert.equal(status, 200)
      assert.ok(headers.get('content-type')?.startsWith(type), String(headers.get('content-type')))
      assert.equal(headers.get('access-control-allow-origin'), '*')
      const isHashed = path.startsWith('chunks/') || path.startsWith('assets/')
      assert.equal(headers.get('cache-control'), isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    })
  }

  it('serves the page of the releases, with the build as the only one, by version and channels (DELIVERY-73)', async () => {
    assert.match(await (await get('/shop-elements/')).text(), /<script type="module" src="page\.js">/)
    for (const [file, type] of [
      ['page.js', 'text/javascript'],
      ['page.css', 'text/css'],
      ['preview.html', 'text/html'],
    ] as const) {
      const { status, headers } = await get(`/shop-elements/${file}`)
      assert.deepEqual([status, headers.get('content-type')?.startsWith(type)], [200, true], file)
    }
    // Its code is one file: what it imports is no file of the page.
    assert.doesNotMatch(await (await get('/shop-elements/page.js')).text(), /from ['"]\.\.?\//)
    assert.deepEqual(await (await get('/shop-elements/releases.json')).json(), {
      versions: ['1.4.2'],
      channels: { '1': '1.4.2', '1.4': '1.4.2' },
      documented: ['1.4.2'],
    })
    for (const release of ['1', '1.4', '1.4.2'])
      assert.equal((await get(`/shop-elements/${release}/fragments/DE/shop-header.html`)).status, 200)
    for (const path of ['2/shop-elements.js', 'none.js', '../package.json'])
      assert.equal((await get(`/shop-elements/${path}`)).status, 404, path)
  })

  it('serves nothing else, with CORS headers too', async () => {
    for (const path of ['/none.js', '/../package.json', '/%2e%2e/package.json', '/']) {
      const { status, headers } = await get(path)
      assert.equal(status, 404)
      assert.equal(headers.get('access-control-allow-origin'), '*')
    }
  })
})
