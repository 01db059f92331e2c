import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { parse } from 'parse5'
import { run } from '../../service/test/runtimes.ts'
import { openServices, overHttp } from '../../shop/test/support.ts'
import { readOptions } from '../check.ts'

describe('npx shop-elements check', () => {
  let shop: Awaited<ReturnType<typeof overHttp>>
  let url: string
  before(async () => {
    shop = await overHttp(openServices().handle)
    url = shop.url
  })
  after(() => shop.close())

  it('says that the demo’s services keep the contract, by exit code 0 (CHECK-7)', async () => {
    const { code, out, error } = await run(['check', url, '--page', `${url}/?login=LOGGED_IN`, '--write'])
    assert.deepEqual([code, error], [0, ''])
    assert.match(out, /✓ changeCart +PUT \/service\/cart\/api\/cart {2}400, 200, 304, 409, 403 {2}\d+ ms/)
    assert.match(out, /– setPreview +needs a test person of the staff/)
    assert.match(out, /\d\d calls, 0 findings, \d+ not asked\n$/)
  })

  it('reports findings as text, JSON and JUnit, by exit code 1, without what was received (CHECK-4, CHECK-7)', async () => {
    const server = await overHttp(async () => Response.json({ secret: 'token-4711' }))
    const [text, json, junit] = await Promise.all(
      ['text', 'json', 'junit'].map((format) => run(['check', server.url, '--format', format])),
    )
    await server.close()
    for (const said of [text, json, junit]) {
      assert.equal(said?.code, 1)
      assert.doesNotMatch(said.out, /4711/)
    }
    assert.match(text?.out ?? '', /✗ getCart .*\n.*\n.*\n {4}CALL-27 {2}the body lacks "cart"/)
    const { findings, asked, notAsked } = JSON.parse(json?.out ?? '')
    assert.ok(asked.length > 20 && notAsked.length > 0)
    for (const { calls = [], ...finding } of findings) {
      assert.deepEqual(Object.keys(finding), ['rule', 'call', 'message', 'remedy'])
      assert.ok(calls.length === 0 || calls.includes(finding.call))
      assert.match(finding.rule, /^[A-Z]+-\d+$/)
    }
    const suite = elementsIn(junit?.out ?? '')
    const failed = findings.flatMap(({ call, calls = [call] }: { call: string; calls?: string[] }) => calls)
    assert.equal(suite.failure, new Set(failed).size)
    assert.equal(suite.skipped, notAsked.length)
  })

  it('ends with code 2 when nothing answers or an option can’t be used (CHECK-7)', async () => {
    const wrong: [string[], RegExp][] = [
      [[], /One address is needed/],
      [['shop.example'], /One address is needed/],
      [[url, '--site', 'XX'], /--site must be one of DE/],
      [[url, '--format', 'xml'], /--format must be one of text, json, junit/],
      [[url, '--max-ms', 'soon'], /--max-ms/],
      [[url, '--only', 'Carts'], /--only must be of Cart/],
      [[url, '--nonsense'], /--nonsense/],
      [[url, '--header', 'Bearer 4711'], /^Error: --header must be as "Name: value"[.]$/],
    ]
    for (const [args, reason] of wrong) assert.throws(() => readOptions(args, {}), reason)
    const said = await Promise.all([['http://127.0.0.1:9'], ['shop.example']].map((args) => run(['check', ...args])))
    assert.deepEqual(
      said.map(({ code, error }) => [code, error.split('\n')[0]]),
      [
        [2, 'http://127.0.0.1:9 does not answer.'],
        [2, 'One address is needed, with http:// or https://.'],
      ],
    )
  })

  it('passes a proxy’s login with all of its requests, and tells it nobody (CHECK-10)', async () => {
    const { handle } = openServices()
    const login = `Basic ${Buffer.from('staging:secret').toString('base64')}`
    const closed = await overHttp(async (request) =>
      request.headers.get('authorization') === login && request.headers.get('x-gate') === 'open'
        ? handle(request)
        : new Response('Who is it?', { status: 401 }),
    )
    const address = closed.url.replace('//', '//staging:secret@')
    const { code, out } = await run(['check', address, '--header', 'X-Gate: open', '--format', 'json'])
    await closed.close()
    assert.deepEqual([code, JSON.parse(out).findings], [0, []])
    assert.doesNotMatch(out, /secret|staging/)
  })

  it('says what an empty cart leaves unjudged, and takes the token of one that is not (CHECK-11)', async () => {
    const { out } = await run(['check', url, '--only', 'Cart'])
    assert.match(out, /– getCart +articles, prices and gift cards: the cart is empty; --cart-token or --write/)
    const { cookies } = readOptions([url, '--cart-token', 'abc', '--cookie', 'a=b'], {})?.options ?? {}
    assert.equal(cookies, 'a=b;longTermToken=abc')
  })

  it('takes test persons from the environment, and lists its options (CHECK-2)', async () => {
    const env = {
      SHOP_ELEMENTS_COOKIE: 'staffAuth=a',
      SHOP_ELEMENTS_EMAIL: 'a@b.de',
      SHOP_ELEMENTS_SUBSCRIBER_TOKEN: 't',
    }
    const { cookies, email, subscriberToken } = readOptions([url, '--email', 'c@d.de'], env)?.options ?? {}
    assert.deepEqual([cookies, email, subscriberToken], ['staffAuth=a', 'c@d.de', 't'])
    assert.match((await run(['check', '--help'])).out, /--subscriber-token <token>/)
  })
})

/** How often each element is in a document. */
function elementsIn(xml: string): Record<string, number> {
  const counts: Record<string, number> = {}
  const visit = (node: { nodeName: string; childNodes?: unknown[] }) => {
    counts[node.nodeName] = (counts[node.nodeName] ?? 0) + 1
    for (const child of node.childNodes ?? []) visit(child as typeof node)
  }
  visit(parse(xml.replace(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')))
  return counts
}
