import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { BARE_FRAGMENTS, FRAGMENT_TAGS, REDUCIBLE_TAGS } from '../../src/page/configuration/tag-facts.ts'
import type { FragmentAttributes, FragmentTag, ServiceAnswers } from '../../src/render/render.ts'
import { WITH_CONTENT } from '../../src/render/service-answers.ts'
import { SITES } from '../../src/shop/sites/sites.ts'
import { root } from '../paths.ts'
import { compileCss, wholeSheet } from './compile-css.ts'
import { themeNames } from './theme-names.ts'

export interface Fragments {
  /** By tag: the whole sheet as a file, and by theme the hash of the fragment's `<style>`. */
  styles: Record<string, { file: string; hashes: Record<string, string> }>
  sites: Record<string, { locales: string[]; fragments: Record<string, string> }>
}

export interface Variant {
  tag: FragmentTag
  /** Part of the file's name after the tag: `shop-header.reduced.html`. */
  name?: string
  attributes?: FragmentAttributes
}

/** The fragments of each site. */
export const VARIANTS: readonly Variant[] = FRAGMENT_TAGS.flatMap((tag): Variant[] =>
  REDUCIBLE_TAGS.includes(tag) ? [{ tag }, { tag, name: 'reduced', attributes: { reduced: true } }] : [{ tag }],
)

/** Content of the services, whatever it is, gives a fragment another style, and so does a form's message. */
const ANY_CONTENT: Partial<Record<FragmentTag, { content?: ServiceAnswers; mode?: string }>> = {
  'shop-header': { content: { navigation: [{ title: 'x', href: '/' }] } },
  'shop-footer': { content: { footer: null } },
  'shop-newsletter': { mode: 'confirm' },
}

/** Writes dist/fragments/<SITE>/<tag>.html with its variants, and each element's sheet for pages that link it. */
export async function writeFragments(): Promise<Fragments> {
  const renderer: typeof import('../../src/render/render.ts') = await import(pathToFileURL(root('dist/render.js')).href)
  const { renderFragment, SITES, localesOf } = renderer
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
    }
    sites[site] = { locales: localesOf(site), fragments }
  }
  const styles: Fragments['styles'] = {}
  for (const tag of new Set(VARIANTS.map((variant) => variant.tag))) {
    const hashes: Record<string, string> = {}
    for (const theme of themeNames()) {
      const hashFor = async ({ mode, ...options }: (typeof ANY_CONTENT)[FragmentTag] = {}) =>
        `sha256-${hashOf(styleOf(await renderFragment(tag, { theme, mode }, options)), 'base64')}`
      hashes[theme] = await hashFor({})
      hashes[`${theme}${WITH_CONTENT}`] = await hashFor(ANY_CONTENT[tag])
    }
    styles[tag] = { file: await writeSheet(tag), hashes }
  }
  return { styles, sites }
}

/** By site, the hashes of the fragments that bare tags get, in their order, as JSON. */
export function fragmentHashes(): string {
  const hashIn = (site: string) => (name: string) =>
    hashOf(readFileSync(root(`dist/fragments/${site}/${name}.html`), 'utf8'), 'base64').slice(0, 22)
  return JSON.stringify(Object.fromEntries(SITES.map((site) => [site, BARE_FRAGMENTS.map(hashIn(site))])))
}

const hashOf = (css: string, form: 'base64' | 'hex') => createHash('sha256').update(css).digest(form)
const styleOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

async function writeSheet(tag: string): Promise<string> {
  const css = await compileCss(wholeSheet(tag))
  const file = `assets/${tag}-${hashOf(css, 'hex').slice(0, 8)}.css`
  mkdirSync(root('dist/assets'), { recursive: true })
  writeFileSync(root(`dist/${file}`), css)
  return file
}
