/** The "CDN": dist/ on its own host, as in production. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '../tools/build/content-types.ts'
import { releasedAt } from './release-page.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** `docs`: the folder of the documentation site, which is asked for with its first page. */
export const createCdn =
  (distDir: string, docs?: () => Promise<string>) =>
  async (request: Request): Promise<Response> => {
    const asked = new URL(request.url).pathname
    const released = await releasedAt(asked, distDir)
    const pathname = released && 'pathname' in released ? released.pathname : asked
    const [, page] = /^\/docs\/(.*)/.exec(pathname) ?? []
    const isInDocs = page !== undefined && docs
    const file = async () => {
      const path = isInDocs ? join(await docs(), page || 'index.html') : join(distDir, pathname)
      return { path, content: await readFile(path).catch(() => undefined) }
    }
    const { path, content } = released && 'path' in released ? released : await file()
    if (!content) return new Response('No such file', { status: 404, headers: OPEN_TO_ALL })
    const headers = {
      ...OPEN_TO_ALL,
      // Their names contain a hash of their content.
      'cache-control': page === undefined && /\/(chunks|assets)\//.test(pathname) ? IMMUTABLE : 'no-cache',
      'content-type': contentTypeOf(path),
      // Weak: that of all its encodings.
      etag: `W/"${createHash('sha256').update(content).digest('base64url')}"`,
    }
    const isKnown = request.headers.get('if-none-match') === headers.etag
    return new Response(isKnown ? null : content, { status: isKnown ? 304 : 200, headers })
  }
