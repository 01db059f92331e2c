// tier 2: bundles the recipes of docs/monitoring.md
/** The recipes of docs/monitoring.md, bundled as they stand there, against servers that take what they send. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { ShopEvents } from '../../../src/page/events/events.ts'
import { listen, ROOT, type Running, VERSION } from '../support/release.ts'
import { shop } from '../support/shop.ts'
import type { Visitor } from '../support/visitor.ts'

const DOCS = readFileSync(join(ROOT, 'docs/monitoring.md'), 'utf8')
const recipe = (name: string) => new RegExp(`^\`\`\`js ${name}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(DOCS)?.[1] ?? ''

/** Takes whatever is sent to it, from every host. */
async function collector(): Promise<Running & { received: { path: string; body: string }[] }> {
  const received: { path: string; body: string }[] = []
  const server = await listen(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString()
    if (request.method === 'POST') received.push({ path: request.url ?? '', body: text })
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  return { ...server, received }
}

describe('monitoring', () => {
  const demo = shop({ withPictures: false })
  let taken: Awaited<ReturnType<typeof collector>>
  before(async () => {
    taken = await collector()
  })
  after(() => taken?.close())

  const bundle = async (code: string) => {
    const contents = code
      .replace('https://key@monitoring.example/1', taken.url.replace('//', '//key@').concat('/1'))
      .replace('https://collector.example', taken.url)
    const options = { bundle: true, write: false, format: 'iife', target: 'es2022', logLevel: 'silent' } as const
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: join(ROOT, 'tools/hosts') },
      ...options,
    })
    return outputFiles[0]?.text ?? ''
  }

  /** A page with fragments, and a script that runs before the elements'. */
  const visit = async (settings: object, script = '', missing?: RegExp) => {
    const fragment = (tag: string) => readFileSync(join(ROOT, `dist/fragments/DE/${tag}.html`), 'utf8')
    const html = `<!doctype html><html lang="de" data-site="DE"><meta charset="utf-8"><title>Shop</title>
      <script type="application/json" data-shop-elements>${JSON.stringify(settings)}</script>
      <script>window.timings = []; addEventListener('shop-element-timing', ({ detail }) => timings.push(detail))</script>
      <script>${script.replaceAll('</script', '<\\/script')}</script>
      <script type="module" src="${demo.cdnUrl}/shop-elements.js"></script>
      ${fragment('shop-header').replace('<shop-header ', '<shop-header benefits="" ')}<main style="height: 50vh"></main>${fragment('shop-footer')}`
    const visitor = await demo.visitor({ withRequests: true })
    if (missing) await visitor.block(missing)
    if (missing) visitor.logs(/ERR_FAILED/, /CODE_UNAVAILABLE/)
    // A mouse that comes before the live layer is not heard.
    await visitor.open(await demo.pages({ '/': { html } }), 'live')
    return visitor
  }
  type Timing = ShopEvents['shop-element-timing']
  const timings = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { timings: Timing[] }).timings)
  const openCart = async ({ hover, see }: Visitor) => {
    await hover('shop-header >>> [part=cart-icon]')
    await see('shop-header >>> shop-minicart')
  }

  const wake = ({ page }: Visitor) =>
    page.evaluate(() => window.shopElements?.wake(document.querySelector('shop-header') ?? undefined))

  it('tells when elements were painted, live and awake, and the first flyout, as events and marks (EVENT-21)', async () => {
    const visitor = await visit({ timing: 1 })
    const { page, until } = visitor
    const has = async (...phases: string[]) => {
      const told = (await timings(visitor)).map(({ element, phase }) => `${element} ${phase}`)
      return phases.every((phase) => told.includes(phase))
    }
    const PAINTED = ['shop-header painted', 'shop-header live', 'shop-footer painted', 'shop-footer live']
    await until(() => has(...PAINTED), 'both are painted and live')
    assert.equal(await has('shop-header awake'), false)
    await openCart(visitor)
    await wake(visitor)
    await until(() => has('shop-header awake', 'shop-header touched'), 'the flyout is told')
    const all = await timings(visitor)
    assert.equal(new Set(all.map(({ element, phase }) => element + phase)).size, all.length, 'Each is told once.')
    const entries = await page.evaluate(() =>
      performance.getEntries().map(({ name, startTime, duration }) => ({ name, startTime, duration })),
    )
    const entry = (name: string) => entries.find((one) => one.name === name)
    for (const { element, phase, durationMs } of all.filter(({ phase }) => phase !== 'touched')) {
      const { startTime = -1 } = entry(`shop-elements:${element}:${phase}`) ?? {}
      assert.equal(Math.round(startTime), durationMs, `${element} ${phase}`)
    }
    const painted = all.find(({ phase }) => phase === 'painted')?.durationMs
    assert.equal(painted, Math.round(entry('first-contentful-paint')?.startTime ?? -1))
    const touched = all.find(({ phase }) => phase === 'touched')?.durationMs ?? 0
    assert.equal(Math.round(entry('shop-elements:shop-header:touched')?.duration ?? 0), touched)
    // The flyout of an icon waits 200 ms by design.
    assert.ok(touched >= 200 && touched < 10_000, String(touched))
  })

  it('tells where the time of a key goes, asleep and awake, by the name of the control (EVENT-31)', async () => {
    const BUSY_MS = 80
    const busy = `addEventListener('keydown', () => { const end = performance.now() + ${BUSY_MS}; while (performance.now() < end); }, true)`
    const visitor = await visit({ timing: 1 }, busy)
    const interactions = async () => (await timings(visitor)).flatMap(({ interaction }) => interaction ?? [])
    const slow = async (isAwake: boolean) =>
      (await interactions()).some(
        (one) => one.control === 'cart-icon' && one.isAwake === isAwake && one.processingMs >= BUSY_MS - 1,
      )
    await visitor.until(async () => (await timings(visitor)).length > 0, 'the code is there')
    for (const isAwake of [false, true]) {
      await visitor.press('Enter', 'shop-header >>> [part=cart-icon]')
      await visitor.see('shop-header >>> shop-minicart')
      await visitor.until(() => slow(isAwake), `a slow one is told, awake: ${isAwake}`)
      await visitor.press('Escape')
      await visitor.gone('shop-header >>> .flyout__panel')
      await visitor.until(async () => (await visitor.focused()) === 'cart-icon', 'the focus has returned to the icon')
      await wake(visitor)
    }
    for (const { element, phase, durationMs, interaction } of await timings(visitor)) {
      if (!interaction) continue
      assert.equal(phase, 'interaction')
      assert.match(element, /^shop-(header|minicart)$/)
      const { inputDelayMs, processingMs, presentationMs } = interaction
      // Browsers round the whole to 8 ms.
      assert.ok(Math.abs(inputDelayMs + processingMs + presentationMs - durationMs) <= 8, JSON.stringify(interaction))
    }
    // A code is what a control is about, not its name.
    await visitor.page.evaluate(() => {
      const main = document.querySelector('main')
      const own = main?.appendChild(document.createElement('button'))
      if (own) own.name = 'own'
      const host = main?.appendChild(document.createElement('div'))
      const markup = '<div data-root><button data-control="copy-voucher:SPRING10">SPRING10</button></div>'
      if (host) host.attachShadow({ mode: 'open' }).innerHTML = markup
    })
    await visitor.press('Enter', 'main > [name=own]')
    await visitor.press('Enter', 'main >>> [data-control]')
    await visitor.until(
      async () => (await interactions()).some(({ control }) => control === 'copy-voucher'),
      'it is told',
    )
    assert.doesNotMatch(JSON.stringify(await timings(visitor)), /SPRING10/)
    // Slowness outside our elements is the page's own; it came before the last one.
    assert.deepEqual(
      (await interactions()).filter(({ control }) => control === 'own'),
      [],
    )
  })

  it('tells nothing and loads no code for it without the setting (EVENT-21)', async () => {
    const visitor = await visit({})
    await openCart(visitor)
    await wake(visitor)
    assert.deepEqual(await timings(visitor), [])
    assert.ok(!visitor.fetched.some((file) => file.includes('timing')), visitor.fetched.join())
    const marks = await visitor.page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    assert.ok(marks.includes('shop-elements:shop-header:live') && marks.includes('shop-elements:shop-header:awake'))
  })

  it('the recipe for Sentry sends errors with element and code, and times (EVENT-21, EVENT-22)', async () => {
    const visitor = await visit({ timing: 1 }, await bundle(recipe('sentry')), /chunks\/flyout-/)
    const { page, hover, until } = visitor
    await hover('shop-header >>> [part=cart-icon]')
    const sent = () => taken.received.map(({ body }) => body).join('\n')
    await until(() => sent().includes('CODE_UNAVAILABLE'), 'the error has arrived')
    const event = sent()
      .split('\n')
      .find((line) => line.includes('"CODE_UNAVAILABLE"'))
    const { tags, fingerprint, level } = JSON.parse(event ?? '{}')
    assert.deepEqual(tags, { element: 'shop-header', code: 'CODE_UNAVAILABLE', shopElements: VERSION })
    assert.deepEqual([fingerprint, level], [['shop-elements', 'shop-header', 'CODE_UNAVAILABLE'], 'error'])
    const isLive = (times: Timing[]) => times.some(({ element, phase }) => `${element} ${phase}` === 'shop-header live')
    await until(async () => isLive(await timings(visitor)), 'the page knows its times')
    await page.goto('about:blank')
    await until(() => /shop_elements\.duration/.test(sent()), 'the times have arrived')
    assert.match(sent(), /"phase":\{[^}]*"live"/)
  })

  it('the recipe for a canary sends one report of a view, which the receiver counts (DELIVERY-96)', async () => {
    const recorded = (await bundle(recipe('canary'))).replace('Math.random() < 0.1', 'true')
    const script = recorded.replace('/shop-reports', taken.url)
    const busy = `addEventListener('keydown', () => { const end = performance.now() + 80; while (performance.now() < end); }, true)`
    const visitor = await visit({ timing: 1 }, `localStorage.setItem('shop.canary', '7');${busy};${script}`)
    const { page, press, see, until } = visitor
    await until(async () => (await timings(visitor)).some(({ phase }) => phase === 'live'), 'it is live')
    visitor.logs(/INVALID_CHANGE/)
    await page.evaluate(() => window.shopElements?.changeCart({} as never))
    await press('Enter', 'shop-header >>> [part=cart-icon]')
    await see('shop-header >>> shop-minicart')
    await until(
      async () => (await timings(visitor)).some(({ interaction }) => interaction?.control === 'cart-icon'),
      'the key is told',
    )
    const reports = () => taken.received.filter(({ body }) => body.includes('"number":7'))
    assert.deepEqual(reports(), [])
    // A call that the page leaves behind would be a second error.
    await visitor.rest()
    await page.goto('about:blank')
    await until(() => reports().length > 0, 'the report has arrived')
    const [report] = reports()
    const { version, number, errors, controls } = JSON.parse(report?.body ?? '')
    assert.deepEqual([version, number, errors], [VERSION, 7, ['INVALID_CHANGE']])
    assert.ok(controls['cart-icon'] >= 80, JSON.stringify(controls))
    const { createReceiver } = await import(pathToFileURL(join(ROOT, 'docs/monitoring/canary-receiver.mjs')).href)
    const receive = createReceiver()
    const { status } = await receive(new Request('https://shop.example', { method: 'POST', body: report?.body ?? '' }))
    assert.equal(status, 204)
    const { counts } = await (await receive(new Request('https://shop.example'))).json()
    assert.deepEqual(
      [counts[VERSION].started, counts[VERSION].errors],
      [
        [1, 0],
        [1, 1],
      ],
    )
  })

  it('the recipe for OpenTelemetry sends a span for each time and error (EVENT-21, EVENT-22)', async () => {
    const script = await bundle(recipe('opentelemetry'))
    const { hover, until } = await visit({ timing: 1 }, script, /chunks\/flyout-/)
    await hover('shop-header >>> [part=cart-icon]')
    const spans = () =>
      taken.received
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ body }) => JSON.parse(body).resourceSpans ?? [])
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: found }: { spans: unknown[] }) => found)) as {
        name: string
        startTimeUnixNano: string
        endTimeUnixNano: string
        status: { code: number }
        attributes: { key: string; value: { stringValue: string } }[]
      }[]
    await until(() => spans().some(({ name }) => name === 'shop-elements error'), 'the spans have arrived')
    const live = spans().find(({ name }) => name === 'shop-elements live')
    assert.ok(BigInt(live?.endTimeUnixNano ?? 0) > BigInt(live?.startTimeUnixNano ?? 0))
    const error = spans().find(({ name }) => name === 'shop-elements error')
    const attributes = Object.fromEntries(error?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [])
    assert.deepEqual(attributes, {
      'shop.element': 'shop-header',
      'shop.code': 'CODE_UNAVAILABLE',
      'shop.version': VERSION,
    })
    assert.equal(error?.status.code, 2)
  })
})
