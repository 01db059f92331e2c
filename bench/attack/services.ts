/**
 * The services that the fragment service asks under attack: one host that is well, and one that answers each call in the next of
 * thirty bad ways. Its parent gets both addresses, and the number of calls whenever it asks.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { content } from '../../test/support/full-content.ts'

let calls = 0

/** A campaign runs under each id but those that strangers make up. */
const well: RequestListener = (request, response) => {
  calls += 1
  const path = request.url ?? ''
  const send = (body: unknown) => response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}))
  // An answer that comes over a network takes some time.
  setTimeout(() => {
    if (path.startsWith('/jsonflyout')) return send(content.navigation)
    if (path.includes('themeworld')) return send(content.themeWorlds)
    if (path.includes('checkauth')) return response.writeHead(401).end('{"status":"UNAUTHORIZED"}')
    const id = decodeURIComponent(path.split('?')[0]?.split('/').at(-1) ?? '')
    if (id === 'SHOP_FOOTER') return send(content.footer)
    return send(id.startsWith('made-up') ? undefined : content.promotions?.home_top)
  }, 10)
}

type Way = (response: ServerResponse, request: IncomingMessage) => void

const text = (body: string, headers: Record<string, string> = {}): Way => {
  const buffer = Buffer.from(body)
  return (response) => void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(buffer)
}
const status =
  (code: number, headers: Record<string, string> = {}): Way =>
  (response) =>
    void response.writeHead(code, headers).end(code === 204 || code === 304 ? undefined : '<h1>no</h1>'.repeat(2000))
/** Writes to the connection itself. */
const raw =
  (write: (socket: Socket) => void): Way =>
  (response) => {
    const { socket } = response
    if (socket) write(socket)
  }
const ROOT = '[{"title":"x","href":"/x"}]'
const nested = (json: string) => JSON.stringify({ type: 'x', contentJSON: json })
const BOMB = gzipSync(Buffer.alloc(100_000_000, ' '))

const HOSTILE: readonly Way[] = [
  // An endless body.
  (response) => {
    const write = () => {
      while (!response.destroyed && response.write('{},'.repeat(20_000)));
    }
    response.writeHead(200).on('drain', write)
    write()
  },
  // A byte a second.
  (response) => {
    const timer = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(timer)).writeHead(200)
  },
  // Nothing at all, and headers only.
  () => {},
  (response) => response.writeHead(200).flushHeaders(),
  raw((socket) => socket.destroy()),
  raw((socket) => socket.resetAndDestroy()),
  raw((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n[{"title"')),
  raw((socket) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n[]')),
  raw((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n[]')),
  raw((socket) => socket.end('not http at all\r\n\r\n')),
  raw((socket) => socket.end(`HTTP/1.1 200 OK\r\n${'X-Many: 1\r\n'.repeat(3000)}\r\n[]`)),
  raw((socket) => socket.end(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n[]`)),
  raw((socket) => socket.end(`${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000)}HTTP/1.1 200 OK\r\n\r\n[]`)),
  // 100 MB from 100 kB, and what is no gzip.
  (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB),
  text(ROOT, { 'content-encoding': 'gzip' }),
  (response, request) => void response.writeHead(302, { location: request.url ?? '/' }).end(),
  status(307, { location: 'http://127.0.0.1:1/internal' }),
  status(204),
  status(304),
  status(401, { 'www-authenticate': 'Basic realm="x"' }),
  status(429, { 'retry-after': '86400' }),
  status(500),
  text('<!doctype html><title>Log in</title>'.repeat(1000)),
  text('null'),
  text('['.repeat(40_000)),
  text(`[${'{},'.repeat(1_300_000)}{}]`),
  text(JSON.stringify([{ title: 'x'.repeat(3_800_000), href: '/x' }])),
  text(nested('['.repeat(60_000) + ']'.repeat(60_000))),
  text(
    '[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"title":"x","href":"javascript:alert(1)"}]',
  ),
  (response) => void response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x5b, 0x00, 0xd8, 0x00, 0xed, 0xa0, 0x80])),
]

let next = 0
const hostile: RequestListener = (request, response) => {
  response.on('error', () => {})
  HOSTILE[next % HOSTILE.length]?.(response, request)
  next += 1
}

const listen = async (listener: RequestListener) => {
  const server = createServer(listener).on('clientError', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

process.on('message', () => process.send?.({ calls }))
process.on('disconnect', () => process.exit())
process.send?.({ well: await listen(well), hostile: await listen(hostile), ways: HOSTILE.length })
