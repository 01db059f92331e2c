import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createFragmentService, fakeShop, isWhole } from './support.ts'

describe('the requests of the fragment service', () => {
  it('are answered with the fragment of a site and a tag, with attributes from the query (FRAGMENT-1)', async () => {
    const shop = fakeShop()
    for (const tag of ['shop-header', 'shop-footer', 'shop-newsletter']) {
      const response = await shop.get(`/fragments/HU/${tag}?theme=dark`)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
      const html = await response.text()
      assert.ok(html.startsWith(`<${tag} site="HU" theme="dark"><template shadowrootmode="open">`), tag)
      assert.match(html, /lang="hu-HU"/)
    }
    const reduced = await (await shop.get('/fragments/DE/shop-header?reduced')).text()
    assert.match(reduced, /^<shop-header site="DE" reduced="">/)
  })

  for (const [path, error, reason] of [
    ['/fragments/XX/shop-header', 'UNKNOWN_SITE', /one of DE, AT/],
    ['/fragments/DE/shop-minicart', 'UNKNOWN_TAG', /one of shop-header, shop-footer, shop-newsletter/],
    ['/fragments/DE/', 'UNKNOWN_TAG', /one of/],
    ['/fragments/DE/shop-header?tehme=dark', 'UNKNOWN_ATTRIBUTE', /"tehme" is no attribute of shop-header.*theme/],
    ['/fragments/DE/shop-header?__proto__=1', 'UNKNOWN_ATTRIBUTE', /^The query has no attributes/],
    [
      '/fragments/DE/shop-header?theme=neon',
      'INVALID_VALUE',
      /^"theme" must be one of light, (coffee-)?dark, [\w, -]+\.$/,
    ],
    ['/fragments/DE/shop-header?reduced=yes', 'INVALID_VALUE', /^"reduced" must be true or false/],
    ['/fragments/DE/shop-newsletter?images=[', 'INVALID_VALUE', /^"images" must be JSON/],
    ['/fragments/DE/shop-header?theme=dark&theme=light', 'REPEATED_ATTRIBUTE', /more than once/],
    ['/fragments/DE/shop-header?site=AT', 'UNKNOWN_ATTRIBUTE', /named by the path/],
    [`/fragments/DE/shop-header?logo-alt=${'x'.repeat(5000)}`, 'QUERY_TOO_LONG', /4000/],
  ] as const) {
    it(`are answered with 400 and the reason: ${path.slice(0, 60)} (FRAGMENT-2)`, async () => {
      const shop = fakeShop()
      const response = await shop.get(path)
      assert.equal(response.status, 400)
      assert.equal(response.headers.get('cache-control'), 'no-store')
      const body = await response.json()
      assert.deepEqual([Object.keys(body), body.error], [['error', 'message'], error])
      assert.match(body.message, reason)
      assert.equal(shop.calls().length, 0)
    })
  }

  it('get the fragment without what it can’t use where the service is lenient, told once and counted (FRAGMENT-33)', async () => {
    const shop = fakeShop({ lenient: true })
    const plain = await (await shop.get('/fragments/DE/shop-header?benefits=')).text()
    for (const wrong of ['tehme=dark', 'theme=neon', 'stage=test&stage=test', 'tehme=light'])
      assert.equal(await (await shop.get(`/fragments/DE/shop-header?benefits=&${wrong}`)).text(), plain, wrong)
    assert.deepEqual(
      shop.failures.map(({ code, tag }) => [code, tag]),
      [
        ['UNKNOWN_ATTRIBUTE', 'shop-header'],
        ['INVALID_VALUE', 'shop-header'],
        ['REPEATED_ATTRIBUTE', 'shop-header'],
      ],
    )
    assert.equal(await shop.metric('attributes_left_out_total', 'tag="shop-header"'), 4)
    for (const path of ['/fragments/XX/shop-header', '/fragments/DE/shop-haeder'])
      assert.equal((await shop.get(path)).status, 400)
  })

  it('tell no more than a hundred different attributes that were left out (FRAGMENT-27, FRAGMENT-33)', async () => {
    const shop = fakeShop({ lenient: true })
    const name = (number: number) => `x${String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
    for (let number = 0; number < 120; number += 1) await shop.get(`/fragments/DE/shop-footer?${name(number)}=1`)
    assert.equal(shop.failures.length, 100)
  })

  it('are read by GET and HEAD only; other paths are not found (FRAGMENT-3)', async () => {
    const shop = fakeShop()
    for (const path of ['/fragments/DE/shop-footer', '/metrics', '/health']) {
      const response = await shop.get(path, { method: 'POST', body: '{}' })
      assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, HEAD'])
      assert.equal((await response.json()).error, 'METHOD_NOT_ALLOWED')
    }
    const head = await shop.get('/fragments/DE/shop-footer', { method: 'HEAD' })
    assert.deepEqual([head.status, await head.text()], [200, ''])
    assert.ok(head.headers.get('etag'))
    for (const path of ['/', '/fragments', '/fragments/DE/shop-footer/x', '/service/cart/api/cart'])
      assert.equal((await shop.get(path)).status, 404, path)
  })

  it('can be limited to sites, each with services of its own (FRAGMENT-4)', async () => {
    const shop = fakeShop({
      services: { DE: 'https://de.example/', AT: 'https://at.example/shop' },
      sites: ['AT', 'PL'],
    })
    const response = await shop.get('/fragments/AT/shop-footer')
    assert.ok(isWhole(await response.text(), 'shop-footer'))
    assert.equal(shop.calls()[0]?.url, 'https://at.example/shop/service/promotion/api/promotion/SHOP_FOOTER')
    for (const site of ['DE', 'PL']) assert.equal((await shop.get(`/fragments/${site}/shop-footer`)).status, 400)
    for (const services of ['shop.example', 'ftp://shop.example', {}])
      assert.throws(() => createFragmentService({ services }), TypeError)
  })

  it('show how the service does: /health and /metrics (FRAGMENT-5)', async () => {
    const shop = fakeShop()
    await (await shop.get('/fragments/DE/shop-header')).text()
    await shop.get('/fragments/DE/shop-header')
    await shop.get('/fragments/DE/nothing')
    assert.deepEqual(await (await shop.get('/health')).json(), { status: 'ok' })
    const response = await shop.get('/metrics')
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    const text = await response.text()
    for (const line of [
      'shop_fragments_requests_total{status="200"} 3',
      'shop_fragments_requests_total{status="400"} 1',
      'shop_fragments_cache_total{tag="shop-header",result="miss"} 1',
      'shop_fragments_cache_total{tag="shop-header",result="hit"} 1',
      'shop_fragments_service_calls_total{service="navigation",result="ok"} 1',
      'shop_fragments_service_calls_total{service="promotion",result="none"} 1',
      'shop_fragments_render_seconds_count{tag="shop-header"} 1',
      'shop_fragments_request_seconds_count 4',
    ])
      assert.ok(text.split('\n').includes(line), `${line}\n\n${text}`)
    for (const [, name = ''] of text.matchAll(/^(shop_\w+?)(?:_bucket|_sum|_count)?[{ ]/gm))
      assert.match(text, new RegExp(`^# TYPE ${name} (counter|histogram)$`, 'm'))
  })

  it('can run nothing when someone opens a fragment by itself (FRAGMENT-6)', async () => {
    const { headers } = await fakeShop().get('/fragments/DE/shop-header')
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none';.*sandbox/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('x-robots-tag'), 'noindex')
  })
})
