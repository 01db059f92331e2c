/** The answers of the service over HTTP. */
import { VERSION } from '../../../src/shop/version.ts'
import type { FoundFragment } from './fragment-cache.ts'
import { Problem } from './fragment-request.ts'
import { joined, streamOf } from './pieces.ts'

/** Opened by itself, a fragment can run nothing and is no page to be found. */
const ALONE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src *; sandbox",
  'x-content-type-options': 'nosniff',
  // Nothing in it is about a person: pages of any host may fetch it, without cookies.
  'access-control-allow-origin': '*',
  'x-robots-tag': 'noindex',
}

interface Kind {
  type: string
  /** To purge it by, besides those of its content. */
  keys: readonly string[]
  /** Sent without a copy, by a stream. Workerd sends bytes with their length instead. */
  isShared: boolean
}

export const HTML = 'text/html; charset=utf-8'

/** A fragment or frame, or 304 where the client has it. Without instructions of its own a cache keeps previews apart, by `Vary`. */
export function foundAnswer(found: FoundFragment, { type, keys, isShared }: Kind, request: Request): Response {
  const headers = new Headers({
    etag: found.etag,
    vary: 'Cookie',
    'cache-status': `shop-elements; ${CACHE_STATUS[found.result]}`,
    'surrogate-key': [...keys, ...found.ids.map(encodeURIComponent), RELEASE_KEY].join(' '),
    ...cachingOf(found),
  })
  if (hasIt(request, found.etag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', type)
  for (const [name, value] of Object.entries(ALONE)) headers.set(name, value)
  return new Response(isShared ? streamOf(found.body) : joined(found.body), { headers })
}

/** The purge key of the release: what has it is older than the next one. */
const RELEASE_KEY = `shop-elements-${VERSION}`

/** The release, and what its fragments and frames are purged by. */
export function versionAnswer(request: Request): Response {
  const headers = { etag: `"${VERSION}"`, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }
  return hasIt(request, headers.etag)
    ? new Response(null, { status: 304, headers })
    : Response.json({ version: VERSION, surrogateKey: RELEASE_KEY }, { headers })
}

const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000))

/** How long caches may keep it: as long as the service itself would, its age so far included. */
function cachingOf({ result, at, freshUntil, staleUntil }: FoundFragment): Record<string, string> {
  if (result === 'preview') return { 'cache-control': 'no-store' }
  const [maxAge, stale] = [seconds(freshUntil - at), seconds(staleUntil - freshUntil)]
  return {
    // The age of its content.
    age: String(seconds(Date.now() - at)),
    // nginx does not subtract the age.
    'x-accel-expires': String(seconds(freshUntil - Date.now())),
    'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}`,
  }
}

/** By the terms of RFC 9211. */
const CACHE_STATUS: Readonly<Record<FoundFragment['result'], string>> = {
  hit: 'hit',
  stale: 'fwd=stale',
  miss: 'fwd=miss',
  busy: 'fwd=miss; detail=busy',
  preview: 'fwd=request',
}

function hasIt(request: Request, etag: string): boolean {
  const etags = request.headers.get('if-none-match')?.split(',') ?? []
  return etags.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

export const textAnswer = (text: string, type: string): Response =>
  new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } })

/** `{ error, message }`; 500 for what is no problem of the request. */
export function problemAnswer(error: unknown): Response {
  const problem =
    error instanceof Problem
      ? error
      : new Problem(500, 'FRAGMENT_UNAVAILABLE', 'The fragment could not be rendered; the log says why.')
  const answer = textAnswer(JSON.stringify({ error: problem.code, message: problem.message }), 'application/json')
  if (problem.status === 405) answer.headers.set('allow', 'GET, HEAD')
  return new Response(answer.body, { status: problem.status, headers: answer.headers })
}
