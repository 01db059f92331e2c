/** What browsers may fetch while they read the page, as docs/embedding.md advises (3. Hints for the browser). */
import { join } from 'node:path'
import { readCached } from './cached-file.ts'
import { type Html, html } from './html.ts'

interface HintOptions {
  cdnUrl: string
  distDir: string
  /** What tags without HTML of their own need. */
  bareCode: readonly string[]
  /** The fragments of the release that they get. */
  fragments: readonly string[]
}

export async function hints({ cdnUrl, distDir, bareCode, fragments }: HintOptions): Promise<Html> {
  const manifest = await readCached(join(distDir, 'manifest.json'))
  const { live } = JSON.parse(manifest ?? '{}')
  // `npm run dev` has no files of a release.
  if (!live) return html``
  const modules = [live, ...bareCode]
  return html`${modules.map((file) => html`<link rel="modulepreload" href="${cdnUrl}/${file}" crossorigin>\n`)}${fragments.map(
    (file) => html`<link rel="preload" as="fetch" href="${cdnUrl}/fragments/${file}.html" crossorigin>\n`,
  )}`
}
