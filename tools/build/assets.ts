/**
 * The values that sources import beside code: a style sheet is its text, minified and without what it does not use, a drawing of Tabler its
 * path, an icon of lucide one path, JSON its value.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'rollup'
import { builtInTexts } from '../../src/page/built-in-texts.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { type BuiltInParts, builtInParts } from '../../src/view/footer/built-in-parts.ts'
import { root } from '../paths.ts'
import { LOCALES_FOLDER, readTree } from '../texts/read-texts.ts'
import { compileCss } from './compile-css.ts'
import { onePath } from './one-path.ts'
import { withoutUnusedOfRoot, withRules } from './unused-css.ts'

/** `import path from '@iconify-json/tabler/icons.json?truck'`. */
const DRAWING = /tabler\/icons\.json\?([\w-]+)$/

/** `import('…/locales/de-DE/footer.json?parts')`. */
const PARTS = /locales\/([\w-]+)\/footer\.json\?parts$/

const ICON = /lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/

let icons: Record<string, { body: string }> | undefined

/**
 * The path (`d`) of a drawing: strokes on a 24 by 24 box, as lucide's icons are. Several paths become one.
 *
 * @throws {Error} if there is no such drawing, or it can't be drawn as one path.
 */
function tablerPath(name: string): string {
  icons ??= JSON.parse(readFileSync(root('node_modules/@iconify-json/tabler/icons.json'), 'utf8')).icons
  const { body = '' } = icons?.[name] ?? {}
  const paths = [...body.matchAll(/<path\b[^>]*\sd="([^"]+)"/g)].map(([, d = '']) => d)
  if (paths.length === 0 || /<(?!path\b|\/?g\b)/.test(body))
    throw new Error(`Tabler has no drawing "${name}" that can be drawn as one path.`)
  return onePath(paths.map((d) => ['path', { d }]))
}

/** The parts of the built-in footer of the site that speaks this language. */
async function footerParts(locale: string): Promise<BuiltInParts> {
  const site = SITES.find((one) => localeOf(one) === locale)
  if (!site) throw new Error(`No site has the locale ${locale}.`)
  const readFile = async (of: string, feature: string) => readTree(LOCALES_FOLDER, of, feature)
  const texts = await builtInTexts(localeOf(site), 'footer', readFile)
  return builtInParts(site, (key) => texts.get(key) ?? '')
}

const BASE = root('src/elements/sheets/base.css')
/** The sheet of the header. */
const HEADER = root('src/elements/sheets/shop-header.css')
/** Adopted beside the header's when their code has come. */
const LATER = ['navigation', 'suggestions', 'campaign'].map((name) => root(`src/elements/sheets/${name}.css`))

/** The module of a style sheet. Those that begin with the base import it: a page that shows several elements loads it once. */
async function sheetModule(id: string): Promise<string> {
  const [css, base] = await Promise.all([compileCss(id), compileCss(BASE)])
  if (id === BASE) return `export default ${JSON.stringify(base)}`
  const isOnBase = css.startsWith(base)
  const later = id === HEADER ? (await Promise.all(LATER.map((sheet) => compileCss(sheet)))).join('') : ''
  const own = JSON.stringify(
    withRules(isOnBase ? css.slice(base.length) : css, (rules) => withoutUnusedOfRoot(rules, later)),
  )
  return isOnBase ? `import base from ${JSON.stringify(BASE)}; export default base + ${own}` : `export default ${own}`
}

/** The module that stands for an asset; null for code. */
async function moduleOf(id: string): Promise<string | null> {
  const [, drawing] = DRAWING.exec(id) ?? []
  if (drawing) return `export default ${JSON.stringify(tablerPath(drawing))}`
  const [, locale] = PARTS.exec(id) ?? []
  if (locale) return `export default ${JSON.stringify(await footerParts(locale))}`
  if (ICON.test(id)) {
    const { default: shapes } = await import(pathToFileURL(id).href)
    return `export default ${JSON.stringify([['path', { d: onePath(shapes) }]])}`
  }
  if (id.endsWith('.css')) return sheetModule(id)
  return id.endsWith('.json') ? `export default ${readFileSync(id, 'utf8')}` : null
}

export const assets = (): Plugin => ({ name: 'assets', load: moduleOf })

/** The same for esbuild. */
export const assetsInEsbuild: EsbuildPlugin = {
  name: 'assets',
  setup({ onLoad, onResolve }) {
    // Also where packages are not bundled, or the server would draw other icons than the browser.
    onResolve({ filter: /^lucide$/ }, () => ({ path: root('node_modules/lucide/dist/esm/lucide.mjs') }))
    onLoad(
      { filter: /\.css$|tabler\/icons\.json$|\/footer\.json$|lucide\/dist\/esm\/icons\// },
      async ({ path, suffix }) => ({
        contents: (await moduleOf(path + suffix)) ?? undefined,
        resolveDir: root('.'),
      }),
    )
  },
}
