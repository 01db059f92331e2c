import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildCdn } from '../../demo/cdn.ts'

const FILES = {
  'shop-elements.js': 'application/javascript',
  'manifest.json': 'application/json',
  'fragments/DE/shop-header.html': 'text/html',
  'chunks/cart-abc123.js': 'application/javascript',
  'assets/logo-abc123.svg': 'image/svg+xml',
}

describe('the CDN of the demo', () => {
  let dist: string
  let cdn: FastifyInstance

  before(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'))
    for (const path of Object.keys(FILES)) {
      await mkdir(dirname(join(dist, path)), { recursive: true })
      await writeFile(join(dist, path), '{}')
    }
    cdn = await buildCdn(dist)
  })
  after(async () => {
    await cdn.close()
    await rm(dist, { recursive: true })
  })

  for (const [path, type] of Object.entries(FILES)) {
    it(`serves ${path} to every origin, immutable when its name has a hash`, async () => {
      const { statusCode, headers } = await cdn.inject(`/${path}`)
      assert.equal(statusCode, 200)
      assert.ok(String(headers['content-type']).startsWith(type), String(headers['content-type']))
      assert.equal(headers['access-control-allow-origin'], '*')
      const isHashed = path.startsWith('chunks/') || path.startsWith('assets/')
      assert.equal(headers['cache-control'], isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    })
  }

  it('serves nothing else, with CORS headers too', async () => {
    for (const path of ['/none.js', '/../package.json', '/%2e%2e/package.json', '/']) {
      const { statusCode, headers } = await cdn.inject(path)
      assert.ok(statusCode >= 400)
      assert.equal(headers['access-control-allow-origin'], '*')
    }
  })
})
