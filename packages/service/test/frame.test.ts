/** The whole frame of a page by one request, and the release by another. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { nextPageRules } from '../../../src/shop/next-page/rules.ts'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { createFragmentService, fakeShop, isWhole, NAVIGATION } from './support.ts'

const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/manifest.json'), 'utf8'))
const { version } = manifest
const channel = { address: 'https://cdn.example/shop-elements/1/', manifest }
const pinned = { address: `https://cdn.example/shop-elements/${version}/`, manifest }

const textOf = async (response: Response | Promise<Response>) => (await response).text()

describe('the frame of the fragment service', () => {
  it('has head, header, footer, scripts and what a policy must allow (FRAGMENT-36)', async () => {
    const shop = fakeShop({ cdn: channel })
    const response = await shop.get('/frame/HU')
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'application/json')
    assert.equal(response.headers.get('access-control-allow-origin'), '*')
    const frame = await response.json()
    assert.deepEqual(Object.keys(frame), ['version', 'head', 'header', 'footer', 'scripts', 'csp', 'vary'])
    assert.equal(frame.version, version)
    assert.deepEqual(frame.vary, ['previewToken'])
    assert.equal(frame.head, '<link rel="preconnect" href="https://cdn.example" crossorigin>')
    assert.equal(
      frame.scripts,
      '<script type="module" src="https://cdn.example/shop-elements/1/shop-elements.js"></script>',
    )
    // The same as by two requests.
    assert.equal(frame.header, await textOf(shop.get('/fragments/HU/shop-header')))
    assert.equal(frame.footer, await textOf(shop.get('/fragments/HU/shop-footer')))
    assert.equal(shop.calls(NAVIGATION).length, 1)

    const styles = [...`${frame.header}${frame.footer}`.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    assert.ok(styles.length >= 3)
    for (const [, css = ''] of styles) {
      const hash = createHash('sha256').update(css).digest('base64')
      assert.ok(frame.csp['style-src'].includes(`'sha256-${hash}'`))
    }
    assert.deepEqual(frame.csp['script-src'], ["'self'", 'https://cdn.example'])
    assert.deepEqual(frame.csp['connect-src'], ["'self'"])
  })

  it('writes the rules for the next page that its header asks for, and says their hash (NEXT-5)', async () => {
    const shop = fakeShop({ cdn: channel })
    const frame = await (await shop.get('/frame/DE?next-page=prerender&cart-link=put')).json()
    const [, rules = ''] =
      /<script type="speculationrules" data-shop-next-page>(.*)<\/script>$/.exec(frame.scripts) ?? []
    assert.equal(rules, nextPageRules('prerender', { cartLink: 'put' }))
    assert.ok(rules.includes('put=*'))
    assert.ok(frame.header.includes(' next-page="prerender"'))
    const hash = createHash('sha256').update(rules).digest('base64')
    assert.ok(frame.csp['script-src'].includes(`'sha256-${hash}'`))
    assert.ok(!(await (await shop.get('/frame/DE?next-page=off')).json()).scripts.includes('speculationrules'))
    assert.equal((await shop.get('/frame/DE?next-page=all')).status, 400)
  })

  it('names all with hashes where the CDN’s folder is that of the version (FRAGMENT-36)', async () => {
    const frame = await (await fakeShop({ cdn: pinned }).get('/frame/DE')).json()
    const folder = pinned.address
    assert.ok(frame.scripts.includes(` integrity="${manifest.files['shop-elements.js'].integrity}" `))
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(frame.head) ?? []
    const { integrity } = JSON.parse(map)
    assert.equal(integrity[`${folder}${manifest.live}`], manifest.files[manifest.live].integrity)
    assert.ok(frame.head.includes(`<link rel="modulepreload" href="${folder}${manifest.live}" integrity=`))
    const hash = createHash('sha256').update(map).digest('base64')
    assert.ok(frame.csp['script-src'].includes(`'sha256-${hash}'`))
  })

  it('gives an attribute to each that has it, or to the one that it names (FRAGMENT-37)', async () => {
    const shop = fakeShop({ cdn: channel })
    const query = 'footer.theme=light&theme=dark&header.reduced=&footer.newsletter=false&logo-alt=Shop'
    const { header, footer } = await (await shop.get(`/frame/DE?${query}`)).json()
    assert.match(header, /^<shop-header site="DE" logo-alt="Shop" reduced="" theme="dark">/)
    assert.match(footer, /^<shop-footer site="DE" newsletter="false" theme="light">/)
  })

  for (const [path, status, error] of [
    ['/frame/XX', 400, 'UNKNOWN_SITE'],
    ['/frame/DE?tehme=dark', 400, 'UNKNOWN_ATTRIBUTE'],
    ['/frame/DE?theme=neon', 400, 'INVALID_VALUE'],
    ['/frame/DE?header.theme=dark&header.theme=light', 400, 'REPEATED_ATTRIBUTE'],
    ['/frame/DE?theme=dark&theme=light', 400, 'REPEATED_ATTRIBUTE'],
    ['/frame/DE?site=AT', 400, 'UNKNOWN_ATTRIBUTE'],
    ['/frame/DE?header.site=AT', 400, 'UNKNOWN_ATTRIBUTE'],
    ['/frame/DE?footer.sticky=false', 400, 'UNKNOWN_ATTRIBUTE'],
    ['/frame/DE?header.__proto__=1', 400, 'UNKNOWN_ATTRIBUTE'],
    ['/frame/DE?header.=1', 400, 'UNKNOWN_ATTRIBUTE'],
    [`/frame/DE?logo-alt=${'x'.repeat(5000)}`, 400, 'QUERY_TOO_LONG'],
    ['/frame/', 404, 'NOT_FOUND'],
    ['/frame/DE/shop-header', 404, 'NOT_FOUND'],
    ['/frame/DE.json', 404, 'NOT_FOUND'],
  ] as const)
    it(`is refused: ${path.slice(0, 40)} (FRAGMENT-37)`, async () => {
      const shop = fakeShop({ cdn: channel })
      const response = await shop.get(path)
      assert.deepEqual([response.status, (await response.json()).error], [status, error])
      assert.equal(shop.calls().length, 0)
    })

  it('leaves out what it can’t use where the service is lenient (FRAGMENT-33, FRAGMENT-37)', async () => {
    const shop = fakeShop({ cdn: channel, lenient: true })
    const { header } = await (await shop.get('/frame/DE?theme=neon&tehme=1&logo-alt=Shop')).json()
    assert.match(header, /^<shop-header site="DE" logo-alt="Shop">/)
  })

  it('is a whole page, which runs nothing when it is opened, for those who crawl a template (FRAGMENT-36)', async () => {
    const shop = fakeShop({ cdn: channel })
    const response = await shop.get('/frame/CH_FR.html?header.reduced')
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.match(response.headers.get('content-security-policy') ?? '', /sandbox$/)
    const html = await response.text()
    assert.match(html, /^<!doctype html>\n<html lang="fr-CH" data-site="CH_FR">/)
    const [, header = '', footer = ''] = /<body>\n(.*?)<main><\/main>\n(.*?)<\/body>/s.exec(html) ?? []
    assert.ok(isWhole(header, 'shop-header'))
    assert.ok(isWhole(footer, 'shop-footer'))
  })

  it('is as fresh as the older fragment, has an ETag, and the keys of both and of the release (FRAGMENT-38)', async () => {
    const shop = fakeShop({ cdn: channel })
    const first = await shop.get('/frame/DE')
    assert.match(first.headers.get('cache-control') ?? '', /^public, max-age=60, stale-while-revalidate=86400$/)
    assert.equal(
      first.headers.get('surrogate-key'),
      `DE shop-header shop-footer navigation theme-worlds ~header_top SHOP_FOOTER shop-elements-${version}`,
    )
    const again = await shop.get('/frame/DE', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    assert.deepEqual([again.status, await again.text()], [304, ''])
    shop.serve(NAVIGATION, () => new Response('down', { status: 503 }))
    const failing = await shop.get('/frame/AT')
    assert.equal(failing.status, 200)
    assert.match(failing.headers.get('cache-control') ?? '', /max-age=[0-5],/)
  })

  it('is that of a preview for who has its proved token, and not cached (FRAGMENT-18, FRAGMENT-38)', async () => {
    const shop = fakeShop({ cdn: channel })
    const response = await shop.get('/frame/DE', { headers: { cookie: 'previewToken=staff' } })
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.match(response.headers.get('cache-status') ?? '', /fwd=request/)
  })

  it('is missing without the address of the CDN, and says how to give it (FRAGMENT-36)', async () => {
    const response = await fakeShop().get('/frame/DE')
    assert.equal(response.status, 404)
    assert.match((await response.json()).message, /--cdn/)
  })

  for (const [cdn, reason] of [
    [{ address: 'cdn.example', manifest }, /http/],
    [{ address: 'https://cdn.example/1', manifest }, /slash/],
    [{ address: 'https://cdn.example/1/?x=/', manifest }, /no query/],
    [{ address: 'https://me:secret@cdn.example/1/', manifest }, /no login/],
    [{ address: 'https://cdn.example/0.9.0/', manifest }, /the folder is of 0\.9\.0/],
    [{ address: 'https://cdn.example/1/', manifest: { ...manifest, version: '0.9.0' } }, /the manifest is of 0\.9\.0/],
  ] as const)
    it(`takes no CDN that can't be right: ${reason} (FRAGMENT-36)`, () => {
      assert.throws(() => createFragmentService({ services: 'https://shop.example', cdn }), reason)
    })

  it('the release has an address of its own, with an ETag (FRAGMENT-39)', async () => {
    const shop = fakeShop()
    const response = await shop.get('/version')
    assert.deepEqual(await response.json(), { version, surrogateKey: `shop-elements-${version}` })
    const etag = response.headers.get('etag') ?? ''
    assert.equal((await shop.get('/version', { headers: { 'if-none-match': etag } })).status, 304)
    assert.equal((await shop.get('/version', { headers: { 'if-none-match': '"1.0.0"' } })).status, 200)
    const fragment = await shop.get('/fragments/DE/shop-footer')
    assert.match(fragment.headers.get('surrogate-key') ?? '', new RegExp(` shop-elements-${version}$`))
  })
})
