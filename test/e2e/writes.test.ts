import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { elementsReady, shop, waitForElement, waitForText, waitUntil } from './support/shop.ts'

const NEWSLETTER = 'main shop-newsletter'

/** Another host that welcomes every call and notes its headers. */
async function listener() {
  const received: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    received.push(request.headers)
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-allow-methods': 'GET, PUT, POST',
    })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received, close }
}

const setFaults = (page: Page, faults: Record<string, object>) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/demo/scenarios', { method: 'POST', headers, body })
  }, JSON.stringify({ faults }))

describe('behind a login that has ended', () => {
  const demo = shop({ withPictures: false })

  for (const fault of ['redirect', 'html']) {
    it(`a ${fault} makes no success of a sign-up, a confirmation or a saving (CALL-10, NEWS-31)`, async () => {
      const { page } = await demo.visitor()
      await page.goto(`${demo.url}/subscribenewsletter?site=DE&fault=none`)
      await elementsReady(page)
      await page.type(`${NEWSLETTER} >>> [name=email]`, 'anna@mail.example')
      await waitForElement(page, `${NEWSLETTER} >>> [name=legals]`)
      const submit = () => page.$eval(`${NEWSLETTER} >>> form`, (form) => (form as HTMLFormElement).requestSubmit())
      await setFaults(page, { newsletter: { kind: fault } })
      await submit()
      await waitForText(page, `${NEWSLETTER} >>> .notification--error`, 'nicht möglich')
      await setFaults(page, {})
      await submit()
      await waitForText(page, `${NEWSLETTER} >>> .notification--success`, 'Fast geschafft')

      await page.goto(`${demo.url}/demo/mailbox`)
      const link = await page.$eval('[data-mail=confirm] a.btn-primary', (anchor) => (anchor as HTMLAnchorElement).href)
      await page.goto(`${link}&fault=newsletter:${fault}`)
      await waitForText(page, `${NEWSLETTER} >>> .notification--error`, 'Ihr Link bleibt gültig')

      await page.goto(`${link.replace('mode=confirm', 'mode=manage')}&fault=none`)
      await waitForElement(page, `${NEWSLETTER} >>> [name=COFFEE]`)
      // Saving without a choice would ask first.
      await page.$eval(`${NEWSLETTER} >>> [name=COFFEE]`, (box) => (box as HTMLInputElement).click())
      await setFaults(page, { newsletter: { kind: fault } })
      await submit()
      await waitForElement(page, `${NEWSLETTER} >>> .notification--error`)
    })
  }

  it('a change of the cart that is redirected is refused, and so is one answered with a page (CALL-10)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE&fault=none`)
    await elementsReady(page)
    for (const kind of ['redirect', 'html']) {
      await setFaults(page, { 'cart.put': { kind, times: 1 } })
      const result = await page.evaluate(() =>
        window.shopElements?.changeCart({ setArticle: { productId: '1', tcm: '1', quantity: 1 } }),
      )
      assert.deepEqual([result?.ok, result?.error], [false, 'UNKNOWN'], kind)
    }
  })

  it('a redirect to another host gets neither token nor site header (CALL-14)', async () => {
    const other = await listener()
    try {
      const { page } = await demo.visitor()
      // The demo's policy would stop every call to another host.
      await page.setBypassCSP(true)
      await page.goto(`${demo.url}/?site=DE&login=on&fault=none`)
      await elementsReady(page)
      const to = { kind: 'redirect', to: other.url }
      const calls = ['cart.get', 'cart.put', 'personal-data', 'base-data', 'promotion', 'newsletter', 'navigation']
      await setFaults(page, Object.fromEntries(calls.map((call) => [call, to])))
      await page.goto(`${demo.url}/subscribenewsletter?site=DE`)
      await elementsReady(page)
      await page.evaluate(() =>
        window.shopElements?.changeCart({ setArticle: { productId: '1', tcm: '1', quantity: 1 } }),
      )
      const navigation = 'the navigation, which has no header of ours, is redirected'
      await waitUntil(navigation, async () => other.received.length > 0)
      const sent = other.received.flatMap((headers) => [
        ...Object.keys(headers),
        ...(headers['access-control-request-headers']?.split(',') ?? []),
      ])
      assert.deepEqual(
        sent.filter((name) => /^x-/.test(name)),
        [],
      )
    } finally {
      other.close()
    }
  })
})
