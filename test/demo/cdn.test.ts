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
      await writeFile(join(dist, path), '{}')
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

  it('serves nothing else, with CORS headers too', async () => {
    for (const path of ['/none.js', '/../package.json', '/%2e%2e/package.json', '/']) {
      const { status, headers } = await get(path)
      assert.equal(status, 404)
      assert.equal(headers.get('access-control-allow-origin'), '*')
    }
  })
})
