// tier 2: a login that ends, which few changes touch
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { root } from '../../tools/paths.ts'
import { listen } from './support/release.ts'
import { shop } from './support/shop.ts'

const setFaults = (page: Page, faults: Record<string, object>) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/demo/scenarios', { method: 'POST', headers, body })
  }, JSON.stringify({ faults }))

const changeCart = (page: Page) =>
  page.evaluate(() => window.shopElements?.changeCart({ setArticle: { productId: '1', tcm: '1', quantity: 1 } }))

describe('behind a login that has ended', () => {
  const demo = shop({ withPictures: false })

  it('a redirect to another host gets neither token nor site header, and no change is made by it (CALL-10, CALL-14)', async () => {
    const received: IncomingHttpHeaders[] = []
    // It welcomes every call.
    const other = await listen((request, response) => {
      received.push(request.headers)
      response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-allow-methods': 'GET, PUT, POST',
      })
      response.end('{}')
    })
    demo.onEnd(other.close)
    const { page, ready, until } = await demo.visitor()
    // The demo's policy would stop every call to another host.
    await page.setBypassCSP(true)
    await page.goto(`${demo.url}/?site=DE&login=on&fault=none`)
    await ready()
    const to = { kind: 'redirect', to: `${other.url}/` }
    const calls = ['cart.get', 'cart.put', 'personal-data', 'base-data', 'promotion', 'newsletter', 'navigation']
    await setFaults(page, Object.fromEntries(calls.map((call) => [call, to])))
    await page.goto(`${demo.url}/subscribenewsletter?site=DE`)
    await ready()
    const result = await changeCart(page)
    assert.deepEqual([result?.ok, result?.error], [false, 'UNKNOWN'])
    await until(() => received.length > 0, 'the navigation, which has no header of ours, is redirected')
    const sent = received.flatMap((headers) => [
      ...Object.keys(headers),
      ...(headers['access-control-request-headers']?.split(',') ?? []),
    ])
    assert.deepEqual(
      sent.filter((name) => /^x-/.test(name)),
      [],
    )
  })

  it('services on another host that allow the headers of docs/backend.md alone get all changes (CART-50, CART-69)', async () => {
    const [, allowed = ''] =
      /^Access-Control-Allow-Headers: (.*)$/m.exec(readFileSync(root('docs/backend.md'), 'utf8')) ?? []
    const received: string[] = []
    const other = await listen((request, response) => {
      if (request.method !== 'OPTIONS') received.push(`${request.method} ${'idempotency-key' in request.headers}`)
      response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
        'content-type': 'application/json',
        'access-control-allow-origin': request.headers.origin ?? '',
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': allowed,
        'access-control-allow-methods': 'GET, PUT, POST',
      })
      response.end(JSON.stringify({ cart: { numberOfArticles: 0 } }))
    })
    demo.onEnd(other.close)
    const host = await demo.host({ change: (html) => html.replace('<html ', `<html data-api-base="${other.url}" `) })
    const { page, ready } = await demo.visitor()
    await page.goto(`${host}/help?site=DE`)
    await ready()
    assert.equal((await changeCart(page))?.ok, true)
    assert.ok(received.includes('PUT false'))
  })
})
