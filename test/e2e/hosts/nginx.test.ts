// tier 2: needs nginx of Debian
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { otherBuild } from '../support/other-release.ts'
import { CHANNELS, ROOT, type Running, runRelease, staticCdn, temporaryFolder, VERSION } from '../support/release.ts'
import { released } from '../support/released.ts'
import { missing, nginx } from '../support/servers.ts'
import { shop } from '../support/shop.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const IMMUTABLE = 'public, max-age=31536000, immutable'
const MOVING = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'

describe('the headers of a release', () => {
  const { folder } = released()
  const servers = {
    'nginx, by nginx.conf': () => nginx(folder, `root ${folder}; include ${folder}/nginx.conf;`),
    'a static host, by _headers': () => staticCdn(folder),
  }

  for (const [name, serve] of Object.entries(servers)) {
    describe(name, { skip: name.startsWith('nginx') && missing('nginx') }, () => {
      let server: Running
      before(async () => {
        server = await serve()
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
    })
  }

  it('let no error be cached by nginx (DELIVERY-40)', { skip: missing('nginx') }, async () => {
    const server = await servers['nginx, by nginx.conf']()
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
    server.close()
  })
})

describe('deltas between releases', { skip: missing('nginx') }, () => {
  const demo = shop({ withPictures: false })
  const { folder } = released()
  const build = temporaryFolder()
  const next = VERSION.replace(/\d+$/, (patch) => String(Number(patch) + 1))
  let server: Running
  before(async () => {
    otherBuild(build.path, next)
    const { status, output } = runRelease(folder, '--dist', build.path)
    assert.equal(status, 0, output)
    server = await nginx(folder, `root ${folder}; include ${folder}/nginx.conf;`)
  })
  after(() => {
    server.close()
    build.remove()
  })

  it('a browser that has a release gets what the next one has in addition; one without dictionaries gets the files (DELIVERY-75)', async () => {
    const htmlOf = (release: string) => {
      const base = `${server.url}/shop-elements/${release}`
      const { files } = JSON.parse(readFileSync(join(folder, `shop-elements/${release}/manifest.json`), 'utf8'))
      const { integrity } = files['shop-elements.js']
      return `<!doctype html><html lang="de" data-site="DE"><head><title>${release}</title><link rel="icon" href="data:,">
        <script type="module" src="${base}/shop-elements.js" integrity="${integrity}" crossorigin></script></head>
        <body><shop-header></shop-header><shop-footer></shop-footer></body></html>`
    }
    const url = await demo.pages({ '/old': { html: htmlOf(VERSION) }, '/new': { html: htmlOf(next) } })
    const { page, open, see, rest } = await demo.visitor()
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    const encodings = new Map<string, string>()
    const addresses = new Map<string, string>()
    let bytes = 0
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.url.includes(`/${next}/`)) return
      addresses.set(requestId, response.url)
      encodings.set(response.url, response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '')
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (/\.js$/.test(addresses.get(requestId) ?? '')) bytes += encodedDataLength
    })
    for (const path of ['/old', '/new']) {
      await open(url + path, 'loaded')
      await page.evaluate(() => window.shopElements?.wake())
      await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
      await see('shop-header >>> .panel__links a')
      await rest()
    }
    assert.equal(await page.evaluate(() => window.shopElements?.version), next)
    const codes = [...encodings].filter(([address]) => /\/(chunks|elements)\/.*\.js$/.test(address))
    assert.ok(codes.length > 8, `${codes.length}`)
    assert.deepEqual(
      codes.filter(([, encoding]) => encoding !== 'dcz'),
      [],
    )
    const manifest = JSON.parse(readFileSync(join(folder, `shop-elements/${next}/manifest.json`), 'utf8'))
    const whole = codes.reduce((sum, [address]) => sum + manifest.files[address.split(`/${next}/`)[1] ?? ''].brotli, 0)
    // A few hundred bytes of headers for each file, too.
    assert.ok(bytes < whole * 0.15, `${bytes} of ${whole} bytes`)

    const file = codes[0]?.[0] ?? ''
    const plain = await fetch(file, { headers: { 'accept-encoding': 'gzip, br, zstd' } })
    assert.deepEqual([plain.headers.get('content-encoding'), plain.status], ['gzip', 200])
    assert.match(plain.headers.get('use-as-dictionary') ?? '', /^match="\/shop-elements\/\*\/\w+\//)
    assert.match(plain.headers.get('vary') ?? '', /Available-Dictionary/)
    const unknown = await fetch(file, {
      headers: { 'accept-encoding': 'gzip, dcz', 'available-dictionary': `:${'A'.repeat(43)}=:` },
    })
    assert.equal(unknown.headers.get('content-encoding'), 'gzip')
    assert.equal((await fetch(`${server.url}/shop-elements/deltas/${next}.json`)).status, 404)
  })
})
