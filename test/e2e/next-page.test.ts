// tier 2: pages that a browser fetches in advance
/** docs/next-page.md: what pages add for the next one. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { elementsLive } from '../../tools/engines/page-waits.ts'
import { both, inHead, onHeader } from './support/host.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'

const DOCS = readFileSync(join(ROOT, 'docs/next-page.md'), 'utf8')
const codeWith = (text: string) =>
  [...DOCS.matchAll(/ *```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code).find((code) => code.includes(text)) ?? ''

const inHeader = (selector: string) => `shop-header >>> ${selector}`

describe('the next page', () => {
  const demo = shop({ withPictures: false })

  /** Notes documents that are asked for, and whether in advance. */
  const askedInto =
    (asked: string[]) =>
    ({ url = '', headers }: IncomingMessage) => {
      if (headers['sec-fetch-dest'] === 'document' || headers['sec-purpose'])
        asked.push(`${headers['sec-purpose'] ?? 'open'} ${url}`)
    }

  it('is fetched in advance from menu and cart, once for all statistics, and never by signing out (DELIVERY-74)', async () => {
    const [, noVary = ''] = /'(.*)'/.exec(codeWith('add_header No-Vary-Search')) ?? []
    const asked: string[] = []
    const url = await demo.host({
      change: inHead(codeWith('type="speculationrules"')),
      headers: { 'no-vary-search': noVary },
      onRequest: askedInto(asked),
    })
    const { page, hover, open, ready, see, until, rest } = await demo.visitor()
    await open(`${url}/?site=DE&login=LOGGED_IN`, 'live')
    await ready()
    await hover(inHeader('[part=cart-icon]'))
    await until(() => asked.some((one) => one.startsWith('prefetch /cart')), 'the cart page is fetched')
    // It opens where the mouse stays, and would close the next one.
    await see(inHeader('.flyout__panel shop-minicart'))
    await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
    await see(inHeader('.panel__links a'))
    await hover(inHeader('.panel a[href="/logout"]'))
    await rest()
    await page.keyboard.press('Escape')
    await hover(inHeader('.navigation a[href^="/categories/coffee"]'))
    await until(() => asked.some((one) => one.startsWith('prefetch /categories/coffee')), 'an entry is fetched')
    const path = await page.$eval(inHeader('.navigation a[href^="/categories/coffee"]'), (link) =>
      link.getAttribute('href'),
    )
    await rest()
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate((address) => location.assign(address), `${path}${path?.includes('?') ? '&' : '?'}utm_source=x`),
    ])
    assert.match(page.url(), /utm_source=x/)
    assert.ok(!asked.some((one) => /logout|checkout/.test(one)), asked.join('\n'))
    assert.deepEqual(
      asked.filter((one) => one.includes('/categories/coffee')),
      [`prefetch ${path}`],
    )
  })

  const COFFEE = '.navigation a[href^="/categories/coffee"]'

  it('is fetched for links of the painted menu, and for none that changes something (NEXT-1, NEXT-2)', async () => {
    const asked: string[] = []
    // As an operator could write a menu.
    const links = ['/logout', '/cart/add/17', '/p?add-to-cart=1', '/Checkout/step', '/tea']
    const row = links
      .map((href) => `<a href="${href}" data-track="navigation|${href}" class="added">${href}</a>`)
      .join(' ')
    const left = '<a href="/left" data-track="navigation|left" class="added no-prefetch">left</a>'
    const box = `<div style="position: fixed; inset: auto 0 0; background: #fff">${left} ${row}</div>`
    const url = await demo.host({
      change: both(onHeader('next-page="prefetch"'), (html) =>
        html.replace(
          '</body>',
          `<script>document.querySelector('shop-header').shadowRoot.querySelector('[data-root]').insertAdjacentHTML('beforeend', ${JSON.stringify(box)})</script></body>`,
        ),
      ),
      onRequest: askedInto(asked),
    })
    const { hover, open, ready, until, rest, page, logs } = await demo.visitor()
    logs(/FRAGMENT_CHANGED/)
    await open(`${url}/?site=DE`, 'live')
    await ready()
    await until(() => page.evaluate(() => document.querySelector('script[data-shop-next-page]') !== null), 'rules')
    for (const href of ['/left', ...links]) {
      await hover(inHeader(`.added[href="${href}"]`))
      // Its time is over when that of a link that is wanted, hovered after it, is.
      await rest()
    }
    await until(() => asked.includes('prefetch /tea'), 'a plain link is fetched')
    await hover(inHeader(COFFEE))
    await until(() => asked.some((one) => one.startsWith('prefetch /categories/coffee')), 'an entry is fetched')
    assert.deepEqual(
      asked.filter((one) => !one.startsWith('open ')).map((one) => one.split('?')[0]),
      ['prefetch /tea', 'prefetch /categories/coffee'],
    )
  })

  it('is fetched under a policy with Trusted Types; where rules are forbidden, the rest works (NEXT-4)', async () => {
    for (const isAllowed of [true, false]) {
      const asked: string[] = []
      const url = await demo.host({
        change: onHeader('next-page="prefetch"'),
        // The shop's own requires Trusted Types.
        policy: (policy) => policy.replace('script-src', `script-src ${isAllowed ? "'inline-speculation-rules'" : ''}`),
        onRequest: askedInto(asked),
      })
      const { hover, open, ready, until, rest, page, see, logs } = await demo.visitor()
      if (!isAllowed) logs(/inline speculation rules/)
      await open(`${url}/?site=DE`, 'live')
      await ready()
      await until(() => page.evaluate(() => document.querySelector('script[data-shop-next-page]') !== null), 'rules')
      await hover(inHeader(COFFEE))
      if (isAllowed)
        await until(() => asked.some((one) => one.startsWith('prefetch /categories/coffee')), 'an entry is fetched')
      else {
        await see(inHeader('.navigation-flyout'))
        await rest()
        assert.ok(!asked.some((one) => one.startsWith('prefetch')), asked.join('\n'))
      }
    }
  })

  it('runs in advance without asking, counting or recording anything, and does so when it is opened (NEXT-8, DELIVERY-68)', async () => {
    // Only the page in advance tells, once the live layer is there: each element would begin in one of the tasks that follow.
    const { live } = JSON.parse(readFileSync(join(ROOT, 'dist/manifest.json'), 'utf8'))
    const telling = `<script>if (document.prerendering) {
      const seen = []
      const [ask, send] = [fetch, navigator.sendBeacon.bind(navigator)]
      window.fetch = (...all) => { if (document.prerendering) seen.push('asked'); else ask('/opened/asked'); return ask(...all) }
      navigator.sendBeacon = (...all) => { seen.push('sent'); return send(...all) }
      for (const name of ['shop-element-ready', 'cart-data-changed'])
        addEventListener(name, () => document.prerendering ? seen.push(name) : ask('/opened/' + name))
      addEventListener('load', async () => {
        await import('${demo.cdnUrl}/${live}')
        for (let task = 0; task < 10; task += 1) await new Promise((done) => setTimeout(done))
        ask('/ran?' + [document.prerendering, window.dataLayer?.length ?? 0, ...seen])
      })
    }</script>`
    const calls: string[] = []
    const asked: string[] = []
    const url = await demo.host({
      change: both(onHeader('next-page="prerender"'), inHead(telling)),
      onRequest(request) {
        askedInto(asked)(request)
        if (/^\/(ran|opened)/.test(request.url ?? '')) calls.push(request.url ?? '')
      },
    })
    const { page: own, until } = await demo.visitor()
    // Chromium runs nothing in advance for a page with a session of its own, as those of visitors have.
    const context = await own.browser().createBrowserContext()
    demo.onEnd(() => context.close())
    const page = await context.newPage()
    await page.goto(`${url}/?site=DE&login=LOGGED_IN`)
    await elementsLive(page)
    await until(() => page.evaluate(() => document.querySelector('script[data-shop-next-page]') !== null), 'rules')
    await (await page.waitForSelector(inHeader(COFFEE)))?.hover()
    await until(() => calls.length > 0, 'the page in advance has run')
    assert.deepEqual(calls, ['/ran?true,0'])
    await page.mouse.down()
    // By then the page may be another one for the driver.
    await page.mouse.up().catch(() => {})
    await until(() => calls.includes('/opened/asked'), 'services are asked')
    await until(() => calls.includes('/opened/shop-element-ready'), 'the page hears of it')
    assert.equal(asked.filter((one) => one.includes(' /categories/coffee')).length, 1, asked.join('\n'))
  })

  it('comes while the header stands still, if the page asks for it (DELIVERY-74)', async () => {
    const look = `<script>addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return
      await viewTransition.ready
      window.animated = document.getAnimations().map(({ effect }) => [effect.pseudoElement, effect.getKeyframes().map(({ transform }) => transform)])
    })</script>`
    const head = `<link rel="stylesheet" href="${demo.cdnUrl}/reserve.css"><style>${codeWith('@view-transition')}</style>${codeWith('rel="expect"')}${look}`
    const [attribute = ''] = /data-shop-\w+/.exec(codeWith('<html')) ?? []
    assert.equal(attribute, 'data-shop-transitions')
    const change = (html: string) =>
      inHead(head)(html)
        .replace('<html', `<html ${attribute}`)
        .replace('</shop-header>', codeWith('shop-header-end" hidden').trim())
    const url = await demo.host({ change })
    const { page, open } = await demo.visitor()
    // So slow that the header's markup takes several frames.
    await page.emulateCPUThrottling(4)
    await open(`${url}/contact?site=DE`, 'live')
    await Promise.all([page.waitForNavigation(), page.evaluate(() => location.assign('/help?site=DE'))])
    const animated = (
      await page.waitForFunction(() => (window as { animated?: unknown }).animated)
    ).jsonValue() as Promise<[string, string[]][]>
    const group = (await animated).find(([name]) => name === '::view-transition-group(shop-header)')
    assert.ok(group, JSON.stringify(await animated))
    assert.equal(new Set(group[1]).size, 1, JSON.stringify(group))
  })
})
