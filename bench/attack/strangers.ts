/** Attacks of strangers on a fragment service, at the same time, until the parent ends. `node strangers.ts <url>`. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

const [, , url = ''] = process.argv
const { hostname, port } = new URL(url)
const agent = new Agent({ keepAlive: true, maxSockets: 60 })
const HEADER = '/fragments/DE/shop-header'

const statuses: Record<string, number> = {}
const count = (name: string) => {
  statuses[name] = (statuses[name] ?? 0) + 1
}

let number = 0
const fresh = () => {
  number += 1
  return number
}

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
}

const ask = ({ path, method = 'GET', headers = {} }: Asked): Promise<void> =>
  new Promise((resolve) => {
    const answered = (response: IncomingMessage) => {
      count(String(response.statusCode))
      response.resume().on('close', resolve)
    }
    request({ hostname, port, path, method, headers, agent }, answered)
      .on('error', () => {
        count('broken off')
        resolve()
      })
      .end()
  })

const cookie = (token: string) => ({ cookie: `previewToken=${token}` })
const madeUp = () => `made-up-${Math.random() < 0.2 ? Math.floor(Math.random() * number) : fresh()}`

/** So many a second of each: more than there are visitors. */
const REQUESTS: readonly (readonly [number, () => Asked])[] = [
  [60, () => ({ path: `${HEADER}?images=${encodeURIComponent(`["${'x'.repeat(1200)}${fresh()}"]`)}&zzz` })],
  [18, () => ({ path: `${HEADER}?api-base=${'/'.repeat(3900)}x${fresh()}` })],
  [20, () => ({ path: HEADER, headers: cookie(`stranger${fresh()}`) })],
  [20, () => ({ path: `${HEADER}?theme=dark`, headers: cookie('always the same') })],
  [5, () => ({ path: HEADER, headers: cookie('x'.repeat(9000)) })],
  [40, () => ({ path: `${HEADER}?logo-alt=${fresh()}` })],
  [10, () => ({ path: `${HEADER}?top-banner=${madeUp()}` })],
  [10, () => ({ path: `/fragments/CH/shop-footer?content-id=${madeUp()}` })],
  [5, () => ({ path: `${HEADER}?client-id=${madeUp()}` })],
  [5, () => ({ path: `${HEADER}?all-of-tags=${madeUp()}` })],
  [10, () => ({ path: `/fragments/AT/shop-header?client-id=${fresh()}&top-banner=x${fresh()}` })],
  [5, () => ({ path: `/fragments/AT/shop-footer?content-id=x${fresh()}` })],
  [5, () => ({ path: `${HEADER}?navigation-route=%2F..%2F%252e%252e%2Fadmin${fresh()}` })],
  [5, () => ({ path: '/fragments/../metrics' })],
  [5, () => ({ path: `/fragments/DE/shop-footer?previewToken=secret${fresh()}` })],
  [5, () => ({ path: `/${'a/'.repeat(2000)}${fresh()}` })],
  [5, () => ({ path: HEADER, method: 'POST' })],
  [5, () => ({ path: '*', method: 'OPTIONS' })],
  [10, () => ({ path: HEADER, method: 'HEAD' })],
  [10, () => ({ path: HEADER, headers: { range: `bytes=0-${fresh()},5-,-1` } })],
  [5, () => ({ path: HEADER, headers: { 'if-none-match': '"x",'.repeat(2000) } })],
]
for (const [rate, asked] of REQUESTS) setInterval(() => void ask(asked()), 1000 / rate)

/** A connection that writes a piece a second, and is opened again when it is closed. */
function dripping(start: string, piece: string): void {
  const socket = connect(Number(port), hostname, () => socket.write(start))
  const timer = piece ? setInterval(() => socket.write(piece), 1000) : undefined
  socket.resume()
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(timer)
    setTimeout(() => dripping(start, piece), 1000)
  })
}
const GET = `GET ${HEADER} HTTP/1.1\r\nHost: x\r\n`
for (let index = 0; index < 100; index += 1) dripping(GET, 'X-Slow: 1\r\n')
for (let index = 0; index < 50; index += 1) dripping(`${GET}Content-Length: 1000000\r\n\r\n`, 'x')
for (let index = 0; index < 3000; index += 1) setTimeout(() => dripping('', ''), index)
// Answers that nobody reads.
for (let index = 0; index < 20; index += 1)
  connect(Number(port), hostname)
    .on('error', () => {})
    .pause()
    .write(`${GET}\r\n`.repeat(500))
setInterval(
  () =>
    connect(Number(port), hostname)
      .on('error', () => {})
      .resume()
      .end('NONSENSE\r\n\r\n'),
  200,
)

process.on('message', () => process.send?.({ statuses }))
process.on('disconnect', () => process.exit())
