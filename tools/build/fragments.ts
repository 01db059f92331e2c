import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FragmentAttributes, FragmentTag } from '../../src/render/render.ts'
import { root } from '../paths.ts'

export interface Fragments {
  /** By tag: the sheet as a file, and the hash of the fragment's `<style>`. */
  styles: Record<string, { file: string; hash: string }>
  sites: Record<string, { locales: string[]; fragments: Record<string, string> }>
}

interface Variant {
  tag: FragmentTag
  /** Part of the file's name after the tag: `shop-header.reduced.html`. */
  name?: string
  attributes?: FragmentAttributes
}

/** The fragments of each site. */
const VARIANTS: readonly Variant[] = [
  { tag: 'shop-header' },
  { tag: 'shop-header', name: 'reduced', attributes: { reduced: true } },
  { tag: 'shop-footer' },
  { tag: 'shop-footer', name: 'reduced', attributes: { reduced: true } },
  { tag: 'shop-newsletter' },
]

/** Writes dist/fragments/<SITE>/<tag>.html with its variants, and each element's sheet for pages that link it. */
export async function writeFragments(): Promise<Fragments> {
  const renderer: typeof import('../../src/render/render.ts') = await import(pathToFileURL(root('dist/render.js')).href)
  const { renderFragment, SITES, localesOf } = renderer
  const styles: Fragments['styles'] = {}
  const sites: Fragments['sites'] = {}
  for (const site of SITES) {
    const fragments: Record<string, string> = {}
    mkdirSync(root(`dist/fragments/${site}`), { recursive: true })
    for (const { tag, name, attributes } of VARIANTS) {
      const html = await renderFragment(tag, { site, ...attributes })
      const key = name ? `${tag}.${name}` : tag
      const file = `fragments/${site}/${key}.html`
      fragments[key] = file
      writeFileSync(root(`dist/${file}`), html)
      styles[tag] ??= writeSheet(tag, /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
    }
    sites[site] = { locales: localesOf(site), fragments }
  }
  return { styles, sites }
}

function writeSheet(tag: string, css: string): { file: string; hash: string } {
  const file = `assets/${tag}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  mkdirSync(root('dist/assets'), { recursive: true })
  writeFileSync(root(`dist/${file}`), css)
  return { file, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` }
}
