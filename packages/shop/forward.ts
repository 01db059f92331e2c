/** Calls that other servers answer: `FORWARD=/service/cart=http://localhost:9000 npm start`. */
import { problem } from './problem.ts'

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

/** 500 where the other server does not answer. */
export async function forwarded(request: Request, { origin }: Forward): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(origin + pathname + search, {
    method,
    headers: ownHeaders(request.headers),
    redirect: 'manual',
    ...(hasBody && { body: await request.arrayBuffer() }),
  }).catch(() => undefined)
  if (!answer) return problem(500, `${origin} does not answer`)
  return new Response(answer.body, { status: answer.status, headers: ownHeaders(answer.headers) })
}

const ownHeaders = (headers: Headers) => [...headers].filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name))
