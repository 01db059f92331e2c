import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cacheOf, fakeShop, heldBack, isWhole, NAVIGATION, THEME_WORLDS } from './support.ts'

const askedOf = (shop: ReturnType<typeof fakeShop>) =>
  shop
    .calls()
    .map(({ method, url }) => `${method} ${url.replace('https://shop.example', '')}`)
    .sort()
const PROMOTION = 'GET /service/promotion/api/promotion'

describe('the fragment service asks', () => {
  it('for what the element shows, as the browser would, with the site and without cookies (FRAGMENT-7)', async () => {
    const shop = fakeShop()
    await shop.get('/fragments/PL/shop-header?top-banner=a%2Fb&pi-teaser=..&benefits=&all-of-tags=x,y&client-id=SHOP', {
      headers: { cookie: 'longTermToken=secret; LoginToken=secret; session=1', authorization: 'Bearer secret' },
    })
    assert.deepEqual(askedOf(shop), [`${NAVIGATION}?site=SHOP`, `${PROMOTION}/a%2Fb?allOfTags=x%2Cy`, THEME_WORLDS])
    for (const { headers } of shop.calls())
      assert.deepEqual(Object.fromEntries(headers), { accept: 'application/json', 'x-hunter-site': 'PL' })
    const other = fakeShop()
    for (const path of ['shop-header?reduced', 'shop-newsletter', 'shop-footer?content-id='])
      await other.get(`/fragments/PL/${path}`)
    assert.deepEqual(other.calls(), [])
    await other.get('/fragments/PL/shop-footer?content-id=OTHER')
    assert.deepEqual(askedOf(other), [`${PROMOTION}/OTHER`])
  })

  it('no other host, whatever the route of the navigation is (FRAGMENT-8)', async () => {
    const shop = fakeShop()
    const hostile = [
      'https://evil.example/x',
      '//evil.example/x',
      '\\\\evil.example',
      '@evil.example/x',
      '.evil.example',
    ]
    for (const route of hostile)
      await shop.get(`/fragments/DE/shop-header?navigation-route=${encodeURIComponent(route)}`)
    const hosts = () => [...new Set(shop.calls().map(({ url }) => new URL(url).host))]
    assert.deepEqual(hosts(), ['shop.example'])
    assert.equal(shop.calls(NAVIGATION).length, 0)
    for (const route of ['/menu/de', 'https://shop.example/menu/at'])
      await shop.get(`/fragments/DE/shop-header?navigation-route=${encodeURIComponent(route)}`)
    assert.deepEqual([shop.calls('GET /menu/at').length, shop.calls('GET /menu/de').length], [1, 1])
    assert.deepEqual(hosts(), ['shop.example'])
  })

  it('each service once for equal requests that come together, and fragments share content (FRAGMENT-9)', async () => {
    const shop = fakeShop()
    const held = heldBack(() => Response.json([{ title: 'Kaffee', href: '/kaffee' }]))
    shop.serve(NAVIGATION, held.answer)
    const paths = [
      'shop-header?theme=dark&home-url=/x',
      'shop-header?home-url=/x&theme=dark',
      'shop-header?theme=light',
    ]
    const answers = paths.flatMap((path) => [1, 2].map(() => shop.get(`/fragments/DE/${path}`)))
    await held.isAsked
    await new Promise(setImmediate)
    held.release()
    const bodies = await Promise.all((await Promise.all(answers)).map((response) => response.text()))
    assert.deepEqual(askedOf(shop), [`${NAVIGATION}?site=DE`, `${PROMOTION}/~header_top`, THEME_WORLDS])
    assert.equal(new Set(bodies).size, 2)
    assert.equal(await shop.metric('render_seconds_count', 'tag="shop-header"'), 2)
    // Another site has content of its own.
    await shop.get('/fragments/AT/shop-header')
    assert.equal(shop.calls(THEME_WORLDS).length, 2)
  })

  it('no longer than its time: the fragment comes before, and the late answer is used next (FRAGMENT-10)', async () => {
    const shop = fakeShop({ timeoutMs: 150 })
    const held = heldBack(() => Response.json([{ title: 'Spät', href: '/spaet' }]))
    shop.serve(NAVIGATION, held.answer)
    const response = await shop.get('/fragments/DE/shop-header')
    assert.ok(isWhole(await response.text(), 'shop-header'))
    const failures = shop.failures.map(({ code, site, tag }) => [code, site, tag])
    assert.deepEqual(failures, [['NAVIGATION_UNAVAILABLE', 'DE', 'shop-header']])
    assert.equal(await shop.metric('service_calls_total', 'service="navigation",result="late"'), 1)
    held.release()
    await shop.settled()
    const next = await shop.get('/fragments/DE/shop-header?theme=dark')
    assert.match(await next.text(), /href="\/spaet"[^>]*>Sp&#228;t</)
    assert.equal(shop.calls(NAVIGATION).length, 1)
    assert.equal(await shop.metric('fallbacks_total', 'service="navigation",by="missing"'), 1)
  })

  it('a busy service once: whoever comes later does not wait for it again (FRAGMENT-10)', async () => {
    const shop = fakeShop({ timeoutMs: 150 })
    const held = heldBack(() => Response.json([]))
    shop.serve(NAVIGATION, held.answer)
    await shop.get('/fragments/DE/shop-header')
    // The clock does not run: what does not wait is there without it.
    const { setTimeout: real } = globalThis
    const waits: number[] = []
    globalThis.setTimeout = ((run: () => void, ms = 0) => {
      waits.push(ms)
      return real(run, ms)
    }) as typeof setTimeout
    try {
      await shop.get('/fragments/DE/shop-header?theme=dark')
    } finally {
      globalThis.setTimeout = real
    }
    assert.equal(shop.calls(NAVIGATION).length, 1)
    assert.ok(waits.includes(0) && !waits.includes(150), String(waits))
    held.release()
  })

  for (const [name, answer, result] of [
    ['is down', () => Promise.reject(new TypeError('fetch failed')), 'network'],
    ['answers 500', () => new Response('{"a":1}', { status: 500 }), 'status'],
    ['answers 404', () => new Response('', { status: 404 }), 'status'],
    ['redirects', () => new Response(null, { status: 302, headers: { location: '/login' } }), 'status'],
    [
      'answers HTML',
      () => new Response('<!doctype html><h1>Error</h1>', { headers: { 'content-type': 'text/html' } }),
      'malformed',
    ],
    ['answers half of its JSON', () => new Response('[{"title":"Kaffee"'), 'malformed'],
    ['answers nothing', () => new Response(''), 'malformed'],
    ['answers an error in JSON with 200', () => Response.json({ error: 'UNKNOWN' }), 'malformed'],
    ['answers no entries', () => Response.json([]), 'malformed'],
    ['answers more than 2 MB', () => Response.json([{ title: 'x'.repeat(2_100_000) }]), 'malformed'],
    [
      'breaks off',
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })),
      'network',
    ],
  ] as const) {
    it(`a service that ${name}, gives a whole fragment, reports it and is asked again soon (FRAGMENT-11)`, async () => {
      const shop = fakeShop()
      shop.serve(NAVIGATION, answer)
      const response = await shop.get('/fragments/DE/shop-header')
      assert.equal(response.status, 200)
      assert.ok(isWhole(await response.text(), 'shop-header'))
      assert.equal(response.headers.get('cache-control'), 'public, max-age=5, stale-while-revalidate=5')
      const codes = shop.failures.map(({ code }) => code)
      assert.deepEqual(codes, ['NAVIGATION_UNAVAILABLE'])
      assert.equal(await shop.metric('service_calls_total', `service="navigation",result="${result}"`), 1)
      assert.equal(cacheOf(await shop.get('/fragments/DE/shop-header')), 'hit')
      assert.equal(shop.calls(NAVIGATION).length, 1)
    })
  }

  it('for hostile content: what can’t be shown is left out and reported, none of it is markup (FRAGMENT-11)', async () => {
    const shop = fakeShop()
    const attack = '</script></template><script>alert(1)</script>'
    shop.serve(NAVIGATION, () =>
      Response.json([
        { title: attack, href: '/a' },
        { title: 'Bad', href: 'javascript:alert(1)' },
        { title: 5, href: '/b' },
        { title: 'Good', href: '/good', children: 'none' },
      ]),
    )
    const html = await (await shop.get('/fragments/DE/shop-header')).text()
    assert.ok(isWhole(html, 'shop-header'))
    assert.doesNotMatch(html, /<script>|javascript:/)
    assert.match(html, /href="\/good"/)
    assert.ok(shop.failures.some(({ code }) => code === 'ENTRY_DROPPED'))
  })

  it('nothing of what was received, and no token, stands in its reports (EVENT-25)', async () => {
    const shop = fakeShop()
    shop.serve(NAVIGATION, () => new Response('secret-answer', { status: 500 }))
    shop.serve(THEME_WORLDS, () => new Response('secret-answer'))
    await shop.get('/fragments/DE/shop-header?logo-alt=secret-value', {
      headers: { cookie: 'previewToken=secret-token' },
    })
    assert.equal(shop.failures.length, 2)
    for (const { code, message } of shop.failures) assert.doesNotMatch(`${code} ${message}`, /secret/)
  })
})
