// tier 2: needs nginx of Debian
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { CHANNELS, type Running, VERSION as version } from '../../../test/e2e/support/release.ts'
import { released } from '../../../test/e2e/support/released.ts'
import { missing, nginx } from '../../../test/e2e/support/servers.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MOVING = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'

describe('the headers of a release, by nginx', { skip: missing('nginx') }, () => {
  const { folder } = released()
  let server: Running
  before(async () => {
    server = await nginx(folder, `root ${folder}; include ${folder}/nginx.conf;`)
  })
  after(() => server.close())

  const headersOf = async (path: string) => {
    const { status, headers } = await fetch(`${server.url}/shop-elements/${path}`)
    return { status, ...Object.fromEntries(headers) } as Record<string, unknown>
  }

  it('let a version be cached for ever, a channel for 5 minutes (DELIVERY-40)', async () => {
    const { elements, files } = JSON.parse(readFileSync(join(folder, 'shop-elements/1/manifest.json'), 'utf8'))
    const paths = ['shop-elements.js', 'manifest.json', 'reserve.css', 'fragments/DE/shop-header.html']
    for (const path of [...paths, elements['shop-header'].entry]) {
      assert.equal((await headersOf(`${version}/${path}`))['cache-control'], IMMUTABLE, path)
      for (const channel of CHANNELS) {
        assert.equal((await headersOf(`${channel}/${path}`))['cache-control'], MOVING, path)
      }
    }
    const chunk = Object.keys(files).find((file) => file.startsWith('chunks/live-'))
    assert.equal((await headersOf(`${version}/${chunk}`))['cache-control'], IMMUTABLE)
    for (const path of ['', 'releases.json']) assert.equal((await headersOf(path))['cache-control'], 'no-cache')
  })

  it('let every host load the files, with their content types (DELIVERY-40)', async () => {
    for (const [path, type] of Object.entries({
      [`${version}/shop-elements.js`]: 'text/javascript; charset=utf-8',
      '1/shop-elements.js': 'text/javascript; charset=utf-8',
      '1/reserve.css': 'text/css; charset=utf-8',
      '1/manifest.json': 'application/json; charset=utf-8',
      '1/fragments/DE/shop-header.html': 'text/html; charset=utf-8',
      '': 'text/html; charset=utf-8',
    })) {
      const headers = await headersOf(path)
      assert.equal(headers.status, 200, path)
      assert.equal(headers['content-type'], type, path)
      assert.equal(headers['access-control-allow-origin'], '*', path)
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', path)
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
    }
  })

  it('let no error be cached (DELIVERY-40)', async () => {
    const { status, headers } = await fetch(`${server.url}/shop-elements/${version}/chunks/none.js`)
    assert.deepEqual(
      [status, headers.get('cache-control'), headers.get('access-control-allow-origin')],
      [404, null, '*'],
    )
    const compressed = await fetch(`${server.url}/shop-elements/1/shop-elements.js`)
    assert.deepEqual(
      [compressed.headers.get('content-encoding'), compressed.headers.get('vary')],
      ['gzip', 'Accept-Encoding'],
    )
  })
})
