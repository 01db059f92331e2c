/** Forwards calls to other servers: `FORWARD=/service/cart=http://localhost:9000 npm start`. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface Forward {
  /** Prefix of the path. */
  path: string
  /** Scheme, host and port of the other server. */
  origin: string
}

/** Headers that apply to one connection only. */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]
const isForwarded = (name: string) => !HOP_BY_HOP_HEADERS.includes(name)

/**
 * Parses pairs of path and origin, separated by commas.
 *
 * @throws {Error} for anything else.
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

/** Registered after the faults, which therefore apply to forwarded calls too, and before the demo's own services. */
export function registerForwards(app: FastifyInstance, forwards: readonly Forward[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const forward = forwards.find(({ path }) => request.url.startsWith(path))
    return forward && forwardRequest(forward.origin, request, reply)
  })
}

async function forwardRequest(origin: string, { raw, url, method }: FastifyRequest, reply: FastifyReply) {
  const headers = Object.entries(raw.headers).flatMap(([name, value]): [string, string][] =>
    isForwarded(name) ? [[name, String(value)]] : [],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(origin + url, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await readBody(raw) }),
  })
  for (const [name, value] of answer.headers) if (isForwarded(name)) reply.header(name, value)
  reply.code(answer.status)
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null)
}

async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
