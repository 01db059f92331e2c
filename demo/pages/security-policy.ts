/** The strict policy that the elements must work under: nothing inline, Trusted Types (DELIVERY-20, THEME-8). */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readCached } from './cached-file.ts'

/** Hashes of the fragments' `<style>`, from the build's manifest. */
async function styleHashes(distDir: string): Promise<string[]> {
  try {
    const manifest: unknown = JSON.parse((await readCached(join(distDir, 'manifest.json'))) ?? '{}')
    const { csp } = manifest as { csp?: { styleHashes?: unknown } }
    const hashes = Array.isArray(csp?.styleHashes) ? csp.styleHashes : []
    return hashes
      .filter((hash) => typeof hash === 'string' && /^sha\d{3}-[\w+/=]+$/.test(hash))
      .map((hash) => `'${hash}'`)
  } catch {
    return []
  }
}

/** Hashes of the colours of campaigns that a page's fragments hold, which no build can know (PROMO-40). */
const campaignHashes = (html: string) =>
  [...html.matchAll(/<style data-content>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )

/** `html` is the page. */
export async function securityPolicy(options: { cdnUrl: string; distDir: string }, html: string): Promise<string> {
  const cdn = options.cdnUrl ? [new URL(options.cdnUrl).origin] : []
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...cdn],
    'style-src': ["'self'", ...cdn, ...(await styleHashes(options.distDir)), ...campaignHashes(html)],
    'img-src': ["'self'", 'data:', ...cdn],
    'connect-src': ["'self'", ...cdn],
    'font-src': ["'self'", ...cdn],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
