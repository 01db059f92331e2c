/** Files that browsers may fetch while they read the page, as docs/embedding.md advises (3. Hints for the browser). */
import { join } from 'node:path'
import { readCached } from './cached-file.ts'
import { type Html, html } from './html.ts'
import type { Page, PageContext } from './page.ts'

/** Files that bare tags need, by `?fragments=`. */
const BARE_CODE: Readonly<Record<string, readonly string[]>> = {
  off: ['bare-tags.js'],
  service: ['bare-tags.js', 'content-fragment.js'],
}

/** The fragments of the release that the bare tags of a page get. */
function fragmentsOf(page: Page, { site, query }: PageContext): string[] {
  // Texts of the page are in none of them.
  if (query.fragments !== 'off' || query.texts !== undefined) return []
  const nameOf = (tag: string, attributes = '') => `${site}/${tag}${/\breduced\b/.test(attributes) ? '.reduced' : ''}`
  return [nameOf('shop-header', page.headerAttributes), nameOf('shop-footer', page.footerAttributes)]
}

export async function hints(
  page: Page,
  context: PageContext,
  { cdnUrl, distDir }: { cdnUrl: string; distDir: string },
): Promise<Html> {
  const { live } = JSON.parse((await readCached(join(distDir, 'manifest.json'))) ?? '{}')
  // `npm run dev` has no files of a release.
  if (!live) return html``
  const modules = [live, ...(BARE_CODE[context.query.fragments ?? ''] ?? [])]
  return html`${modules.map((file) => html`<link rel="modulepreload" href="${cdnUrl}/${file}" crossorigin>\n`)}${fragmentsOf(
    page,
    context,
  ).map((file) => html`<link rel="preload" as="fetch" href="${cdnUrl}/fragments/${file}.html" crossorigin>\n`)}`
}
