/** A host of the demo shop for the next page in advance: its header has the attribute, and documents take as long as a back end does. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { both, inHead, onHeader, startHost } from '../../test/e2e/support/host.ts'

export const VALUES = ['off', 'prefetch', 'prerender'] as const
export type Value = (typeof VALUES)[number]

/** Each page tells when a click comes, and when it is painted: on the clock of the machine, in ms. A driver loses sight of a page that is activated. */
const TELLING = `<script>
  const tell = (what, at) => navigator.sendBeacon('/told/' + what, String(performance.timeOrigin + at))
  addEventListener('click', ({ timeStamp }) => tell('tap', timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') tell('paint', startTime)
  }).observe({ type: 'paint', buffered: true })
</script>`

export interface Asked {
  path: string
  isAhead: boolean
}

/** `asked`: each document, in the order of their requests. */
export async function nextPageHost(shopUrl: string, value: Value, lateMs = 0) {
  const asked: Asked[] = []
  let [told, onTold]: [Partial<Record<string, number>>, () => void] = [{}, () => {}]
  const host = await startHost(shopUrl, { change: both(onHeader(`next-page="${value}"`), inHead(TELLING)) })
  const { hostname, port } = new URL(host.url)
  const server = createServer((incoming, response) => {
    const { url: path = '', method, headers } = incoming
    const [, what] = /^\/told\/(\w+)/.exec(path) ?? []
    if (what) {
      let text = ''
      incoming.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      incoming.on('end', () => {
        told[what] = Number(text)
        response.writeHead(204).end()
        onTold()
      })
      return
    }
    // A subresource of a page that is prerendered says so too.
    const isDocument = headers['sec-fetch-dest'] === 'document' || headers['upgrade-insecure-requests'] !== undefined
    if (isDocument) asked.push({ path, isAhead: headers['sec-purpose'] !== undefined })
    const pass = () =>
      incoming
        .pipe(
          ask({ hostname, port, path, method, headers }, (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(response)
          }),
        )
        .on('error', () => response.destroy())
    if (isDocument) setTimeout(pass, lateMs)
    else pass()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** In ms, from the next tap to the first paint after it. */
    tapToPaint: () => {
      told = {}
      return new Promise<number>((resolve) => {
        onTold = () => {
          const { tap = Number.POSITIVE_INFINITY, paint = 0 } = told
          if (paint > tap) resolve(paint - tap)
        }
      })
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await host.close()
    },
  }
}
