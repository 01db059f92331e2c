import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openServices, SHOP } from '../../shop/test/support.ts'
import { FORMATS } from '../check/reports/reports.ts'
import { runCheck } from '../check/run-check.ts'
import type { CheckOptions } from '../check/session.ts'
import { fetchOf } from './support.ts'

describe('the causes that the check of a back end names', () => {
  const shop = fetchOf(openServices().handle)
  const checked = (options: Partial<CheckOptions>) => runCheck({ url: SHOP, fetch: shop, ...options })

  describe('of a host that is redirected as a whole', () => {
    const moved: typeof shop = async (url) => {
      const { pathname, search } = new URL(url)
      return new Response(null, { status: 301, headers: { location: `https://www.shop.test${pathname}${search}` } })
    }
    const fetch: typeof shop = (url, init) =>
      url.startsWith('https:') ? Promise.resolve(new Response('<!doctype html>')) : moved(url, init)

    it('names the redirect once, with where it leads to and all calls (CHECK-3)', async () => {
      const { findings, asked } = await checked({ cookies: 'csrfToken=c; longTermToken=l', fetch })
      const reads = findings.filter(({ call }) => call !== 'page')
      assert.deepEqual(
        reads.map(({ rule, message }) => `${rule} ${message}`),
        [
          'CALL-14 is redirected to https://www.shop.test (301), another origin, where our headers must not go.',
          'CALL-2 is redirected to https://www.shop.test (301), another origin.',
        ],
      )
      assert.ok(reads.every(({ calls = [] }) => calls.length > 2))
      assert.deepEqual(
        findings.flatMap(({ call, message }) => (call === 'page' ? [message] : [])),
        ['is redirected to https://www.shop.test, another origin, whose cookies are not those of the page.'],
      )
      assert.ok(asked.length > 10)
      const result = { url: SHOP, site: 'DE', asked, notAsked: [], findings }
      assert.match(FORMATS.text?.(result) ?? '', /✗ getPersonalData [^\n]*\n {4}CALL-14 {2}as getCart\n/)
      assert.match(FORMATS.junit?.(result) ?? '', /name="getPersonalData"[^>]*>\s*<failure message="CALL-14"/)
    })
  })

  it('names the headers that a refused call has had, never their values (CHECK-3, CHECK-4)', async () => {
    const refusing =
      (code: number): typeof shop =>
      async (url, init) =>
        new URL(url).pathname === '/service/cart/api/cart' ? new Response(null, { status: code }) : shop(url, init)
    const told = async (code: number) => {
      const { findings } = await checked({ only: ['Cart'], fetch: refusing(code) })
      return findings.filter(({ rule, call }) => rule === 'CALL-17' && call === 'getCart').map(({ message }) => message)
    }
    assert.deepEqual(await told(403), ['is answered with 403, asked with X-Long-Term-Token, X-CSRF-Token.'])
    assert.deepEqual(await told(500), ['is answered with 500.'])
  })
})
