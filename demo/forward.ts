/** Hands calls on to a service that is not the demo's: `FORWARD=/service/cart=http://localhost:9000 npm start`. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface Forward {
  /** What the path begins with. */
  path: string
  /** Where it goes to: scheme, host and port. */
  origin: string
}

/** What belongs to one connection, and is no business of the next. */
const OF_CONNECTION = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding']
const isForwarded = (name: string) => !OF_CONNECTION.includes(name)

/**
 * Pairs of path and origin, separated by commas.
 *
 * @throws {Error} for what is no such pair.
 */
export function parseForwards(text = ''): Forward[] {
  return text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [, path, origin = ''] = /^(\/[^=]*)=(https?:\/\/[^/]+)\/?$/.exec(pair) ?? []
      if (!path) throw new Error(`FORWARD: "${pair}" is not of the form /path=http://host:port`)
      return { path, origin }
    })
}

/** Before the demo's own services, and behind its faults: those work on a forwarded call too. */
export function registerForwards(app: FastifyInstance, forwards: readonly Forward[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const forward = forwards.find(({ path }) => request.url.startsWith(path))
    return forward && handOn(forward.origin, request, reply)
  })
}

async function handOn(origin: string, { raw, url, method }: FastifyRequest, reply: FastifyReply) {
  const headers = Object.entries(raw.headers).flatMap(([name, value]): [string, string][] =>
    isForwarded(name) ? [[name, String(value)]] : [],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(origin + url, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await bytesOf(raw) }),
  })
  for (const [name, value] of answer.headers) if (isForwarded(name)) reply.header(name, value)
  reply.code(answer.status)
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null)
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
