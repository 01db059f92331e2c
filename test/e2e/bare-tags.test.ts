// tier 2: a second way in which a page has the elements; the core journeys use fragments
/** Tags without HTML of their own, which get their fragments from the release. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BUDGET, bareFiles, manifest } from '../../tools/check/sizes.ts'
import { read } from '../build/support/dist.ts'
import { onHeader, withSettings } from './support/host.ts'
import { listen } from './support/release.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const BARE = '/help?fragments=off'
const HEADER_FRAGMENT = /fragments\/\w+\/shop-header\.html/
const inHeader = (selector: string) => `shop-header >>> ${selector}`
const CART = inHeader('[part=cart-icon]')

describe('bare tags', () => {
  const demo = shop()
  const elements = ({ fetched }: Visitor) => fetched.filter((file) => file.startsWith('elements/'))
  const change = (shopper: Visitor, script: string) => shopper.page.evaluate(script)

  it('are live by the fragments of the release, without React, within the budget, until one wakes (DELIVERY-65, LIVE-7)', async (test) => {
    const path = '/nothing?site=DE&fragments=off&fault=promotion:404'
    const shopper = await demo.open(path, { height: 1600, withRequests: true, until: 'live' })
    shopper.logs(/404/, /404/)
    await shopper.rest()
    await shopper.stoodStill()
    const { fetched } = shopper
    const { files } = manifest()
    const sum = fetched.reduce((bytes, file) => bytes + (files[file]?.brotli ?? 0), 0)
    test.diagnostic(`bare tags: ${sum} B (brotli) in ${fetched.length} files`)
    assert.deepEqual([...fetched].sort(), bareFiles(manifest(), 'DE').sort())
    assert.ok(sum <= BUDGET.bare.bytes && fetched.length <= BUDGET.bare.files, `${sum} B`)
    const areAwake = () => Promise.all(['shop-header', 'shop-footer'].map(shopper.isAwake))
    assert.deepEqual(await areAwake(), [false, false])
    // One wakes alone.
    await shopper.page.$eval('shop-header', (header) => window.shopElements?.wake(header))
    assert.deepEqual(await areAwake(), [true, false])
    assert.equal(await shopper.page.$$eval(inHeader('header'), (all) => all.length), 1)
    assert.equal(await shopper.has(inHeader('style')), false)
  })

  it('show campaigns of the service without React (DELIVERY-65, PROMO-7)', async () => {
    const shopper = await demo.open('/?site=DE&fragments=off', { withRequests: true, until: 'live' })
    await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
    await shopper.see(inHeader('.promotion--pi-teaser img'))
    await shopper.rest()
    await shopper.stoodStill()
    assert.deepEqual(elements(shopper), [])
    await shopper.tap(CART)
    await shopper.see(inHeader('shop-minicart'))
    await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
  })

  it('are painted in the theme of the page (DELIVERY-65, THEME-1)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    const themes = await shopper.hold(/themes\/shop-header\.dark/)
    await shopper.open(`${BARE}&site=DE&theme=dark`, 'loaded')
    await shopper.until(() => themes.held.length > 0)
    assert.equal(await shopper.has(inHeader('header')), false)
    themes.release()
    await shopper.see(inHeader('header'))
    const colour = await shopper.page.$eval(inHeader('.shop-base'), (base) => getComputedStyle(base).color)
    assert.equal(colour, 'rgb(245, 237, 227)')
    await shopper.rest()
    assert.deepEqual(elements(shopper), [])
  })

  it('fetch nothing for a theme that there is not, and run no code that a path in it leads to (DELIVERY-65, THEME-1)', async () => {
    const url = await demo.host({ change: onHeader('theme="x/../planted"') })
    const shopper = await demo.visitor({ withRequests: true })
    shopper.logs(/attribute theme: .* is not valid/)
    await shopper.open(`${url}${BARE}&site=DE`, 'live')
    await shopper.see(inHeader('.shop-base[data-theme=light]'))
    await shopper.rest()
    assert.deepEqual(shopper.asked(/themes\/|planted/), [])
  })

  it('are live as they are when it comes: of another site, moved, removed, in a shadow root, two (DELIVERY-65)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    const fragments = await shopper.hold(HEADER_FRAGMENT)
    await shopper.open(`${BARE}&site=DE`, 'loaded')
    await shopper.until(() => fragments.held.length > 0)
    await change(
      shopper,
      `{
        const [header] = document.getElementsByTagName('shop-header')
        header.setAttribute('site', 'PL')
        header.remove()
        const host = document.body.appendChild(document.createElement('div'))
        host.id = 'component'
        host.attachShadow({ mode: 'open' }).append(header, document.createElement('shop-header'))
        const gone = document.body.appendChild(document.createElement('shop-header'))
        setTimeout(() => gone.remove())
      }`,
    )
    fragments.release()
    await shopper.says('#component >>> shop-header:nth-child(1) >>> header', 'Koszyk')
    await shopper.says('#component >>> shop-header:nth-child(2) >>> header', 'Warenkorb')
    await shopper.rest()
    assert.ok(shopper.fetched.includes('fragments/PL/shop-header.html'))
    assert.deepEqual(elements(shopper), [])
  })

  for (const [why, failing, answer] of [
    ['can not be had', /ERR_FAILED/, undefined],
    [
      'is another one',
      /not the one of this release/,
      '<shop-header><template shadowrootmode="open">Another</template></shop-header>',
    ],
  ] as const)
    it(`are rendered by their code when the fragment ${why} (DELIVERY-65)`, async () => {
      const shopper = await demo.visitor({ withRequests: true })
      shopper.logs(failing, /Fragment DE\/shop-header: /)
      await shopper.page.setRequestInterception(true)
      shopper.page.on('request', (request) => {
        if (!HEADER_FRAGMENT.test(request.url())) return void request.continue()
        const headers = { 'access-control-allow-origin': '*' }
        return void (answer ? request.respond({ headers, body: answer }) : request.abort())
      })
      await shopper.open(`${BARE}&site=DE`, 'header')
      await shopper.says(inHeader('header'), 'Warenkorb')
      assert.deepEqual(elements(shopper), ['elements/shop-header.js'])
    })

  it('are rendered by their code where the fragment would show something else, or another language (DELIVERY-65)', async () => {
    const shopper = await demo.open(`${BARE}&site=DE`, { withRequests: true, until: 'live' })
    await change(
      shopper,
      `for (const [id, given] of Object.entries({ french: { site: 'CH', locale: 'fr-CH' }, other: { product: 'Kontor', site: 'PL' } })) {
        const footer = Object.assign(document.createElement('shop-footer'), { id })
        for (const [name, value] of Object.entries(given)) footer.setAttribute(name, value)
        document.body.append(footer)
      }`,
    )
    await shopper.says('#french >>> .footer', 'Protection des données')
    await shopper.says('#other >>> .footer', 'Kontor')
    assert.ok(elements(shopper).includes('elements/shop-footer.js'))
    assert.ok(!shopper.fetched.includes('fragments/PL/shop-footer.html'))
  })
})

describe('bare tags of a page that names its fragment service', () => {
  const demo = shop()
  const SERVED = '/?site=DE&fragments=service'
  /** The demo's service starts with its first fragment. */
  const startService = () => fetch(`${demo.url}/fragments/DE/shop-header`)
  const elements = ({ fetched }: Visitor) => fetched.filter((file) => file.startsWith('elements/'))
  const CAMPAIGNS = /\/service\/promotion\/api\/promotion\/(?!SHOP_FOOTER)/

  it('have their content from the first paint on, and wake when they are used (DELIVERY-66)', async () => {
    await startService()
    const shopper = await demo.open(SERVED, { withRequests: true, until: 'live', height: 1600 })
    await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
    await shopper.rest()
    await shopper.stoodStill()
    assert.deepEqual(elements(shopper), [])
    assert.deepEqual(shopper.asked(CAMPAIGNS), [])
    assert.deepEqual(shopper.asked(/^\/fragments\//).sort(), [
      '/fragments/DE/shop-footer?product=Shop&stage=test',
      '/fragments/DE/shop-header?added-panel=&pi-teaser=phase&product=Shop&stage=test&top-banner=home_top',
    ])
    await shopper.tap(CART)
    await shopper.see(inHeader('shop-minicart'))
    await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
  })

  it('which the page root may name too (DELIVERY-66)', async () => {
    await startService()
    const change = (html: string) => html.replace('<html ', '<html data-fragments="/" ')
    const shopper = await demo.open(`${await demo.host({ change })}/?site=HU&fragments=off&theme=dark`, {
      withRequests: true,
      until: 'live',
    })
    await shopper.see(inHeader('.promotion--top-banner'))
    assert.ok(shopper.asked(/^\/fragments\/HU\/shop-header\?.*theme=dark/).length === 1)
    await shopper.rest()
    assert.deepEqual(elements(shopper), [])
  })

  it('show nothing of a service that leads to another host, and get their content by the services (DELIVERY-66)', async () => {
    const planted = (path = '') =>
      read(`${path.replace(/^\/|\?.*/g, '')}.html`).replace(/<\/(header|footer)>/, '<b id="planted"></b>$&')
    const headers = { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' }
    const other = await listen(({ url }, response) => response.writeHead(200, headers).end(planted(url)))
    const service = await listen(({ url }, response) =>
      response.writeHead(307, { ...headers, location: `${other.url}${url}` }).end(),
    )
    for (const { close } of [service, other]) demo.onEnd(close)
    const page = await demo.host({ change: withSettings({ fragments: service.url }) })
    const shopper = await demo.visitor({ withRequests: true })
    shopper.logs(/<shop-header> has no content in its HTML/, /<shop-footer> has no content in its HTML/, /ERR_FAILED/)
    await shopper.open(`${page}/?site=DE&fragments=off`, 'live')
    await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
    assert.equal(await shopper.has(inHeader('#planted')), false)
    assert.deepEqual(elements(shopper), [])
    await shopper.tap(CART)
    await shopper.see(inHeader('shop-minicart'))
  })
})
