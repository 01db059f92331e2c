import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../e2e/support/release.ts'
import { COMMAND, onNode, onWorkerd, type Runtime } from './runtimes.ts'
import { cacheOf, isWhole, NAVIGATION } from './support.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const navigation: Answer = (request, response) => {
  const isNavigation = request.url?.startsWith('/jsonflyoutnavigation')
  response.writeHead(isNavigation ? 200 : 404).end(JSON.stringify(isNavigation ? NAVIGATION : {}))
}

/** Services over HTTP; `answer` may be changed while they run. */
async function httpServices() {
  const services = { url: '', answer: navigation, cookies: [] as (string | undefined)[], close: () => {} }
  const server = createServer((request, response) => {
    services.cookies.push(request.headers.cookie)
    services.answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  services.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  services.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return services
}

for (const [name, start] of [
  ['Node, by its command', onNode],
  ['workerd, by the config of the docs', onWorkerd],
] as const) {
  describe(`the fragment service on ${name}`, () => {
    let services: Awaited<ReturnType<typeof httpServices>>
    let runtime: Runtime
    before(async () => {
      services = await httpServices()
      runtime = await start(services.url)
    })
    after(async () => {
      await runtime?.end()
      services?.close()
    })
    const get = (path: string, headers: Record<string, string> = {}) => fetch(runtime.url + path, { headers })

    it('answers fragments, 304, 400, 405, /health and /metrics (FRAGMENT-20)', async () => {
      const first = await get('/fragments/DE/shop-header')
      assert.equal(cacheOf(first), 'fwd=miss')
      const html = await first.text()
      assert.ok(isWhole(html, 'shop-header'))
      const second = await get('/fragments/DE/shop-header')
      assert.deepEqual([cacheOf(second), await second.text()], ['hit', html])
      const known = await get('/fragments/DE/shop-header', { 'if-none-match': first.headers.get('etag') ?? '' })
      assert.deepEqual([known.status, await known.text()], [304, ''])
      const wrong = await get('/fragments/DE/shop-header?theme=neon')
      assert.deepEqual([wrong.status, (await wrong.json()).error], [400, 'INVALID_VALUE'])
      assert.equal((await fetch(`${runtime.url}/fragments/DE/shop-footer`, { method: 'DELETE' })).status, 405)
      assert.deepEqual(await (await get('/health')).json(), { status: 'ok' })
      assert.match(
        await (await get('/metrics')).text(),
        /^shop_fragments_cache_total\{tag="shop-header",result="hit"\} 2$/m,
      )
    })

    it('sends the services no cookie but the token of a preview (FRAGMENT-18, FRAGMENT-20)', async () => {
      services.cookies.length = 0
      const preview = await get('/fragments/DE/shop-header', { cookie: 'LoginToken=x; previewToken=y' })
      assert.equal(preview.headers.get('cache-control'), 'no-store')
      await get('/fragments/DE/shop-footer', { cookie: 'LoginToken=x' })
      assert.deepEqual(services.cookies, ['previewToken=y', 'previewToken=y', 'previewToken=y', undefined])
    })

    it('answers a whole fragment while a service hangs, and when who has asked first goes away (FRAGMENT-10, FRAGMENT-20, DELIVERY-26)', async () => {
      const hanging: ServerResponse[] = []
      let isAsked = () => {}
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve
      })
      services.answer = (request, response) => {
        if (!request.url?.startsWith('/jsonflyoutnavigation')) return navigation(request, response)
        hanging.push(response)
        isAsked()
      }
      const leave = new AbortController()
      const gone = fetch(`${runtime.url}/fragments/AT/shop-header`, { signal: leave.signal }).catch(() => 'gone')
      await asked
      const next = get('/fragments/AT/shop-header')
      leave.abort()
      assert.equal(await gone, 'gone')
      const response = await next
      assert.ok(isWhole(await response.text(), 'shop-header'))
      assert.equal(response.headers.get('cache-control'), 'public, max-age=5, stale-while-revalidate=5')
      for (const held of hanging) held.destroy()
      services.answer = navigation
    })
  })
}

describe('npx shop-elements', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' })

  it('is the package’s command; it lists its commands, and theirs their options (FRAGMENT-21)', () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    assert.equal(join(ROOT, bin['shop-elements']), COMMAND)
    assert.match(readFileSync(COMMAND, 'utf8'), /^#!\/usr\/bin\/env node\n/)
    for (const [args, status] of [
      [[], 0],
      [['--help'], 0],
      [['nonsense'], 2],
    ] as const) {
      const said = run(...args)
      assert.deepEqual([said.status, said.stdout.includes('fragments')], [status, true], args.join(' '))
    }
    assert.match(run('fragments', '--help').stdout, /--services <url>/)
  })

  it('refuses options that can’t be used, with exit code 2 (FRAGMENT-21)', () => {
    for (const [args, reason] of [
      [[], /--services is missing/],
      [['--services', 'shop'], /must begin with http/],
      [['--services', 'http://shop.example', '--port', 'x'], /--port must be a whole number/],
      [['--services', 'http://shop.example', '--sites', 'XX'], /no site/],
      [['--services', 'http://shop.example', '--prot', '1'], /--prot/],
    ] as const) {
      const { status, stderr } = run('fragments', ...args)
      assert.deepEqual([status, reason.test(stderr)], [2, true], stderr)
    }
  })

  it('writes one line of JSON for each event, and answers what was asked before it ends (FRAGMENT-22)', async () => {
    const services = await httpServices()
    const runtime = await onNode(services.url, '--log', 'debug')
    const held: ServerResponse[] = []
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    services.answer = (_, response) => {
      held.push(response)
      isAsked()
    }
    const running = fetch(`${runtime.url}/fragments/DE/shop-footer`, { headers: { cookie: 'previewToken=secret' } })
    await asked
    const ended = runtime.end()
    for (const response of held) response.writeHead(500).end()
    assert.ok(isWhole(await (await running).text(), 'shop-footer'))
    assert.equal(await ended, 0)
    services.close()
    const lines = runtime
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(
      lines
        .filter(({ path }) => path !== '/health')
        .map(({ level, msg, code, status }) => [level, msg, code ?? status]),
      [
        [30, 'listening', undefined],
        [40, 'footer: The status was 500.', 'FOOTER_CONTENT_UNAVAILABLE'],
        [20, 'request', 200],
      ],
    )
    assert.doesNotMatch(runtime.output(), /secret/)
  })
})
