// tier 2: needs nginx of Debian
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { otherBuild } from '../../../../test/e2e/support/other-release.ts'
import { type Running, runRelease, temporaryFolder, VERSION } from '../../../../test/e2e/support/release.ts'
import { released } from '../../../../test/e2e/support/released.ts'
import { missing, nginx } from '../../../../test/e2e/support/servers.ts'
import { shop } from '../../../../test/e2e/support/shop.ts'

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

  it('gives a browser the difference to its release; one without dictionaries gets the files (DELIVERY-75)', async () => {
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
