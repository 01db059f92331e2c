/**
 * Fragments with full content: renders per second on one core, memory over many renders (RENDERS, by default 100,000), and the fragment
 * service under load, with services that are well and with one slow, one down and one answering HTML.
 */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import autocannon from 'autocannon'
import { startDemo } from '../../demo/server.ts'
import { answersOf } from '../e2e/support/content.ts'
import { ROOT } from '../e2e/support/release.ts'
import { onNode } from '../fragment-service/runtimes.ts'

const RENDERS = Number(process.env.RENDERS ?? 100_000)
const SECONDS = 10
/** The limit: 300 ms for the services, the rest for the fragment. */
const LATEST_MS = 400

const { renderFragment }: typeof import('../../src/render/render.ts') = await import(join(ROOT, 'dist/render.js'))
const percentile = (times: number[], part: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * part)]?.toFixed(1)
const megabytes = () => Math.round(process.memoryUsage().heapUsed / 1e6)

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')

const demo = await startDemo()
const ids = ['~header_top', 'home_top', 'phase']
const content = await answersOf(demo.url, 'DE', ids)
const attributes = { site: 'DE', 'top-banner': 'home_top', 'pi-teaser': 'phase' }

for (const [tag, given] of [
  ['shop-header', attributes],
  ['shop-footer', { site: 'DE' }],
] as const) {
  const render = () => renderFragment(tag, given, { content })
  for (let warm = 0; warm < 200; warm += 1) await render()
  const times: number[] = []
  const started = performance.now()
  while (performance.now() - started < SECONDS * 1000) {
    const before = performance.now()
    await render()
    times.push(performance.now() - before)
  }
  const bytes = Buffer.byteLength(await render())
  console.log(
    `${tag}, ${bytes} B: ${Math.round(times.length / SECONDS)} renders per second and core, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`,
  )
}

const heap: number[] = []
for (let count = 0; count <= RENDERS; count += 1) {
  if (count % Math.ceil(RENDERS / 10) === 0) {
    // What a render has used is free when its task is over.
    await new Promise((resolve) => setTimeout(resolve, 50))
    collectGarbage()
    heap.push(megabytes())
  }
  await renderFragment('shop-header', { ...attributes, 'logo-alt': String(count) }, { content })
}
console.log(`heap over ${RENDERS} renders of other attributes, in MB: ${heap.join(' ')}`)

/** Services that answer as the demo has answered; `broken`: theme worlds late, promotions down, the navigation in HTML. */
const servicesOf =
  (isBroken: boolean): RequestListener =>
  (request, response) => {
    const path = request.url ?? ''
    const send = (body: unknown) => response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}))
    if (path.startsWith('/jsonflyout'))
      return isBroken ? void response.writeHead(200).end('<!doctype html>') : void send(content.navigation)
    if (path.includes('themeworld')) return void setTimeout(() => send(content.themeWorlds), isBroken ? 1000 : 0)
    if (isBroken) return void request.socket.destroy()
    const id = decodeURIComponent(path.split('/').at(-1) ?? '')
    return void send(id === 'SHOP_FOOTER' ? content.footer : content.promotions?.[id])
  }

const isWhole = (body: string) => /^<shop-header [\s\S]*<\/template><\/shop-header>\n$/.test(body)
let isGood = true
for (const isBroken of [false, true]) {
  const services = createServer(servicesOf(isBroken))
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  for (const isCached of [true, false]) {
    const service = await onNode(url, '--log', 'silent')
    const path = '/fragments/DE/shop-header?top-banner=home_top&pi-teaser=phase'
    let count = 0
    const setupRequest = (request: { path: string }) => {
      count += 1
      return { ...request, path: isCached ? path : `${path}&logo-alt=${count}` }
    }
    const run = (duration: number) =>
      autocannon({ url: service.url, connections: 10, duration, requests: [{ setupRequest }], verifyBody: isWhole })
    // The engine compiles what it runs often.
    await run(2)
    const { latency, requests, errors, timeouts, mismatches, non2xx } = await run(SECONDS)
    await service.end()
    const bad = errors + timeouts + mismatches + non2xx
    isGood &&= bad === 0 && latency.max <= LATEST_MS
    console.log(
      `${isBroken ? 'one slow, one down, one HTML' : 'services well'}, ${isCached ? 'cached' : 'each other attributes'}: ` +
        `${Math.round(requests.average)} per second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, latest ${latency.max} ms of ${LATEST_MS}; ` +
        `${requests.total} answers, ${bad} not whole`,
    )
  }
  services.close()
}
await demo.close()
process.exitCode = isGood ? 0 : 1
