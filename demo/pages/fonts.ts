/** The brand's two fonts, from the shop's own host: the faces for its style sheet, their files, and what a page preloads. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { BRAND_SHEETS, brandFaces } from '../../packages/shop/font-faces.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'
import { type Html, html } from './html.ts'

const require = createRequire(import.meta.url)

type Font = keyof typeof BRAND_SHEETS

const FONTS = Object.keys(BRAND_SHEETS) as Font[]
const folderOf = (font: Font) => dirname(BRAND_SHEETS[font])

/** With the version of the package, so that browsers may keep a file for ever. */
const ADDRESSES = Object.fromEntries(
  FONTS.map((font) => [font, `/fonts/${require(join(folderOf(font), 'package.json')).version}/`]),
) as Record<Font, string>

/** `/fonts.css`. */
export const faces = (): string =>
  brandFaces((path) => `${ADDRESSES[basename(path).replace(/-.+/, '') as Font]}${basename(path)}`)

/** Undefined where no font is. */
export async function fontAt(path: string): Promise<Response | undefined> {
  const [, file = '', font] = /^\/fonts\/[\d.]+\/(([a-z]+)-latin(?:-ext)?-wght-normal\.woff2)$/.exec(path) ?? []
  const known = FONTS.find((name) => name === font)
  if (!known) return undefined
  const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(await readFile(join(folderOf(known), 'files', file)), { headers })
}

/** The sheet with the faces, and what it needs soon. All sites need the first file; German and French have no letter of the second one. */
export function fontHints(locale: Locale): Html {
  const subsets = /^(de|fr)-/.test(locale) ? ['latin'] : ['latin', 'latin-ext']
  const files = FONTS.flatMap((font) =>
    subsets.map((subset) => `${ADDRESSES[font]}${font}-${subset}-wght-normal.woff2`),
  )
  return html`<link rel="stylesheet" href="/fonts.css">
${files.map((file) => html`<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>\n`)}`
}
