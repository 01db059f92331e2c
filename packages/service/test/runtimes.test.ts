// tier 2: bundles and starts the service in several runtimes
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { freePort } from '../../../tools/engines/free-port.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import { overHttp } from '../../shop/test/support.ts'
import { COMMAND, onNode, onWorkerd, onWorkerdByEnvironment, type Runtime, run, statusOf } from './runtimes.ts'
import { backEnd, cacheOf, heldBack, isWhole, NAVIGATION } from './support.ts'

/** Services over HTTP. */
async function httpServices() {
  const services = backEnd()
  return { ...services, ...(await overHttp(services.handle)) }
}

for (const [name, start] of [
  ['Node, by its command', onNode],
  ['workerd, by the config of the docs', onWorkerd],
  ['workerd, with the address in its environment', onWorkerdByEnvironment],
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
      await services?.close()
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
      const metrics = await (await get('/metrics')).text()
      assert.match(metrics, /^shop_fragments_cache_total\{tag="shop-header",result="hit"\} 2$/m)
    })

    it('sends the services no cookie but the token of a preview (FRAGMENT-18, FRAGMENT-20)', async () => {
      const before = services.calls().length
      const preview = await get('/fragments/DE/shop-header', { cookie: 'LoginToken=x; previewToken=y' })
      assert.equal(preview.headers.get('cache-control'), 'no-store')
      await get('/fragments/DE/shop-footer', { cookie: 'LoginToken=x' })
      const cookies = services.calls().map(({ headers }) => headers.get('cookie'))
      assert.deepEqual(cookies.slice(before), [...Array(4).fill('previewToken=y'), null])
    })

    it('answers what is no path with 404 (FRAGMENT-3)', async () => {
      for (const path of ['*', '/', '/fragments/DE/shop-header/x'])
        assert.equal(await statusOf(runtime.url, path), 404, path)
    })

    it('is whole while a service hangs, when the first to ask leaves too (FRAGMENT-10, FRAGMENT-20, DELIVERY-26)', async (t) => {
      const held = heldBack(() => Response.json([]))
      t.after(held.release)
      services.serve(NAVIGATION, held.answer)
      const leave = new AbortController()
      const gone = fetch(`${runtime.url}/fragments/AT/shop-header`, { signal: leave.signal }).catch(() => 'gone')
      await held.isAsked
      const next = get('/fragments/AT/shop-header')
      leave.abort()
      assert.equal(await gone, 'gone')
      const response = await next
      assert.ok(isWhole(await response.text(), 'shop-header'))
      assert.equal(response.headers.get('cache-control'), 'public, max-age=5, stale-while-revalidate=5')
      services.serve(NAVIGATION)
    })
  })
}

