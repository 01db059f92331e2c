/** What browsers may fetch while they read the page, as docs/embedding.md advises (3. Hints for the browser). */
import { join } from 'node:path'
import { readCached } from './cached-file.ts'
import { type Html, html } from './html.ts'

interface HintOptions {
  cdnUrl: string
  distDir: string
  /** Without HTML of their own. */
  areTagsBare: boolean
  /** Fragments of the release that bare tags get. */
  fragments: readonly string[]
}

export async function hints({ cdnUrl, distDir, areTagsBare, fragments }: HintOptions): Promise<Html> {
  const manifest = await readCached(join(distDir, 'manifest.json'))
  if (!manifest) return html``
  const modules = [JSON.parse(manifest).live, ...(areTagsBare ? ['bare-tags.js'] : [])]
  return html`${modules.map((file) => html`<link rel="modulepreload" href="${cdnUrl}/${file}" crossorigin>\n`)}${fragments.map(
    (file) => html`<link rel="preload" as="fetch" href="${cdnUrl}/fragments/${file}.html" crossorigin>\n`,
  )}`
}
