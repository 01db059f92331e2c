/**
 * The fragment service under load, by autocannon: cached, with other attributes in each request, and with more of these than
 * one core renders; with services that are well, and with one slow, one down and one answering HTML.
 */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { onNode } from '../packages/service/test/runtimes.ts'
import { content } from '../test/support/full-content.ts'

const SECONDS = Number(process.env.SECONDS ?? 10)
/** 300 ms for the services, 50 for rendering, the rest for the way. */
const LATEST_MS = 400
const PATH = '/fragments/DE/shop-header?top-banner=home_top&pi-teaser=phase'
const LOADS = [
  ['cached', 10],
  ['each other attributes', 10],
  ['each other attributes', 50],
] as const

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

/** How many answers were of the same look, in place of a fragment that would have been late. */
async function inPlace(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^shop_fragments_cache_total\{tag="shop-header",result="busy"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

let isGood = true
for (const isBroken of [false, true]) {
  const services = createServer(servicesOf(isBroken))
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  for (const [kind, connections] of LOADS) {
    const service = await onNode(url, '--log', 'silent')
    let count = 0
    const setupRequest = (request: { path: string }) => {
      count += 1
      return { ...request, path: kind === 'cached' ? PATH : `${PATH}&logo-alt=${count}` }
    }
    // From its first request on.
    const { latency, requests, errors, timeouts, mismatches, non2xx } = await autocannon({
      url: service.url,
      connections,
      duration: SECONDS,
      requests: [{ setupRequest }],
      verifyBody: isWhole,
    })
    const replaced = await inPlace(service.url)
    await service.end()
    const bad = errors + timeouts + mismatches + non2xx
    isGood &&= bad === 0 && latency.max <= LATEST_MS
    console.log(
      `${isBroken ? 'one slow, one down, one HTML' : 'services well'}; ${kind}, ${connections} connections: ` +
        `${Math.round(requests.average)} per second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, worst ${latency.max} ms of ${LATEST_MS}; ` +
        `${requests.total} answers, ${bad} no whole fragment, ${replaced} of the same look`,
    )
  }
  services.close()
}
process.exitCode = isGood ? 0 : 1
