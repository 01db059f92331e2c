/** Fastify's requests and answers as those of the web, which the services take and give. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Without a body. */
export function webRequest({ protocol, host, url, method, headers }: FastifyRequest): Request {
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(`${protocol}://${host}${url}`, { method, headers: sent })
}

export async function webRequestWithBody(request: FastifyRequest): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return webRequest(request)
  const chunks: Buffer[] = []
  for await (const chunk of request.raw) chunks.push(chunk)
  return chunks.length === 0 ? webRequest(request) : new Request(webRequest(request), { body: Buffer.concat(chunks) })
}

export function sendAnswer(answer: Response, reply: FastifyReply): FastifyReply {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.code(answer.status)
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined)
}
