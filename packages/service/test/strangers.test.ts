// tier 2: attacks on the fragment service, which take a minute
/** Attacks of strangers and broken services: nothing that they send is kept, takes long, or keeps others waiting. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseAttribute } from '../../../src/page/configuration/attributes.ts'
import { JSON_ATTRIBUTE } from '../../../src/page/configuration/json-attribute.ts'
import { cacheOf, fakeShop, heldBack, isWhole, lateClock, NAVIGATION, PROOF, THEME_WORLDS } from './support.ts'

const HEADER = '/fragments/DE/shop-header'

/** Resolves when so many of them have their answer: those beyond a limit, which do without the service. */
const answered = (running: readonly Promise<unknown>[], count: number) =>
  new Promise<void>((resolve) => {
    let left = count
    for (const one of running)
      void one.then(() => {
        left -= 1
        if (left === 0) resolve()
      })
  })

describe('a fragment service that strangers attack', () => {
  it('keeps no more attributes than a page has, whatever is sent (FRAGMENT-27)', () => {
    const read = (raw: string) => parseAttribute('images', JSON_ATTRIBUTE, raw)?.value
    const first = read('["first"]')
    assert.equal(read('["first"]'), first)
    for (let index = 0; index < 200; index += 1) read(`["${index}"]`)
    assert.notEqual(read('["first"]'), first)
  })

  it('does not name routes outside the services to anybody (FRAGMENT-8)', async () => {
    for (const route of [
      '/../../admin/users',
      '/x/%2e%2e/%2E%2e/admin',
      '/x/.%2e/admin',
      '/x\\..\\admin',
      '/x/..',
      '/./x?y',
      '//evil.example/x',
      'admin',
      '/..%2f..%2fadmin',
      '/x/..%2F..%2Fadmin',
      '/x%5C..%5cadmin',
      '/x/%252e%252e%252fadmin',
      '/x/..\t/..\t/admin',
      '/.\n./admin',
      '/x/%00/admin',
      '/x/..;/admin',
      '/x/%c0%ae%c0%ae/admin',
      'https://shop.example/base/..%2fadmin',
    ]) {
      const shop = fakeShop({ services: 'https://shop.example/base/' })
      const query = new URLSearchParams({ 'navigation-route': route })
      const response = await shop.get(`${HEADER}?${query}`, { headers: { cookie: 'previewToken=t' } })
      assert.ok(isWhole(await response.text(), 'shop-header'), route)
      const asked = shop.calls().map(({ url }) => new URL(url).pathname)
      assert.deepEqual(
        asked.filter((path) => !path.startsWith('/base/service/')),
        [],
        route,
      )
    }
    const shop = fakeShop({ services: 'https://shop.example/base/' })
    await shop.get(`${HEADER}?navigation-route=%2Fown%2Fmenu..json%3Fa%3D..`)
    assert.ok(shop.calls().some(({ url }) => url === 'https://shop.example/base/own/menu..json?a=..'))
    const address = 'https://shop.example/base/own/men%C3%BC?next=%2Fa'
    await shop.get(`${HEADER}?navigation-route=${encodeURIComponent(address)}`)
    assert.ok(shop.calls().some(({ url }) => url === address))
  })

  it('takes what leads out of the campaigns for no id (FRAGMENT-8)', async () => {
    for (const id of ['..', '../../admin', 'x/../../admin', '..\\admin', 'x/..;/admin']) {
      const shop = fakeShop()
      await shop.get(`${HEADER}?${new URLSearchParams({ 'top-banner': id, benefits: '' })}`)
      await shop.get(`/fragments/DE/shop-footer?${new URLSearchParams({ 'content-id': id })}`)
      const asked = shop.calls().filter(({ url }) => url.includes('/promotion/'))
      assert.deepEqual(asked, [], id)
    }
  })

  it('makes few previews at once, of one token fewer; others get the public fragment (FRAGMENT-18, FRAGMENT-28)', async () => {
    const shop = fakeShop()
    await shop.get(HEADER)
    const before = shop.calls().length
    const held = heldBack(() => Response.json([{ title: 'Vorschau', href: '/preview' }]))
    shop.serve(NAVIGATION, held.answer)
    const preview = (token: string) => shop.get(HEADER, { headers: { cookie: `previewToken=${token}` } })
    const ofOne = Array.from({ length: 5 }, () => preview('staff'))
    const ofMany = Array.from({ length: 15 }, (_, index) => preview(`staff${index}`))
    await answered([...ofOne, ...ofMany], 14)
    assert.equal(shop.calls(NAVIGATION).length, 1 + 6)
    held.release()
    const results = (await Promise.all([...ofOne, ...ofMany])).map((response) => cacheOf(response))
    assert.deepEqual(
      ['fwd=request', 'hit'].map((result) => results.filter((one) => one === result).length),
      [6, 14],
    )
    assert.equal(results.slice(0, 5).filter((one) => one === 'fwd=request').length, 3)
    // Calls of six previews, and a proof of each token.
    assert.equal(shop.calls().length, before + 6 * before + 16)
    assert.equal(shop.calls(PROOF).length, 16)
    shop.serve(NAVIGATION)
    assert.equal(cacheOf(await preview('staff')), 'fwd=request')
  })

  describe('a preview is of those whose token the preview service knows (FRAGMENT-30)', () => {
    const preview = (shop: ReturnType<typeof fakeShop>, token = 'x') =>
      shop.get(HEADER, { headers: { cookie: `staffAuth=s; previewToken=${token}` } })

    for (const status of [401, 403])
      it(`another one gets the public fragment, and is asked about once a minute (${status})`, async (test) => {
        const setLate = lateClock(test)
        const shop = fakeShop()
        await shop.get(HEADER)
        shop.serve(NAVIGATION, () => Response.json([{ title: 'Entwurf', href: '/draft' }]))
        shop.serve(PROOF, () => Response.json({ status: 'UNAUTHORIZED' }, { status }))
        for (let round = 0; round < 3; round += 1) {
          const response = await preview(shop)
          assert.equal(cacheOf(response), 'hit')
          assert.match(response.headers.get('cache-control') ?? '', /^public/)
          assert.doesNotMatch(await response.text(), /Entwurf/)
        }
        assert.equal(shop.calls(PROOF).length, 1)
        assert.equal(shop.calls(PROOF)[0]?.headers.get('cookie'), 'previewToken=x')
        // To be no staff is no failure.
        assert.deepEqual(shop.failures, [])
        setLate(59_000)
        shop.serve(PROOF)
        assert.notEqual(cacheOf(await preview(shop)), 'fwd=request')
        setLate(61_000)
        assert.equal(cacheOf(await preview(shop)), 'fwd=request')
      })

    it('a proof counts for a minute, on its site', async (test) => {
      const setLate = lateClock(test)
      const shop = fakeShop()
      for (let round = 0; round < 3; round += 1) assert.equal(cacheOf(await preview(shop)), 'fwd=request')
      assert.equal(shop.calls(PROOF).length, 1)
      await shop.get('/fragments/AT/shop-header', { headers: { cookie: 'previewToken=x' } })
      assert.equal(shop.calls(PROOF).length, 2)
      setLate(61_000)
      shop.serve(PROOF, () => Response.json({ status: 'UNAUTHORIZED' }, { status: 401 }))
      assert.notEqual(cacheOf(await preview(shop)), 'fwd=request')
    })

    for (const [what, answer] of [
      ['is down', () => Response.json({}, { status: 500 })],
      ['answers HTML', () => new Response('<!doctype html>')],
      ['answers another status', () => Response.json({ status: 'INTERNAL_ERROR' })],
    ] as const)
      it(`nobody’s while the preview service ${what}, which is reported, and asked again after 5 s`, async (test) => {
        const setLate = lateClock(test)
        const shop = fakeShop()
        shop.serve(PROOF, answer)
        for (let round = 0; round < 3; round += 1) assert.notEqual(cacheOf(await preview(shop)), 'fwd=request')
        assert.equal(shop.calls(PROOF).length, 1)
        assert.deepEqual(
          shop.failures.map(({ code }) => code),
          ['PREVIEW_UNAVAILABLE'],
        )
        setLate(5001)
        shop.serve(PROOF)
        assert.equal(cacheOf(await preview(shop)), 'fwd=request')
      })

    it('a failure of the preview service ends no proof', async (test) => {
      const setLate = lateClock(test)
      const shop = fakeShop()
      assert.equal(cacheOf(await preview(shop, 'staff')), 'fwd=request')
      shop.serve(PROOF, () => Response.json({}, { status: 500 }))
      setLate(61_000)
      for (let index = 0; index < 30; index += 1) await preview(shop, `stranger-${index}`)
      assert.notEqual(cacheOf(await preview(shop, 'staff')), 'fwd=request')
      shop.serve(PROOF)
      setLate(67_000)
      // A stranger's new token has no call left, the one that is known has.
      assert.equal(cacheOf(await preview(shop, 'staff')), 'fwd=request')
    })

    it('a service that hangs makes nobody wait for longer than services may take', async () => {
      const shop = fakeShop({ timeoutMs: 50 })
      await shop.get(HEADER)
      const held = heldBack(() => Response.json({ status: 'SUCCESS' }))
      shop.serve(PROOF, held.answer)
      assert.equal(cacheOf(await preview(shop)), 'hit')
      assert.deepEqual(
        shop.failures.map(({ code }) => code),
        ['PREVIEW_UNAVAILABLE'],
      )
      held.release()
      await shop.settled()
      // An answer that came late is kept.
      assert.equal(cacheOf(await preview(shop)), 'fwd=request')
    })

    it('strangers with ever new tokens are asked about few times (FRAGMENT-29)', async () => {
      const shop = fakeShop()
      assert.equal(cacheOf(await preview(shop, 'staff')), 'fwd=request')
      shop.serve(PROOF, () => Response.json({ status: 'UNAUTHORIZED' }, { status: 401 }))
      const before = shop.calls().length
      // More than are kept.
      for (let index = 0; index < 2500; index += 1) await preview(shop, `stranger-${index}`)
      await preview(shop, 'x'.repeat(1001))
      const asked = shop.calls(PROOF).length
      assert.ok(asked >= 20 && asked < 30, String(asked))
      // Nothing else was asked for them but the public fragment.
      assert.equal(shop.calls().length - before - asked + 1, before - 1)
      assert.equal(cacheOf(await preview(shop, 'staff')), 'fwd=request')
    })
  })

  describe('a service that fails (FRAGMENT-31)', () => {
    const FIVE = Array.from({ length: 5 }, (_, index) => `${HEADER}?client-id=c${index}`)

    it('is called no more after five contents in a row, and once in 5 s, until it is well', async (test) => {
      const setLate = lateClock(test)
      const shop = fakeShop({ maxAgeSeconds: 1 })
      const asked = () => shop.calls(NAVIGATION).length
      const all = [...FIVE, `${HEADER}?client-id=c5`, `${HEADER}?client-id=c6`]
      const askAll = async () => {
        for (const path of all) {
          await shop.get(path)
          await shop.settled()
        }
      }
      await askAll()
      shop.serve(NAVIGATION, () => Response.json({}, { status: 500 }))
      setLate(2000)
      await askAll()
      assert.equal(asked(), 7 + 5)
      assert.equal(await shop.metric('service_calls_total', 'service="navigation",result="open"'), 2)
      // Other services are called on.
      assert.equal(shop.calls(THEME_WORLDS).length, 2)
      const failed = await shop.get(`${HEADER}?client-id=c6&theme=dark`)
      assert.match(await failed.text(), />Kaffee &amp; Tee</)
      setLate(8000)
      await askAll()
      assert.equal(asked(), 7 + 5 + 1)
      shop.serve(NAVIGATION)
      setLate(14_000)
      await askAll()
      assert.equal(asked(), 7 + 5 + 1 + 7)
    })

    it('is called on where one content fails, or those that strangers make up', async (test) => {
      const setLate = lateClock(test)
      const shop = fakeShop({ maxAgeSeconds: 1 })
      await shop.get(HEADER)
      shop.serve(NAVIGATION, () => Response.json({}, { status: 500 }))
      for (const path of FIVE) await shop.get(path)
      for (let round = 1; round <= 6; round += 1) {
        setLate(round * 6000)
        await shop.get(HEADER)
        await shop.settled()
      }
      assert.equal(shop.calls(NAVIGATION).length, 1 + 5 + 6)
      assert.equal(await shop.metric('service_calls_total', 'service="navigation",result="open"'), 0)
    })

    it('for one site has a limit of its own', async () => {
      const shop = fakeShop({ services: { DE: 'https://shop.example', AT: 'https://other.example' } })
      const held = heldBack(() => Response.json([]))
      shop.serve(NAVIGATION, held.answer)
      const running = Array.from({ length: 50 }, (_, index) => shop.get(`${HEADER}?client-id=c${index}`))
      await answered(running, 10)
      shop.serve(NAVIGATION)
      const other = await shop.get('/fragments/AT/shop-header')
      assert.match(await other.text(), />Kaffee &amp; Tee</)
      held.release()
      await Promise.all(running)
    })
  })

  it('counts what never ended as ended, as on workerd, where it ends with its request (FRAGMENT-20)', async (test) => {
    const setLate = lateClock(test)
    const shop = fakeShop({ timeoutMs: 20 })
    shop.serve(NAVIGATION, () => new Promise<Response>(() => {}))
    // Their fragments come without what never ends.
    await Promise.all(Array.from({ length: 40 }, (_, index) => shop.get(`${HEADER}?client-id=c${index}`)))
    shop.serve(NAVIGATION)
    await shop.get(`${HEADER}?client-id=one-more`)
    assert.equal(shop.calls(NAVIGATION).length, 40)
    setLate(15_001)
    await shop.get(`${HEADER}?client-id=next`)
    assert.equal(shop.calls(NAVIGATION).length, 41)
  })

  it('makes few fallbacks of looks that nobody has asked for before (FRAGMENT-25, FRAGMENT-32)', async (test) => {
    const start = Date.now()
    test.mock.method(Date, 'now', () => start)
    const shop = fakeShop()
    for (let index = 0; index < 500; index += 1) await shop.get(`/fragments/DE/shop-newsletter?heading=${index}`)
    const rendered = async () =>
      (await shop.metric('render_seconds_count', 'tag="shop-header"')) +
      (await shop.metric('render_seconds_count', 'tag="shop-footer"'))
    const looks = ['de-DE', 'de-AT', 'fr-CH', 'pl-PL', 'tr-TR'].flatMap((locale) =>
      ['light', 'dark', 'coffee-dark', 'coffee-light'].flatMap((theme) =>
        ['', 'true', 'false', 'reduced'].flatMap((reduced) =>
          ['', 'false'].map((sticky) => new URLSearchParams({ locale, reduced, sticky, theme })),
        ),
      ),
    )
    for (const [index, look] of looks.entries()) {
      const response = await shop.get(`${HEADER}?${look}`)
      assert.match(cacheOf(response) ?? '', index < 100 ? /miss$/ : /busy$/)
      assert.match(await response.text(), new RegExp(`^<shop-header site="DE" locale="${look.get('locale')}"`))
    }
    await shop.settled()
    // The last one is that of the site and the tag.
    assert.equal(await rendered(), 101)
    assert.equal(cacheOf(await shop.get(HEADER)), 'hit')
  })

  it('whose attributes no page has used take nothing from new fragments of pages (FRAGMENT-32)', async (test) => {
    // A clock that hardly goes: on a slow machine no fragment is late.
    let reads = 0
    test.mock.method(performance, 'now', () => {
      reads += 1
      return reads / 100
    })
    const shop = fakeShop()
    const get = (path: string) => shop.service(new Request(`http://service${path}`))
    await get(`${HEADER}?client-id=used`)
    await get(`${HEADER}?client-id=used`)
    let isOver = false
    let strangers = 0
    const isRefused: boolean[] = []
    const loops = Array.from({ length: 40 }, async (_, loop) => {
      while (!isOver) {
        strangers += 1
        const made = `${HEADER}?logo-alt=made-up-${strangers}`
        const headers: Record<string, string> = loop % 2 ? { cookie: `previewToken=${strangers}` } : {}
        const response = await shop.service(new Request(`http://service${made}`, { headers }))
        isRefused.push(cacheOf(response)?.endsWith('busy') ?? false)
      }
    })
    shop.serve(PROOF, () => Response.json({ status: 'UNAUTHORIZED' }, { status: 401 }))
    const visitors: string[] = []
    for (let index = 0; index < 80; index += 1) {
      const page = index % 2 ? `back-url=%2Fpage-${index}` : `client-id=used&theme=${index % 4 ? 'dark' : 'light'}`
      const response = await get(`/fragments/${index % 3 ? 'DE' : 'AT'}/shop-header?${page}`)
      visitors.push((await response.text()).includes('>Bohnen<') ? 'whole' : page)
    }
    isOver = true
    await Promise.all(loops)
    assert.deepEqual([...new Set(visitors)], ['whole'])
    assert.ok(isRefused.filter(Boolean).length > 100)
  })

  it('makes few at once with values that no page has used, from a minute after its start on (FRAGMENT-32)', async (test) => {
    const setLate = lateClock(test, { isStill: true })
    const shop = fakeShop()
    const madeIn = async (round: string) => {
      let made = 0
      for (let index = 0; index < 40; index += 1)
        made += Number(cacheOf(await shop.get(`${HEADER}?logo-alt=${round}-${index}`)) === 'fwd=miss')
      return made
    }
    assert.equal(await madeIn('start'), 40)
    setLate(60_000)
    assert.equal(await madeIn('later'), 10 + 2)
    setLate(64_000)
    assert.equal(await madeIn('four seconds later'), 4 * 2 + 1)
    // An attribute that nobody has made up before has no more.
    let others = 0
    for (let index = 0; index < 20; index += 1)
      others += Number(cacheOf(await shop.get(`${HEADER}?back-url=%2F${index}`)) === 'fwd=miss')
    assert.equal(others, 2)
    // With known values as many as ever.
    await shop.get(HEADER)
    await shop.get(HEADER)
    for (const site of ['AT', 'CH', 'PL', 'CZ'])
      assert.equal(cacheOf(await shop.get(`/fragments/${site}/shop-header`)), 'fwd=miss')
  })

  it('a crowd that asks for one new fragment leaves room for others (FRAGMENT-32)', async (test) => {
    const start = Date.now()
    test.mock.method(Date, 'now', () => start)
    const shop = fakeShop()
    const crowd = Array.from({ length: 600 }, () => shop.get(`${HEADER}?logo-alt=new`))
    for (const response of await Promise.all(crowd)) assert.equal(cacheOf(response), 'fwd=miss')
    assert.equal(cacheOf(await shop.get(`${HEADER}?logo-alt=other`)), 'fwd=miss')
  })

  it('asks for what a site has without attributes, whatever strangers make up (FRAGMENT-29)', async () => {
    const shop = fakeShop({ maxAgeSeconds: 0 })
    for (let index = 0; index < 120; index += 1) await shop.get(`${HEADER}?client-id=made-up-${index}`)
    assert.ok((await shop.metric('service_calls_total', 'service="navigation",result="refused"')) > 10)
    const other = await shop.get('/fragments/TR/shop-header')
    assert.match(await other.text(), />Kaffee &amp; Tee</)
    // A refused call is no failure of the service: there is no pause before the next one.
    assert.deepEqual(shop.failures, [])
  })

  it('asks a service for few campaigns that nobody knows, and goes on to ask for known ones (FRAGMENT-29)', async (test) => {
    const setLate = lateClock(test)
    const shop = fakeShop({ maxAgeSeconds: 0 })
    const PROMOTION = '/service/promotion/api/promotion/'
    const asked = () => shop.calls().filter(({ url }) => new URL(url).pathname.startsWith(PROMOTION))
    for (const theme of ['light', 'dark']) await shop.get(`${HEADER}?top-banner=known&theme=${theme}`)
    const before = asked().length
    for (let index = 0; index < 1300; index += 1) {
      // As many new fragments as are made.
      setLate(index * 500)
      await shop.get(`${HEADER}?top-banner=made-up-${index}&benefits=`)
    }
    const strangers = asked().length - before
    assert.ok(strangers >= 990 && strangers < 1230, String(strangers))
    assert.ok((await shop.metric('service_calls_total', 'service="promotion",result="refused"')) > 70)
    const refused = await shop.get(`${HEADER}?top-banner=one-more`)
    assert.ok(isWhole(await refused.text(), 'shop-header'))
    await shop.get(`${HEADER}?top-banner=known&logo-alt=x`)
    assert.equal(asked().filter(({ url }) => url.endsWith('/known')).length, 3)
  })

  it('makes at most 40 calls of a service at once (FRAGMENT-29)', async () => {
    const shop = fakeShop()
    const held = heldBack(() => Response.json([]))
    shop.serve(NAVIGATION, held.answer)
    const running = Array.from({ length: 60 }, (_, index) => shop.get(`${HEADER}?client-id=c${index}`))
    await answered(running, 20)
    assert.equal(shop.calls(NAVIGATION).length, 40)
    held.release()
    for (const response of await Promise.all(running)) assert.ok(isWhole(await response.text(), 'shop-header'))
    await shop.settled()
    shop.serve(NAVIGATION)
    await shop.get(`${HEADER}?client-id=next`)
    assert.equal(shop.calls(NAVIGATION).length, 41)
  })

  it('tells the age of its content, and shows none beyond its hard limit, however busy it is (FRAGMENT-13, FRAGMENT-25)', async (test) => {
    const setLate = lateClock(test)
    const shop = fakeShop({ maxAgeSeconds: 1, staleSeconds: 60 })
    const get = (query: string) => shop.service(new Request(`http://service${HEADER}?${query}`))
    await get('theme=dark')
    shop.serve(NAVIGATION, () => Response.json({}, { status: 500 }))
    setLate(22_000)
    const older = await get('theme=dark&logo-alt=x')
    assert.match(await older.text(), />Kaffee &amp; Tee</)
    assert.ok(Math.abs(Number(older.headers.get('age')) - 22) <= 1, String(older.headers.get('age')))
    setLate(120_000)
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => get(`theme=dark&logo-alt=${index}`)))
    assert.ok(answers.some((response) => cacheOf(response)?.endsWith('busy')))
    for (const response of answers) assert.doesNotMatch(await response.text(), />Kaffee &amp; Tee</)
  })

  for (const [what, body] of [
    ['nested too deeply', '['.repeat(40_000)],
    [
      'nested too deeply, and whole',
      `[{"title":"x","href":"/x","children":${'['.repeat(30_000)}${']'.repeat(30_000)}}]`,
    ],
    ['of too many values', `[${'{},'.repeat(600_000)}{}]`],
    ['too long', JSON.stringify([{ title: 'x'.repeat(2_100_000) }])],
  ] as const)
    it(`reads no answer that is ${what} to its end, and uses the last good one (FRAGMENT-11, FRAGMENT-15)`, async () => {
      const shop = fakeShop({ maxAgeSeconds: 0 })
      assert.match(await (await shop.get(HEADER)).text(), /Kaffee &#38; Tee|Kaffee &amp; Tee/)
      let isCancelled = false
      const PART = 16_384
      shop.serve(NAVIGATION, () => {
        let at = 0
        return new Response(
          new ReadableStream({
            pull(controller) {
              controller.enqueue(new TextEncoder().encode(body.slice(at, at + PART)))
              at += PART
              if (at >= body.length + PART) controller.close()
            },
            cancel() {
              isCancelled = true
            },
          }),
        )
      })
      const response = await shop.get(`${HEADER}?theme=dark`)
      assert.equal(response.status, 200)
      assert.match(await response.text(), /Kaffee &#38; Tee|Kaffee &amp; Tee/)
      assert.ok(isCancelled)
      assert.deepEqual(
        shop.failures.map(({ code }) => code),
        ['NAVIGATION_UNAVAILABLE'],
      )
      assert.equal(await shop.metric('service_calls_total', 'service="navigation",result="malformed"'), 1)
    })

  it('reads JSON within JSON by the same limits (FRAGMENT-11)', async () => {
    const shop = fakeShop()
    const FOOTER = 'GET /service/promotion/api/promotion/SHOP_FOOTER'
    shop.serve(FOOTER, () => Response.json({ contentJSON: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}` }))
    const response = await shop.get('/fragments/DE/shop-footer')
    assert.ok(isWhole(await response.text(), 'shop-footer'))
    assert.deepEqual(
      shop.failures.map(({ code }) => code),
      ['FOOTER_CONTENT_UNAVAILABLE'],
    )
  })

  it('repeats no token of an address, neither in the answer nor in a report', async () => {
    const shop = fakeShop()
    const response = await shop.get(`${HEADER}?previewToken=secret`)
    assert.equal(response.status, 400)
    assert.doesNotMatch(await response.text(), /secret/)
    assert.deepEqual([shop.calls(), shop.failures], [[], []])
  })
})
