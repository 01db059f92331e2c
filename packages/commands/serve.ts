/** A web-standard handler behind Node's HTTP server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

type Handler = (request: Request) => Promise<Response>

/** The known facts of an answer: no header and no address of the visitor. */
interface Answered {
  method: string
  path: string
  status: number
  /** How the fragment was found: `hit`, `fwd=stale`, `fwd=miss`, `fwd=request` for a preview. */
  cache: string | undefined
  ms: number
}

interface ServeOptions {
  port: number
  host: string
  /** Hands on the host, all headers and the body. */
  isWhole?: boolean
  onAnswer?(answer: Answered): void
}

/** Longer than proxies keep idle connections, so that none is closed under a request. */
const KEEP_ALIVE_MS = 75_000
/** How many connections wait to be accepted: with fewer, a crowd of strangers makes visitors try again after seconds. */
const BACKLOG = 4096
/** The limit of a request: more than a form, a cart or a preview has, and less than memory. */
const MAX_BODY_BYTES = 10_000_000
/** The headers that the fragment service reads. */
const READ_HEADERS = ['cookie', 'if-none-match']

export async function serve(handler: Handler, options: ServeOptions) {
  const running = new Set<Promise<void>>()
  let isEnding = false
  const busy = new WeakSet<Socket>()
  const server = createServer((request, response) => {
    const { socket } = request
    // A client that asks on before there is an answer (pipelining, which no proxy does) would fill memory with answers that wait.
    if (busy.has(socket)) return void socket.destroy()
    busy.add(socket)
    // A proxy asks no more on a connection that is about to be closed.
    if (isEnding) response.shouldKeepAlive = false
    const answering = answer(handler, request, response, options.isWhole ?? false)
      .then(options.onAnswer, () => void response.destroy())
      .finally(() => {
        running.delete(answering)
        busy.delete(socket)
      })
    running.add(answering)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port: options.port, host: options.host, backlog: BACKLOG }, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    /**
     * For `graceMs` it goes on answering, and closes each connection with its next answer: time for proxies to find out and to ask
     * elsewhere, ended by `hurry`. Then no more connections are accepted. Resolves when all requests that have begun are answered.
     */
    async close(graceMs = 0, hurry?: AbortSignal) {
      isEnding = true
      if (graceMs > 0) await setTimeout(graceMs, undefined, { signal: hurry }).catch(() => {})
      server.close()
      await Promise.all(running)
      server.closeAllConnections()
    },
    /** Drops all connections, answered or not. */
    async drop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Answers a request of Node's server; rejects where the handler does, without an answer. */
export async function answer(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  isWhole: boolean,
): Promise<Answered> {
  const started = performance.now()
  // Whoever asks may leave before there is an answer.
  const ended = new Promise<void>((resolve) => void response.once('close', resolve).once('finish', resolve))
  const { method = 'GET', url: path = '/' } = request
  const answered = await handler(toRequest(request, path, method, isWhole)).catch((error) => {
    if (!(error instanceof TooMuch)) throw error
    return new Response(error.message, { status: 413 })
  })
  const pieces = await piecesOf(answered)
  // A 304, and what a HEAD is answered with, has none.
  const length = pieces.length > 0 && { 'content-length': pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) }
  const cookies = answered.headers.getSetCookie()
  const own = { ...length, ...(cookies.length > 0 && { 'set-cookie': cookies }) }
  response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), ...own })
  for (const piece of pieces) response.write(piece)
  response.end()
  await ended
  return {
    method,
    // A refused address may hold anything, such as a token.
    path: answered.status >= 400 ? withoutQuery(path) : path,
    status: answered.status,
    cache: answered.headers.get('cache-status')?.split('; ')[1],
    ms: Math.round(performance.now() - started),
  }
}

/** The body as it comes, without a copy. */
async function piecesOf({ body }: Response): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  if (body) for await (const piece of body) pieces.push(piece)
  return pieces
}

function toRequest(request: IncomingMessage, path: string, method: string, isWhole: boolean): Request {
  const read: Record<string, string> = {}
  for (const name of isWhole ? Object.keys(request.headers) : READ_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') read[name] = value
  }
  const url = `http://${(isWhole && request.headers.host) || 'fragments'}${path}`
  const hasBody = isWhole && method !== 'GET' && method !== 'HEAD'
  // The fragment service reads no body: no method that has one is answered.
  // An address that is no path, such as `*`, is none of ours; neither is one that a proxy before us may have read as another one: `/fragments/../metrics`.
  const isPath = path.startsWith('/') && URL.canParse(url) && (isWhole || new URL(url).pathname === withoutQuery(path))
  return new Request(isPath ? url : 'http://fragments/', {
    method: isKnown(method) ? method : 'POST',
    headers: read,
    // Read by the handler, if it does not refuse the request before.
    ...(hasBody && {
      body: Readable.toWeb(Readable.from(partsOf(request))) as ReadableStream<Uint8Array>,
      duplex: 'half',
    }),
  })
}

/** @throws {TooMuch} */
async function* partsOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    length += part.length
    if (length > MAX_BODY_BYTES) throw new TooMuch(`The body has more than ${MAX_BODY_BYTES} bytes.`)
    yield part
  }
}

class TooMuch extends Error {}

const withoutQuery = (path: string) => path.split('?')[0] ?? ''

/** `Request` refuses some methods. */
const isKnown = (method: string) => !/^(CONNECT|TRACE|TRACK)$/i.test(method)
