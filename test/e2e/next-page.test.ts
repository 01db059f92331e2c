// tier 2: pages that a browser fetches in advance
/** docs/next-page.md: what pages add for the next one. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { inHead } from './support/host.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'

const DOCS = readFileSync(join(ROOT, 'docs/next-page.md'), 'utf8')
const codeWith = (text: string) =>
  [...DOCS.matchAll(/ *```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code).find((code) => code.includes(text)) ?? ''

const inHeader = (selector: string) => `shop-header >>> ${selector}`

describe('the next page', () => {
  const demo = shop({ withPictures: false })

  it('is fetched in advance from menu and cart, once for all statistics, and never by signing out (DELIVERY-74)', async () => {
    const [, noVary = ''] = /'(.*)'/.exec(codeWith('add_header No-Vary-Search')) ?? []
    const asked: string[] = []
    const onRequest = ({ url = '', headers }: IncomingMessage) => {
      if (headers['sec-fetch-dest'] === 'document' || headers['sec-purpose'])
        asked.push(`${headers['sec-purpose'] ?? 'open'} ${url}`)
    }
    const url = await demo.host({
      change: inHead(codeWith('speculationrules')),
      headers: { 'no-vary-search': noVary },
      onRequest,
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
        .replace('</shop-header>', codeWith('</shop-header>').trim())
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
