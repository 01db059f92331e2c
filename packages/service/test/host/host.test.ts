/** `shop-elements/host`, the kit for Node. */
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../../../test/e2e/support/release.ts'
import { waitUntil } from '../../../../tools/engines/page-waits.ts'
import type { HostRequest } from '../../host/host.ts'
import { fakeService } from './fake-service.ts'
import { CDN, describeKit } from './kit-cases.ts'

const { createHost }: typeof import('../../host/host.ts') = await import(pathToFileURL(join(ROOT, 'dist/host.js')).href)

describeKit('the kit for Node', false, async (options) => {
  const [told, messages]: [string[], string[]] = [[], []]
  const { frame } = createHost({
    ...options,
    onError({ code, message }) {
      told.push(code)
      messages.push(message)
      throw new Error('The log is full.')
    },
  })
  return { frame: async (site, ...more) => frame(site as never, ...more), told, messages }
})

describe('shop-elements/host', () => {
  it('is middleware of Express, and a hook of Fastify, by the same function (HOST-7)', async (test) => {
    const service = await fakeService()
    test.after(() => service.close())
    const host = createHost({ service: service.url, cdn: CDN })
    const middleware = host.middleware((request: IncomingMessage & HostRequest) => ({
      site: 'CZ',
      attributes: { reduced: request.url === '/checkout' },
    }))
    const server = createServer((request: IncomingMessage & HostRequest, response) =>
      middleware(request, response, (error) => response.end(error ? String(error) : request.shop?.header)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    test.after(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    assert.equal(await (await fetch(`${url}/checkout`)).text(), '<shop-header site="CZ">frame 1</shop-header>\n')
    assert.deepEqual(
      service.requests.map((request) => request.url),
      ['/frame/CZ?reduced=true'],
    )
    const wrong = host.middleware(() => ({ site: 'XX' as never }))
    assert.match(String(await new Promise((resolve) => wrong({ headers: {} }, {}, resolve))), /TypeError: The site/)
  })

  it('says when another release answers, once (HOST-8)', async (test) => {
    const service = await fakeService()
    test.after(() => service.close())
    let version = '1.1.0'
    const answer = () => service.does((_, response) => void response.end(JSON.stringify({ version })))
    answer()
    const versions: string[] = []
    const host = createHost({ service: service.url, cdn: CDN, onError() {} })
    const end = host.onRelease(
      (one) => {
        versions.push(one)
        throw new Error('The purge has failed.')
      },
      { everySeconds: 0.02 },
    )
    test.after(end)
    const asked = async (times: number) => {
      const until = service.requests.length + times
      await waitUntil(`it has asked ${times} times more`, async () => service.requests.length >= until)
    }
    await asked(3)
    service.does((_, response) => void response.writeHead(503).end())
    await asked(3)
    version = '1.2.0'
    answer()
    await asked(4)
    end()
    assert.deepEqual(versions, ['1.2.0'])
  })

  for (const [options, reason] of [
    [{ service: '127.0.0.1:8082', cdn: CDN }, /^service: the address must begin with/],
    [{ service: 'http://me:secret@127.0.0.1:8082', cdn: CDN }, /^service: the address has no login/],
    [{ service: 'http://127.0.0.1:8082/?x=1', cdn: CDN }, /^service: the address has no login, no query/],
    [{ service: 'http://127.0.0.1:8082', cdn: CDN, deadlineMs: '300' as never }, /^deadlineMs: a number above 0/],
    [{ service: 'http://127.0.0.1:8082', cdn: CDN, deadlineMs: 0 }, /^deadlineMs/],
    [{ service: 'http://127.0.0.1:8082', cdn: CDN, staleSeconds: Number.NaN }, /^staleSeconds: a number/],
    [{ service: 'http://127.0.0.1:8082', cdn: 'https://cdn.example/1' }, /^cdn: the address is that of a folder/],
    [
      { service: 'http://127.0.0.1:8082', cdn: CDN, release: '/nowhere' },
      /^release: \/nowhere\/manifest\.json can't be read/,
    ],
  ] as const)
    it(`takes no options that can't be right: ${reason} (HOST-7)`, () => {
      assert.throws(() => createHost(options), { name: 'TypeError', message: reason })
    })
})
