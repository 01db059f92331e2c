// tier 2: a second way in which a page has the elements; the core journeys use fragments
/** Tags without HTML of their own, which get their fragments from the release. */
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
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

  it('are live by the fragments of the release, without React, within the budget (DELIVERY-65)', async (test) => {
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
    assert.deepEqual([await shopper.isAwake('shop-header'), await shopper.isAwake('shop-footer')], [false, false])
  })

  it('wake by their first touch, as those of a page with fragments do (DELIVERY-65, LIVE-7)', async () => {
    const shopper = await demo.open(`${BARE}&site=HU`, { isTouch: true, width: 375, until: 'live' })
    await shopper.tap(inHeader('.navigation__menu'))
    await shopper.see(inHeader('.navigation-drawer'))
    assert.deepEqual([await shopper.isAwake('shop-header'), await shopper.isAwake('shop-footer')], [true, false])
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

  it('fetch nothing for a theme that there is not, wherever it is given (DELIVERY-65, THEME-1)', async () => {
    for (const change of [
      onHeader('theme="neon"'),
      (html: string) => html.replace('<html ', '<html data-theme="neon" '),
      withSettings({ theme: 'neon' }),
    ]) {
      const shopper = await demo.visitor({ withRequests: true })
      shopper.logs(/theme.*"neon" is not valid/)
      await shopper.page.goto(`${await demo.host({ change })}${BARE}&site=DE`)
      await shopper.ready('live')
      assert.deepEqual(shopper.asked(/themes\//), [])
      assert.equal(
        await shopper.page.$eval('shop-header >>> .shop-base', (base) => base.getAttribute('data-theme')),
        'light',
      )
    }
  })

  it('run no code that a path in the theme leads to (DELIVERY-65)', async () => {
    const url = await demo.host({ change: onHeader('theme="x/../planted"') })
    const shopper = await demo.visitor({ withRequests: true })
    shopper.logs(/attribute theme: .* is not valid/)
    await shopper.open(`${url}${BARE}&site=DE`, 'live')
    await shopper.see(inHeader('header'))
    await shopper.rest()
    assert.deepEqual(
      shopper.fetched.filter((file) => file.includes('planted')),
      [],
    )
  })

  it('get the fragment of the attributes that they have when it comes (DELIVERY-65)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    const fragments = await shopper.hold(HEADER_FRAGMENT)
    await shopper.open(`${BARE}&site=DE`, 'loaded')
    await shopper.until(() => fragments.held.length > 0)
    await change(shopper, `document.querySelector('shop-header').setAttribute('site', 'PL')`)
    fragments.release()
    await shopper.ready('live')
    await shopper.says(inHeader('header'), 'Koszyk')
    assert.ok(shopper.fetched.includes('fragments/PL/shop-header.html'))
    assert.deepEqual(elements(shopper), [])
  })

  it('are live where they are when it comes: moved, removed, in a shadow root, two of them (DELIVERY-65)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    const fragments = await shopper.hold(HEADER_FRAGMENT)
    await shopper.open(`${BARE}&site=DE`, 'loaded')
    await shopper.until(() => fragments.held.length > 0)
    await change(
      shopper,
      `{
        const [header] = document.getElementsByTagName('shop-header')
        header.remove()
        const host = document.body.appendChild(document.createElement('div'))
        host.id = 'component'
        host.attachShadow({ mode: 'open' }).append(header, document.createElement('shop-header'))
        const gone = document.body.appendChild(document.createElement('shop-header'))
        setTimeout(() => gone.remove())
      }`,
    )
    fragments.release()
    for (const nth of [1, 2]) await shopper.see(`#component >>> shop-header:nth-child(${nth}) >>> header`)
    await shopper.rest()
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

  it('are rendered by their code at once where the fragment would show something else (DELIVERY-65)', async () => {
    // Without the page's own hints.
    const change = (html: string) =>
      html.replace('<shop-footer ', '<shop-footer product="Kontor" ').replaceAll(/<link rel="preload".*>/g, '')
    const shopper = await demo.open(`${await demo.host({ change })}${BARE}&site=DE`, { withRequests: true })
    assert.ok(elements(shopper).includes('elements/shop-footer.js'))
    assert.ok(!shopper.fetched.some((file) => /fragments\/.*shop-footer/.test(file)))
  })

  it('are rendered by their code in a language that is not the site’s (DELIVERY-65)', async () => {
    const shopper = await demo.open(`${BARE}&site=DE`, { withRequests: true, until: 'live' })
    await change(
      shopper,
      `{
        const footer = document.createElement('shop-footer')
        for (const [name, value] of [['id', 'french'], ['site', 'CH'], ['locale', 'fr-CH']]) footer.setAttribute(name, value)
        document.body.append(footer)
      }`,
    )
    await shopper.says('#french >>> .footer', 'Protection des données')
    assert.ok(elements(shopper).includes('elements/shop-footer.js'))
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

  it('are asked for by their own attributes, whatever else a page writes on them (DELIVERY-66)', async () => {
    await startService()
    const change = (html: string) =>
      html.replace(/(<!doctype[\s\S]*<shop-header )/, '$1onclick="" accesskey="h" x-data="a" theme="neon" ')
    const shopper = await demo.visitor({ withRequests: true })
    shopper.logs(/"neon" is not valid/)
    await shopper.open(`${await demo.host({ change })}${SERVED}`, 'live')
    await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
    assert.deepEqual(shopper.asked(CAMPAIGNS), [])
  })

  it('get the fragment of the attributes that they have when it comes (DELIVERY-66)', async () => {
    const shopper = await demo.visitor({ withRequests: true })
    await startService()
    const fragments = await shopper.hold(/^\/fragments\/DE\/shop-header/)
    await shopper.open(SERVED, 'loaded')
    await shopper.until(() => fragments.held.length > 0)
    await shopper.page.$eval('shop-header', (header) => header.setAttribute('site', 'PL'))
    fragments.release()
    await shopper.says(inHeader('header'), 'Koszyk')
    assert.equal(await shopper.page.$$eval(inHeader('header'), (all) => all.length), 1)
  })

  for (const [what, answer] of Object.entries({
    'that is slow': undefined,
    'that fails': { status: 503, body: 'no' },
    'that answers another site’s fragment': {
      body: '<shop-header site="PL"><template shadowrootmode="open"></template></shop-header>',
    },
    'of another release': {
      body: '<shop-header site="DE"><template><div data-release="0.9.0"></div></template></shop-header>',
    },
    'that answers a page': { body: '<!doctype html><title>Sign in</title>' },
  }))
    it(`are painted by the release, and get their content by the services, beside one ${what} (DELIVERY-66)`, async () => {
      const shopper = await demo.visitor({ withRequests: true })
      shopper.logs(/has no content in its HTML/, ...(answer && 'status' in answer ? [/503/] : []))
      await shopper.page.setRequestInterception(true)
      shopper.page.on('request', (request) => {
        if (!new URL(request.url()).pathname.startsWith('/fragments/DE/shop-header')) return void request.continue()
        if (request.url().startsWith(demo.cdnUrl)) return void request.continue()
        if (answer) void request.respond({ contentType: 'text/html', ...answer })
      })
      await shopper.open(SERVED, 'live')
      await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
      assert.deepEqual(elements(shopper), [])
      await shopper.tap(CART)
      await shopper.see(inHeader('shop-minicart'))
    })

  const HTML = { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' }
  for (const [what, send] of Object.entries<(response: ServerResponse, html: string, elsewhere: string) => void>({
    'that leads to another host': (response, _, location) => response.writeHead(307, { ...HTML, location }).end(),
    'that answers no HTML': (response, html) =>
      response.writeHead(200, { ...HTML, 'content-type': 'text/plain' }).end(html),
    'that answers more than 2 MB': (response, html) => response.writeHead(200, HTML).end(html + ' '.repeat(2_000_000)),
  }))
    it(`show nothing of the answer of a service ${what} (DELIVERY-66)`, async () => {
      const plantedAt = (path = '') =>
        read(`${path.replace(/^\/|\?.*/g, '')}.html`).replace(/<\/(header|footer)>/, '<b id="planted"></b>$&')
      const other = await listen(({ url }, response) => response.writeHead(200, HTML).end(plantedAt(url)))
      const service = await listen(({ url }, response) => send(response, plantedAt(url), `${other.url}${url}`))
      demo.onEnd(service.close)
      demo.onEnd(other.close)
      const page = await demo.host({ change: withSettings({ fragments: service.url }) })
      const shopper = await demo.visitor()
      shopper.logs(/<shop-header> has no content in its HTML/, /<shop-footer> has no content in its HTML/)
      if (what.includes('leads')) shopper.logs(/ERR_FAILED/)
      await shopper.open(`${page}/?site=DE&fragments=off`, 'live')
      await shopper.says(inHeader('.promotion--top-banner'), 'Kaffeewochen')
      assert.equal(await shopper.has(inHeader('#planted')), false)
    })
})
