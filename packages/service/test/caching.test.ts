import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import fakeTimers, { type Clock } from '@sinonjs/fake-timers'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { cacheOf, fakeShop, heldBack, isWhole, lateClock, NAVIGATION } from './support.ts'

const PATH = '/fragments/DE/shop-header'
const PROMOTION = 'GET /service/promotion/api/promotion/~header_top'
/** Fragments without content, as many different ones as there are numbers. */
function newsletters() {
  const { get, settled } = fakeShop()
  return {
    get: async (heading: number) => cacheOf(await get(`/fragments/DE/shop-newsletter?heading=${heading}`)),
    settled,
  }
}
const down = () => Promise.reject(new TypeError('fetch failed'))

describe('the fragment service keeps', () => {
  let clock: Clock
  before(() => {
    // The date alone: what waits goes on waiting in real time.
    clock = fakeTimers.install({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) })
  })
  afterEach(() => clock.setSystemTime(Date.UTC(2026, 5, 1)))
  after(() => clock.uninstall())
  const passSeconds = (seconds: number) => clock.setSystemTime(Date.now() + seconds * 1000)

  it('a fragment for its age, and says how long others may keep it (FRAGMENT-13)', async () => {
    const shop = fakeShop()
    const first = await shop.get(PATH)
    assert.equal(cacheOf(first), 'fwd=miss')
    assert.equal(first.headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=86400')
    assert.equal(first.headers.get('vary'), 'Cookie')
    passSeconds(59)
    const second = await shop.get(PATH)
    assert.equal(cacheOf(second), 'hit')
    assert.deepEqual([first.headers.get('age'), second.headers.get('age')], ['0', '59'])
    assert.equal(await second.text(), await first.text())
    assert.equal(shop.calls(NAVIGATION).length, 1)
    const other = fakeShop({ maxAgeSeconds: 10, staleSeconds: 20 })
    assert.equal((await other.get(PATH)).headers.get('cache-control'), 'public, max-age=10, stale-while-revalidate=20')
  })

  it('an older one, which it answers at once while it makes a newer one (FRAGMENT-14)', async () => {
    const shop = fakeShop()
    await shop.get(PATH)
    passSeconds(61)
    const held = heldBack(() => Response.json([{ title: 'Neu', href: '/neu' }]))
    shop.serve(NAVIGATION, held.answer)
    const stale = await Promise.all([shop.get(PATH), shop.get(PATH)])
    assert.deepEqual(stale.map(cacheOf), ['fwd=stale', 'fwd=stale'])
    assert.equal(shop.calls(NAVIGATION).length, 2)
    held.release()
    await shop.settled()
    const next = await shop.get(PATH)
    assert.deepEqual([cacheOf(next), next.headers.get('age')], ['hit', '0'])
    assert.match(await next.text(), /href="\/neu"[^>]*>Neu</)
    for (const one of stale) assert.match(await one.text(), /href="\/kaffee"[^>]*>Kaffee &amp; Tee</)
    assert.equal(shop.calls(NAVIGATION).length, 2)
    passSeconds(60 + 86_400 + 1)
    assert.equal(cacheOf(await shop.get(PATH)), 'fwd=miss')
  })

  it('the last good content of a service that fails, for as long as stale content may be used (FRAGMENT-15, LIVE-13)', async () => {
    const shop = fakeShop()
    const good = await (await shop.get(PATH)).text()
    shop.serve(NAVIGATION, down)
    passSeconds(3600)
    const dark = await shop.get(`${PATH}?theme=dark`)
    const darkHtml = await dark.text()
    assert.ok(isWhole(darkHtml, 'shop-header'))
    assert.match(darkHtml, />Kaffee &amp; Tee</)
    assert.equal(await shop.metric('fallbacks_total', 'service="navigation",by="last good"'), 1)
    // Fresh for five seconds more.
    assert.equal(dark.headers.get('cache-control'), 'public, max-age=3605, stale-while-revalidate=82855')
    assert.deepEqual([dark.headers.get('age'), dark.headers.get('x-accel-expires')], ['3600', '5'])
    // Browsers learn how old it is, and ask the service themselves (LIVE-13).
    const [, carried = ''] = /data-content>(.*?)<\/script>/s.exec(darkHtml) ?? []
    const { times } = JSON.parse(carried)
    assert.deepEqual([Date.now() - times.navigation, Date.now() - times.themeWorlds], [3_600_000, 0])
    await shop.get(PATH)
    await shop.settled()
    assert.match(good, />Kaffee &amp; Tee</)
    assert.match(await (await shop.get(PATH)).text(), />Kaffee &amp; Tee</)
    passSeconds(86_400)
    const without = await (await shop.get(`${PATH}?theme=coffee-dark`)).text()
    assert.doesNotMatch(without, />Kaffee &amp; Tee</)
    assert.equal(await shop.metric('fallbacks_total', 'service="navigation",by="missing"'), 1)
  })

  it('no failure for longer than 5 s: then the service is asked again (FRAGMENT-11)', async () => {
    const shop = fakeShop()
    shop.serve(NAVIGATION, down)
    await shop.get(PATH)
    shop.serve(NAVIGATION)
    passSeconds(4)
    await shop.get(`${PATH}?theme=dark`)
    assert.equal(shop.calls(NAVIGATION).length, 1)
    passSeconds(2)
    assert.equal(cacheOf(await shop.get(PATH)), 'fwd=stale')
    await shop.settled()
    const whole = await shop.get(PATH)
    assert.equal(cacheOf(whole), 'hit')
    assert.equal(whole.headers.get('cache-control'), 'public, max-age=60, stale-while-revalidate=86400')
    assert.equal(shop.calls(NAVIGATION).length, 2)
  })

  it('an answer of 404 as the answer that no campaign runs (FRAGMENT-7)', async () => {
    const shop = fakeShop()
    const response = await shop.get(PATH)
    assert.equal(shop.calls(PROMOTION).length, 1)
    assert.deepEqual([shop.failures, response.headers.get('cache-control')?.includes('max-age=60')], [[], true])
    await shop.get(`${PATH}?theme=dark`)
    assert.equal(shop.calls(PROMOTION).length, 1)
  })

  it('the keys by which it can be purged: site, tag, contents and release (FRAGMENT-16)', async () => {
    const shop = fakeShop()
    const keysOf = async (path: string) => (await shop.get(path)).headers.get('surrogate-key')
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const release = `shop-elements-${version}`
    assert.equal(await keysOf(PATH), `DE shop-header navigation theme-worlds ~header_top ${release}`)
    assert.equal(await keysOf('/fragments/AT/shop-footer'), `AT shop-footer SHOP_FOOTER ${release}`)
    assert.equal(await keysOf('/fragments/CH_FR/shop-newsletter'), `CH_FR shop-newsletter ${release}`)
    assert.equal(
      await keysOf('/fragments/PL/shop-header?top-banner=two%20words&benefits='),
      `PL shop-header navigation theme-worlds two%20words ${release}`,
    )
  })

  it('an ETag: who has the fragment gets 304 (FRAGMENT-17)', async () => {
    const shop = fakeShop()
    const { headers } = await shop.get(PATH)
    const etag = headers.get('etag') ?? ''
    assert.match(etag, /^"[0-9a-f]{32}"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await shop.get(PATH, { headers: { 'if-none-match': known } })
      assert.deepEqual([response.status, response.headers.get('etag'), await response.text()], [304, etag, ''])
      assert.equal(response.headers.get('cache-control'), headers.get('cache-control'))
    }
    assert.equal((await shop.get(PATH, { headers: { 'if-none-match': '"x"' } })).status, 200)
    assert.notEqual((await shop.get(`${PATH}?theme=dark`)).headers.get('etag'), etag)
  })

  it('nothing of a preview, which goes past what it keeps, with the token as its only cookie (FRAGMENT-18)', async () => {
    const shop = fakeShop()
    await shop.get(PATH)
    const headers = { cookie: 'LoginToken=secret; previewToken=a=b%20; session=1' }
    for (const round of [2, 3]) {
      const preview = await shop.get(PATH, { headers })
      assert.equal(preview.headers.get('cache-control'), 'no-store')
      assert.equal(preview.headers.get('age'), null)
      assert.equal(cacheOf(preview), 'fwd=request')
      assert.equal(shop.calls(NAVIGATION).length, round)
      assert.ok(isWhole(await preview.text(), 'shop-header'))
    }
    for (const { headers } of shop.calls().slice(-3))
      assert.deepEqual(Object.fromEntries(headers), {
        accept: 'application/json',
        'x-hunter-site': 'DE',
        cookie: 'previewToken=a=b%20',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
      })
    shop.serve(NAVIGATION, down)
    const failed = await shop.get(PATH, { headers })
    assert.ok(isWhole(await failed.text(), 'shop-header'))
    // Fragments that are kept for others have not changed, and a failed preview makes nobody else wait.
    assert.equal(cacheOf(await shop.get(PATH)), 'hit')
    shop.serve(NAVIGATION)
    await shop.get(`${PATH}?theme=dark`)
    assert.equal(shop.calls(NAVIGATION).length, 4)
  })

  it('a bounded number of fragments, those for longest that were asked for again (FRAGMENT-19)', async (test) => {
    const setLate = lateClock(test)
    let lateMs = 0
    const shop = fakeShop({ maxAgeSeconds: 86_400 })
    const get = async (heading: string) => {
      // One new value of an attribute in four seconds.
      lateMs += 4000
      setLate(lateMs)
      return cacheOf(await shop.get(`/fragments/DE/shop-newsletter?heading=${heading}`))
    }
    await get('once')
    for (const result of ['fwd=miss', 'hit', 'hit']) assert.equal(await get('again'), result)
    for (let index = 1; index <= 1000; index += 1) await get(String(index))
    assert.equal(await get('1000'), 'hit')
    assert.equal(await get('again'), 'hit')
    assert.equal(await get('once'), 'fwd=miss')
  })

  it('no more than a few new fragments a second; beyond that those of the same look are answered (FRAGMENT-32)', async (test) => {
    const setLate = lateClock(test, { isStill: true })
    const { get } = newsletters()
    for (let index = 1; index <= 600; index += 1) assert.equal(await get(index), 'fwd=miss')
    const isBusy = async (index: number) => (await get(index))?.endsWith('busy')
    assert.ok(await isBusy(700))
    assert.equal(await get(600), 'hit')
    setLate(61_000)
    // Known ones are made again.
    assert.equal(await get(599), 'fwd=stale')
    assert.equal(await get(701), 'fwd=miss')
  })

  it('fragments that age together are made again a few at a time (FRAGMENT-14)', async (test) => {
    const setLate = lateClock(test, { isStill: true })
    const { get, settled } = newsletters()
    const all = Array.from({ length: 60 }, (_, index) => index)
    for (const index of all) await get(index)
    setLate(61_000)
    const fresh = async () => {
      for (const index of all) await get(index)
      await settled()
      const found = await Promise.all(all.map(get))
      return found.filter((one) => one === 'hit').length
    }
    assert.equal(await fresh(), 10)
    setLate(62_000)
    assert.equal(await fresh(), 20)
    setLate(63_000)
    assert.equal(await fresh(), 30)
  })

  it('calls again for content of over half its age when it makes a fragment again (FRAGMENT-14)', async (test) => {
    const setLate = lateClock(test)
    const shop = fakeShop()
    const get = async (banner: string) => {
      const response = await shop.get(`${PATH}?top-banner=${banner}`)
      await shop.settled()
      return cacheOf(response)
    }
    await get('a')
    setLate(40_000)
    assert.equal(await get('b'), 'fwd=miss')
    // The first time, the menu of the other fragment is good enough.
    assert.equal(shop.calls(NAVIGATION).length, 1)
    setLate(62_000)
    assert.equal(await get('b'), 'fwd=stale')
    assert.equal(shop.calls(NAVIGATION).length, 2)
    assert.equal(shop.calls('GET /service/promotion/api/promotion/b').length, 1)
    // Its banner is 39 s old now: it is asked for with the menu of the other one.
    setLate(79_000)
    assert.equal(await get('a'), 'fwd=stale')
    assert.equal(shop.calls('GET /service/promotion/api/promotion/a').length, 2)
    setLate(101_000)
    assert.equal(await get('b'), 'fwd=stale')
    assert.equal(shop.calls('GET /service/promotion/api/promotion/b').length, 2)
    assert.equal(shop.calls(NAVIGATION).length, 3)
    // All its contents are as old.
    setLate(160_000)
    assert.equal(await get('b'), 'hit')
  })
})
