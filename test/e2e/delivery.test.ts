// tier 2: hosts, caches and policies that few changes touch
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BUDGET, untouchedBuiltFiles, untouchedFiles } from '../../tools/check/sizes.ts'
import { shop } from './support/shop.ts'

describe('delivery from another host', () => {
  const demo = shop()
  const manifest = async () => (await fetch(`${demo.cdnUrl}/manifest.json`)).json()

  for (const [kind, query, filesOf, budget] of [
    ['fragments with content', '&fragments=content', untouchedFiles, BUDGET.untouched],
    // No campaign runs.
    ['fragments of the build', '&fault=promotion:404', untouchedBuiltFiles, BUDGET.untouchedBuilt],
  ] as const) {
    it(`an untouched page view of ${kind} loads what it shows, within the budget (DELIVERY-7, DELIVERY-9, DELIVERY-10, DELIVERY-47)`, async (test) => {
      // A short page: the footer is in sight without a scroll.
      const shopper = await demo.open(`/nothing?site=DE${query}`, { height: 1600, withRequests: true, until: 'live' })
      await shopper.rest()
      shopper.logs(/404/)
      const { fetched } = shopper
      const built = await manifest()
      const sum = fetched.reduce((bytes, file) => bytes + (built.files[file].brotli as number), 0)
      test.diagnostic(`untouched: ${sum} B (brotli) in ${fetched.length} files`)
      assert.deepEqual([...fetched].sort(), filesOf(built).sort())
      assert.ok(sum <= budget.bytes, `${sum} B`)
      assert.ok(fetched.length <= budget.files)
    })
  }

  it('a second page view asks the network for the loader alone, which this host lets nobody keep (DELIVERY-32)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    shopper.logs(/404/)
    const visit = async () => {
      await shopper.open('/nothing?site=DE&fragments=content', 'live')
      await shopper.rest()
    }
    await visit()
    const asked: string[] = []
    shopper.page.on('response', (response) => {
      if (response.url().startsWith(demo.cdnUrl) && !response.fromCache()) asked.push(response.url())
    })
    await visit()
    assert.deepEqual(asked, [`${demo.cdnUrl}/${(await manifest()).entry}`])
  })

  // One view renders all sites: they differ in texts only.
  for (const [site, width] of [
    ['DE', 1440],
    ['HU', 375],
  ] as const)
    it(`${site}: nothing shifts when fragments are hydrated and services answer (DELIVERY-21, NAV-12)`, async () => {
      const shopper = await demo.open(`/?site=${site}`, { width, until: 'loaded' })
      const edges = async () =>
        (await Promise.all(['main', 'shop-footer'].map(shopper.box))).map(({ top, bottom }) => [top, bottom])
      const before = await edges()
      await shopper.ready('whole')
      await shopper.rest()
      assert.deepEqual(await edges(), before)
      await shopper.stoodStill()
    })

  it('fragments work without JavaScript: every link leads somewhere, and search finds (DELIVERY-19)', async () => {
    const shopper = await demo.open('/?site=HU', { withoutScript: true })
    const links = await shopper.page.$$eval('shop-header >>> a, shop-footer >>> a', (all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    )
    const own = [...new Set(links)].filter((link) => link.startsWith(demo.url))
    assert.ok(own.length > 40, `${own.length} links`)
    for (const link of own) assert.equal((await fetch(link)).status, 200, link)
    await shopper.type('shop-header >>> input[name=query]', 'espresso')
    assert.equal(await shopper.leave(() => shopper.press('Enter')), '/search?query=espresso&site=HU')
    assert.ok(await shopper.has('main a[href^="/products/"]'))
  })

  it('a missing chunk affects its element only: CODE_UNAVAILABLE is reported, and the fragment stays (DELIVERY-14, EVENT-23)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    await shopper.block(/elements\/shop-footer/)
    shopper.logs(/ERR_FAILED/, /CODE_UNAVAILABLE/)
    const errors = await shopper.events<{ element: string; code: string }>('shop-element-error')
    await shopper.open('/?site=DE', 'whole')
    assert.deepEqual(
      (await errors()).map(({ element, code }) => [element, code]),
      [['shop-footer', 'CODE_UNAVAILABLE']],
    )
    assert.ok(await shopper.has('shop-footer >>> .footer'))
    assert.ok(await shopper.isAwake('shop-header'))
  })

  it('tags whose code has failed are woken by the page (DELIVERY-31, DELIVERY-59)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    const unblock = await shopper.block(/chunks\/live-/)
    shopper.logs(/ERR_FAILED/, /CODE_UNAVAILABLE/)
    const errors = await shopper.events<{ element: string }>('shop-element-error')
    await shopper.open('/?site=DE', 'loaded')
    await shopper.until(async () => (await errors()).length === 2, 'the missing code of both tags is reported')
    unblock()
    await shopper.page.evaluate(() => window.shopElements?.wake())
    for (const tag of ['shop-header', 'shop-footer']) assert.ok(await shopper.isAwake(tag), tag)
  })

  it('a cart change is answered even when no element can make it (DELIVERY-17, DELIVERY-28)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    await shopper.block(/elements\/shop-header|bare-tags/)
    shopper.logs(/ERR_FAILED/, /CODE_UNAVAILABLE/, /No shop-header or shop-minicart works\./)
    await shopper.open('/?site=DE&fragments=off', 'loaded')
    await shopper.until(() => shopper.page.evaluate(() => window.shopElements !== undefined))
    const change = () =>
      shopper.page.evaluate(() => window.shopElements?.changeCart({ setArticle: { productId: 'x', quantity: 1 } }))
    const { ok, error } = (await change()) ?? {}
    assert.deepEqual([ok, error], [false, 'UNKNOWN'])
    // The failure is known by now: the next change is answered at once.
    assert.equal((await change())?.ok, false)
  })

  it('the preview loads no byte and makes no call for shoppers, and is shown to staff (PREVIEW-1)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    await shopper.open('/?site=DE', 'loaded')
    await shopper.page.evaluate(() => document.body.append(document.createElement('shop-preview')))
    await shopper.ready()
    await shopper.rest()
    assert.ok(shopper.asked(/\/service\/promotion\//).length > 0)
    assert.deepEqual(shopper.asked(/\/service\/preview\/|\/gettestsat/), [])
    const hasCode = () => shopper.fetched.some((file) => file.includes('preview'))
    assert.equal(hasCode(), false)
    await shopper.open('/?site=DE&staff=on')
    await shopper.see('shop-preview >>> .preview')
    assert.equal(hasCode(), true)
  })

  it('elements are styled by sheets where the policy does not allow the style of the fragment (DELIVERY-20)', async () => {
    const url = await demo.host({ policy: (given) => given.replaceAll(/'sha256-[^']+'/g, '') })
    const shopper = await demo.open(`${url}/?site=DE`, { until: 'whole' })
    shopper.logs(/style-src/)
    const looks = await shopper.page.$eval('shop-footer >>> .footer', (footer) => {
      const { adoptedStyleSheets } = footer.getRootNode() as ShadowRoot
      return {
        sheets: adoptedStyleSheets.length,
        display: getComputedStyle(footer.querySelector('.groups') as Element).display,
      }
    })
    assert.deepEqual(looks, { sheets: 1, display: 'grid' })
  })
})