describe('npx shop-elements', () => {
  it('is the package’s command; it lists its commands, and theirs their options (FRAGMENT-21)', async () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    assert.equal(join(ROOT, bin['shop-elements']), COMMAND)
    assert.match(readFileSync(COMMAND, 'utf8'), /^#!\/usr\/bin\/env node\n/)
    for (const [args, wanted] of [
      [[], 0],
      [['--help'], 0],
      [['nonsense'], 2],
    ] as const) {
      const { code, out } = await run(args)
      assert.deepEqual([code, out.includes('fragments')], [wanted, true], args.join(' '))
    }
    assert.match((await run(['fragments', '--help'])).out, /--services <url>/)
  })

  it('refuses paths that are not as they are read, and logs no query of what it refuses (FRAGMENT-3)', async () => {
    const services = await httpServices()
    const runtime = await onNode(services.url, '--log', 'debug')
    try {
      for (const path of [
        '/fragments/../metrics',
        '/fragments/%2e%2e/metrics',
        '/fragments/DE/./shop-footer',
        '/fragments\\DE\\shop-footer',
        '//fragments/DE/shop-footer',
        '/fragments/DE/shop-footer?previewToken=secret',
      ])
        assert.equal(await statusOf(runtime.url, path), path.includes('secret') ? 400 : 404, path)
      assert.equal(await statusOf(runtime.url, '/fragments/DE/shop-footer?theme=dark'), 200)
    } finally {
      await runtime.end()
      await services.close()
    }
    assert.match(runtime.output(), /theme=dark/)
    assert.doesNotMatch(runtime.output(), /secret/)
  })

  it('serves metrics and health at a port of their own, where one is named (FRAGMENT-5)', async () => {
    const services = await httpServices()
    const port = await freePort()
    const runtime = await onNode(services.url, '--metrics-port', String(port))
    try {
      const status = async (url: string) => (await fetch(url)).status
      for (const path of ['/metrics', '/health']) {
        assert.equal(await status(runtime.url + path), 404, path)
        assert.equal(await status(`http://127.0.0.1:${port}${path}`), 200, path)
      }
      assert.equal(await status(`${runtime.url}/fragments/DE/shop-newsletter`), 200)
      assert.equal(await status(`http://127.0.0.1:${port}/fragments/DE/shop-newsletter`), 404)
    } finally {
      assert.equal(await runtime.end(), 0)
      await services.close()
    }
  })

  it('refuses options that can’t be used, with exit code 2 (FRAGMENT-21)', async () => {
    for (const [args, reason] of [
      [[], /--services is missing/],
      [['--services', 'shop'], /must begin with http/],
      [['--services', 'DE=shop'], /must begin with http/],
      [['--services', 'http://shop.example', '--sites', 'DE,XX'], /"XX" is none of DE, AT/],
      [
        ['--services', 'DE=http://shop.example,XX=http://shop.example'],
        /"XX=http:\/\/shop.example" is not <SITE>=<url>/,
      ],
      [['--services', 'DE=http://shop.example,http://shop.example'], /"http:\/\/shop.example" is not/],
      [['--services', 'http://user:secret@shop.example'], /^(?!.*secret).*takes no login/s],
      [['--services', 'http://shop.example/?a=b'], /has no query/],
      [['--services', 'DE=http://a.example,DE=http://b.example'], /DE has two addresses/],
      [['--services', 'http://shop.example', '--port', 'x'], /--port must be a whole number/],
      [['--services', 'DE=http://shop.example', '--sites', 'AT'], /no site/],
      [['--services', 'http://shop.example', '--prot', '1'], /--prot/],
    ] as const) {
      const { code, error } = await run(['fragments', ...args])
      assert.deepEqual([code, reason.test(error)], [2, true], error)
    }
  })

  it('ends when a port is taken, that of the metrics too (FRAGMENT-21)', async () => {
    const services = await httpServices()
    const taken = new URL(services.url).port
    const free = String(await freePort())
    for (const ports of [
      ['--port', taken],
      ['--port', free, '--metrics-port', taken],
    ]) {
      const { code, error } = await run(['fragments', '--services', services.url, ...ports])
      assert.deepEqual([code, error.includes('EADDRINUSE')], [2, true], error)
    }
    await services.close()
  })

  it('asks the services of each site where they are (FRAGMENT-4)', async () => {
    const [one, other] = [await httpServices(), await httpServices()]
    const runtime = await onNode(`DE=${one.url},CH_FR=${other.url}`)
    try {
      assert.equal((await fetch(`${runtime.url}/fragments/CH_FR/shop-header`)).status, 200)
      assert.deepEqual([one.calls(NAVIGATION).length, other.calls(NAVIGATION).length], [0, 1])
      assert.equal((await fetch(`${runtime.url}/fragments/AT/shop-header`)).status, 400)
    } finally {
      await runtime.end()
      for (const services of [one, other]) await services.close()
    }
  })

  it('says at /health that it ends, and answers until the time of grace is over (FRAGMENT-22)', async () => {
    const services = await httpServices()
    const runtime = await onNode(services.url, '--grace', '1500')
    const ended = runtime.end()
    const isEnding = async () => (await fetch(`${runtime.url}/health`)).status === 503
    await waitUntil('it says that it ends', isEnding)
    const answer = await fetch(`${runtime.url}/fragments/DE/shop-header`)
    assert.ok(isWhole(await answer.text(), 'shop-header'))
    assert.equal(answer.headers.get('connection'), 'close')
    assert.equal(await ended, 0)
    await services.close()
  })

  it('writes one line of JSON for each event, and answers what was asked before it ends (FRAGMENT-22)', async () => {
    const services = await httpServices()
    const runtime = await onNode(services.url, '--log', 'debug')
    const held = heldBack(() => new Response(null, { status: 500 }))
    services.serve('GET /service/promotion/api/promotion/SHOP_FOOTER', held.answer)
    const running = fetch(`${runtime.url}/fragments/DE/shop-footer`, { headers: { cookie: 'previewToken=secret' } })
    await held.isAsked
    const ended = runtime.end()
    held.release()
    assert.ok(isWhole(await (await running).text(), 'shop-footer'))
    assert.equal(await ended, 0)
    await services.close()
    const lines = runtime.output().trim().split('\n')
    const events = lines.map((line) => JSON.parse(line)).filter(({ path }) => path !== '/health')
    // It may come before the failure of the service or after it.
    assert.equal(events.filter(({ msg }) => msg === 'ending').length, 1)
    const said = events
      .filter(({ msg }) => msg !== 'ending')
      .map(({ level, msg, code, status }) => [level, msg, code ?? status])
    assert.deepEqual(said, [
      [30, 'listening', undefined],
      [40, 'footer: The status was 500.', 'FOOTER_CONTENT_UNAVAILABLE'],
      [20, 'request', 200],
    ])
    assert.doesNotMatch(runtime.output(), /secret/)
  })
})
