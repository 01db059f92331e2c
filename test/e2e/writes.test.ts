// tier 2: a login that ends, which few changes touch
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { root } from '../../tools/paths.ts'
import { listen } from './support/release.ts'
import { shop } from './support/shop.ts'

const inForm = (selector: string) => `main shop-newsletter >>> ${selector}`

const setFaults = (page: Page, faults: Record<string, object>) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/demo/scenarios', { method: 'POST', headers, body })
  }, JSON.stringify({ faults }))

const changeCart = (page: Page) =>
  page.evaluate(() => window.shopElements?.changeCart({ setArticle: { productId: '1', tcm: '1', quantity: 1 } }))

describe('behind a login that has ended', () => {
  const demo = shop({ withPictures: false })

  it('a redirect makes no success of a sign-up, a confirmation or a saving (CALL-10, NEWS-31)', async () => {
    const visitor = await demo.open('/subscribenewsletter?site=DE&fault=none')
    const { page, open, says, see } = visitor
    visitor.logs(/NEWSLETTER_NOT_CONFIRMED/, /SUBSCRIBER_NOT_SAVED/, /ERR_FAILED/)
    await visitor.type(inForm('[name=email]'), 'anna@mail.example')
    await see(inForm('[name=legals]'))
    const submit = () => page.$eval(inForm('form'), (form) => (form as HTMLFormElement).requestSubmit())
    await setFaults(page, { newsletter: { kind: 'redirect' } })
    await submit()
    await says(inForm('.notification--error'), 'nicht möglich')
    await setFaults(page, {})
    await submit()
    await says(inForm('.notification--success'), 'Fast geschafft')

    await open('/demo/mailbox', 'loaded')
    const link = await page.$eval('[data-mail=confirm] a.btn-primary', (anchor) => (anchor as HTMLAnchorElement).href)
    await open(`${link}&fault=newsletter:redirect`, 'loaded')
    await visitor.click(inForm('.newsletter__actions button'))
    await says(inForm('.notification--error'), 'Ihr Link bleibt gültig')

    await open(`${link.replace('mode=confirm', 'mode=manage')}&fault=none`, 'loaded')
    await see(inForm('[name=COFFEE]'))
    // Saving without a choice would ask first.
    await page.$eval(inForm('[name=COFFEE]'), (box) => (box as HTMLInputElement).click())
    await setFaults(page, { newsletter: { kind: 'redirect' } })
    await submit()
    await see(inForm('.notification--error'))
  })

  it('a change of the cart that is redirected is refused, and so is one answered with a page (CALL-10)', async () => {
    const { page, logs } = await demo.open('/?site=DE&fault=none')
    logs(/ERR_FAILED/, /PUT \/service\/cart\/api\/cart got no answer/, /The cart change: value: expected Object/)
    for (const kind of ['redirect', 'html']) {
      await setFaults(page, { 'cart.put': { kind, times: 1 } })
      const result = await changeCart(page)
      assert.deepEqual([result?.ok, result?.error], [false, 'UNKNOWN'], kind)
    }
  })

  it('a redirect to another host gets neither token nor site header (CALL-14)', async () => {
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
    await changeCart(page)
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
