import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { parse } from 'parse5'
import { readOptions } from '../../command/check.ts'
import { serve } from '../../command/serve.ts'
import { COMMAND } from '../fragment-service/runtimes.ts'
import { openServices } from '../services/support.ts'

interface Said {
  code: number
  out: string
  error: string
}

const run = (args: readonly string[], env: Record<string, string> = {}): Promise<Said> =>
  new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env: { ...process.env, ...env } }, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
    )
  })

describe('npx shop-elements check', () => {
  let shop: Awaited<ReturnType<typeof serve>>
  let url: string
  before(async () => {
    shop = await serve(openServices().handle, { port: 0, host: '127.0.0.1', isWhole: true })
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
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end('{"secret":"token-4711"}'),
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const [text, json, junit] = await Promise.all(
      ['text', 'json', 'junit'].map((format) => run(['check', address, '--format', format])),
    )
    server.close()
    for (const said of [text, json, junit]) {
      assert.equal(said?.code, 1)
      assert.doesNotMatch(said.out, /4711/)
    }
    assert.match(text?.out ?? '', /✗ getCart .*\n.*\n.*\n {4}CALL-27 {2}the body lacks "cart"/)
    const { findings, asked, notAsked } = JSON.parse(json?.out ?? '')
    assert.ok(asked.length > 20 && notAsked.length > 0)
    for (const finding of findings) {
      assert.deepEqual(Object.keys(finding), ['rule', 'call', 'message', 'remedy'])
      assert.match(finding.rule, /^[A-Z]+-\d+$/)
    }
    const suite = elementsIn(junit?.out ?? '')
    assert.equal(suite.failure, new Set(findings.map(({ call }: { call: string }) => call)).size)
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
