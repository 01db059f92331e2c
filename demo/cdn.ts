/** The "CDN": dist/ on its own host, as in production. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '../tools/build/content-types.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

export const createCdn =
  (distDir: string) =>
  async ({ url }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    const content = await readFile(join(distDir, pathname)).catch(() => undefined)
    const headers = {
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // Their names contain a hash of their content.
      'cache-control': /\/(chunks|assets)\//.test(pathname) ? IMMUTABLE : 'no-cache',
      'content-type': contentTypeOf(pathname),
    }
    return new Response(content ?? 'No such file', { status: content ? 200 : 404, headers })
  }
