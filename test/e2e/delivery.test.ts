import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { SITES } from '../../src/shop/sites/sites.ts'
import { BUDGET, untouchedBuiltFiles, untouchedFiles } from '../../tools/check/sizes.ts'
import { listen, type Running } from './support/release.ts'
import {
  atRest,
  blockRequests,
  elementsLive,
  elementsReady,
  footerReady,
  layoutShift,
  shop,
  WIDTHS,
} from './support/shop.ts'

describe('delivery from another host', () => {
  const demo = shop()
  const manifest = async () => (await fetch(`${demo.cdnUrl}/manifest.json`)).json()

  for (const [kind, query, filesOf, budget] of [
    ['fragments with content', '&fragments=content', untouchedFiles, BUDGET.untouched],
    // No campaign runs.
    ['fragments of the build', '&fault=promotion:404', untouchedBuiltFiles, BUDGET.untouchedBuilt],
  ] as const) {
    it(`an untouched page view of ${kind} loads what it shows, within the budget (DELIVERY-7, DELIVERY-9, DELIVERY-10, DELIVERY-47)`, async (test) => {
      const { page, fetched } = await demo.visitor({ withRequests: true })
      // A short page: the footer is in sight without a scroll.
      await page.setViewport({ width: 1280, height: 1600 })
      await page.goto(`${demo.url}/nothing?site=DE${query}`)
      await elementsLive(page)
      await atRest(page)
      const built = await manifest()
      const sum = fetched.reduce((bytes, file) => bytes + (built.files[file].brotli as number), 0)
      test.diagnostic(`untouched: ${sum} B (brotli) in ${fetched.length} files`)
      assert.deepEqual([...fetched].sort(), filesOf(built).sort())
      assert.ok(sum <= budget.bytes, `${sum} B`)
      assert.ok(fetched.length <= budget.files)
    })
  }

  it('a second page view asks the network for the loader alone, which this host lets nobody keep (DELIVERY-32)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    const visit = async () => {
      await page.goto(`${demo.url}/nothing?site=DE&fragments=content`)
      await elementsLive(page)
      await atRest(page)
    }
    await visit()
    const asked: string[] = []
    page.on('response', (response) => {
      if (response.url().startsWith(demo.cdnUrl) && !response.fromCache()) asked.push(response.url())
    })
    await visit()
    assert.deepEqual(asked, [`${demo.cdnUrl}/${(await manifest()).entry}`])
  })

  // Each site narrow or wide: the other half of them are in takeover.test.ts, which compares them with their pictures.
  for (const [index, site] of SITES.entries())
    it(`${site}: nothing shifts when fragments are hydrated (DELIVERY-21)`, async () => {
      const width = WIDTHS[(index + 2) % WIDTHS.length] ?? 1440
      const { page, problems } = await demo.visitor({ width })
      await page.goto(`${demo.url}/?site=${site}`)
      // On two sites the service has another footer, which is below the window when it comes.
      const tags = ['CZ', 'CH'].includes(site) ? ['main'] : ['main', 'shop-footer']
      const heights = () =>
        page.evaluate(
          (names) =>
            names.map((tag) => {
              const { top, bottom } = document.querySelector(tag)?.getBoundingClientRect() ?? {}
              return [top, bottom]
            }),
          tags,
        )
      const before = await heights()
      await elementsReady(page)
      await footerReady(page)
      await new Promise((resolve) => setTimeout(resolve, 150))
      assert.deepEqual(await heights(), before)
      if (tags.length > 1) assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
      assert.deepEqual(problems, [])
    })

  it('fragments work without JavaScript: every link leads somewhere, and search finds (DELIVERY-19)', async () => {
    for (const site of ['DE', 'HU']) {
      const { page } = await demo.visitor({ withoutScript: true })
      await page.goto(`${demo.url}/?site=${site}`)
      const links = await page.$$eval('shop-header >>> a, shop-footer >>> a', (all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      )
      const own = [...new Set(links)].filter((link) => link.startsWith(demo.url))
      assert.ok(own.length > 40, `${own.length} links`)
      for (const link of own) {
        const { status } = await fetch(link)
        assert.equal(status, 200, link)
      }
      await page.type('shop-header >>> input[name=query]', 'espresso')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      assert.equal(page.url(), `${demo.url}/search?query=espresso&site=${site}`)
      assert.ok((await page.$$('main a[href^="/products/"]')).length > 0)
    }
  })

  it('fragments stay, and their links work, when the CDN is blocked (DELIVERY-14)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await blockRequests(page, demo.cdnUrl)
    await page.goto(`${demo.url}/?site=DE`)
    await Promise.all([page.waitForNavigation(), page.click('shop-header >>> [part=cart-icon]')])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('a missing chunk affects its element only: CODE_UNAVAILABLE is reported, and the fragment stays (DELIVERY-14, EVENT-23)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await blockRequests(page, 'elements/shop-footer')
    await page.evaluateOnNewDocument(() => {
      const reported: unknown[] = []
      Object.assign(window, { reported })
      window.addEventListener('shop-element-error', (event) => reported.push((event as CustomEvent).detail))
    })
    await page.goto(`${demo.url}/?site=DE`)
    await elementsReady(page)
    await footerReady(page)
    const reported = await page.evaluate(
      () => (window as unknown as { reported: { element: string; code: string }[] }).reported,
    )
    assert.deepEqual(
      reported.map(({ element, code }) => [element, code]),
      [['shop-footer', 'CODE_UNAVAILABLE']],
    )
    assert.ok(await page.$('shop-footer >>> .footer'))
    assert.equal(await page.$eval('shop-header', (header) => header.matches(':defined')), true)
  })

  it('the cart icon is a plain link when the code of the flyout can not be loaded (FLYOUT-10)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await blockRequests(page, /CartFlyout|shop-minicart/)
    await page.goto(`${demo.url}/?site=DE`)
    await elementsReady(page)
    await footerReady(page)
    const reported = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('shop-element-error', (event) => resolve((event as CustomEvent).detail.code), {
            once: true,
          }),
        ),
    )
    await page.focus('shop-header >>> [part=cart-icon]')
    assert.equal(await reported, 'CODE_UNAVAILABLE')
    assert.ok(await page.$('shop-header >>> .header'))
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('a cart change is answered even when no element can make it (DELIVERY-17, DELIVERY-28)', async () => {
    const { page } = await demo.visitor({ withRequests: true })
    await blockRequests(page, 'elements/shop-header')
    await page.goto(`${demo.url}/?site=DE`)
    const answer = await page.evaluate(async () => {
      for (let tries = 0; !window.shopElements && tries < 200; tries += 1)
        await new Promise((next) => setTimeout(next, 20))
      return window.shopElements?.changeCart({ setArticle: { productId: 'x', quantity: 1 } })
    })
    assert.deepEqual([answer?.ok, answer?.error], [false, 'UNKNOWN'])
    // The failure is known by now: the next change is answered at once.
    const later = await page.evaluate(() =>
      window.shopElements?.changeCart({ setArticle: { productId: 'x', quantity: 1 } }),
    )
    assert.equal(later?.ok, false)
  })

  it('a second loader does nothing but warn with both versions (DELIVERY-12)', async () => {
    const { page, problems } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`)
    await elementsReady(page)
    await page.evaluate(async (url) => {
      await import(url)
    }, `${demo.cdnUrl}/shop-elements.js?v=2`)
    assert.equal(problems.length, 1)
    assert.match(problems[0] ?? '', /Version 1\.0\.0 is already loaded on this page; version 1\.0\.0 is not used/)
  })

  it('tags without fragments, and tags that are added late, are rendered too (DELIVERY-9, DELIVERY-10)', async () => {
    const { page, problems } = await demo.visitor()
    await page.goto(`${demo.url}/?site=TR&fragments=off`)
    await elementsReady(page)
    const text = await page.$eval('shop-footer', (footer) => footer.shadowRoot?.textContent ?? '')
    assert.match(text, /Türkiye/)
    await page.evaluate(() => {
      const late = document.createElement('section')
      const newsletter = document.createElement('shop-newsletter')
      newsletter.setAttribute('site', 'PL')
      late.append(newsletter)
      document.body.append(late)
    })
    await page.waitForFunction(() =>
      /newsletter/i.test(document.querySelector('shop-newsletter')?.shadowRoot?.textContent ?? ''),
    )
    assert.deepEqual(problems, [])
  })

  it('the preview loads no byte and makes no call for shoppers, and is shown to staff (PREVIEW-1)', async () => {
    const { page, fetched } = await demo.visitor({ withRequests: true })
    const requested: string[] = []
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
    await page.goto(`${demo.url}/?site=DE`)
    await page.evaluate(() => document.body.append(document.createElement('shop-preview')))
    await elementsReady(page)
    await page.waitForNetworkIdle({ idleTime: 500 })
    assert.ok(requested.some((path) => path.startsWith('/service/promotion/')))
    assert.deepEqual(
      requested.filter((path) => path.startsWith('/service/preview/') || path.endsWith('/gettestsat')),
      [],
    )
    assert.ok(!fetched.some((file) => file.includes('preview')))
    await page.goto(`${demo.url}/?site=DE&staff=on`)
    await elementsReady(page)
    await page.waitForFunction(() => document.querySelector('shop-preview')?.shadowRoot?.querySelector('.preview'))
    assert.ok(fetched.some((file) => file.includes('preview')))
  })

  it('elements are styled by sheets where the policy does not allow the style of the fragment (DELIVERY-20)', async () => {
    const host = await hostWithoutStyleHashes(demo.url)
    const { page } = await demo.visitor()
    await page.goto(`${host.url}/?site=DE`)
    await elementsReady(page)
    await footerReady(page)
    const looks = await page.$eval('shop-footer >>> .footer', (footer) => {
      const { adoptedStyleSheets } = footer.getRootNode() as ShadowRoot
      return {
        sheets: adoptedStyleSheets.length,
        display: getComputedStyle(footer.querySelector('.groups') as Element).display,
      }
    })
    host.close()
    assert.deepEqual(looks, { sheets: 1, display: 'grid' })
  })

  it('the demo shop runs under a strict policy with Trusted Types (THEME-8)', async () => {
    const { headers } = await fetch(demo.url)
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /require-trusted-types-for 'script'/)
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval/)
  })
})

/** The shop behind a host whose policy allows no inline style. */
function hostWithoutStyleHashes(shopUrl: string): Promise<Running> {
  return listen(async (request, response) => {
    const answer = await fetch(`${shopUrl}${request.url}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain')
    response.setHeader('content-security-policy', policy.replaceAll(/'sha256-[^']+'/g, ''))
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  })
}
