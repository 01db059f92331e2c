import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { WITH_CONTENT } from '../../src/render/with-content.ts'
import { darkThemeOf } from '../../src/shop/promotion/promotion.ts'
import { DEFAULT_THEME } from '../../src/shop/themes.ts'
import { compileCss } from '../css.ts'
import { paintedCss } from '../painted-css.ts'
import { root } from '../paths.ts'
import { themeNames } from '../themes.ts'
import { VARIANTS, type Variant } from './fragments.ts'

/** Fragments that the build does not write, but others render: whatever attributes add to the markup. */
const OTHERS: readonly Variant[] = [
  { tag: 'shop-header', attributes: { 'back-url': '/', 'logo-src': '/logo.svg' } },
  { tag: 'shop-newsletter', attributes: { heading: 'x', 'show-doi-error-message': true, private: false } },
  { tag: 'shop-newsletter', attributes: { mode: 'confirm' } },
  { tag: 'shop-newsletter', attributes: { mode: 'manage' } },
]

/** Classes that only content of the services brings into the markup. */
const CONTENT_CLASSES = [
  /^(promotion|legal-text|voucher-code|benefits|top-banner|category-banner|pi-teaser|picture|ratio-box|button|icon-button)(__|--|$|-picture|-place)/,
  /^(navigation__below|footer__headline|legal__tax|logos|group|seo|icon-links)/,
]

/** Renders all fragments with the bundled renderer and writes into it, by tag and theme, the rules that they need. */
export async function writePaintedSheets(): Promise<void> {
  const file = root('dist/render.js')
  const renderer: typeof import('../../src/render/render.ts') = await import(pathToFileURL(file).href)
  const { renderFragment, SITES } = renderer
  const sheets: Record<string, Record<string, string>> = {}
  for (const tag of new Set(VARIANTS.map((variant) => variant.tag))) {
    const variants = [...VARIANTS, ...OTHERS].filter((variant) => variant.tag === tag)
    const fragments = await Promise.all(
      SITES.flatMap((site) => variants.map(({ attributes }) => renderFragment(tag, { site, ...attributes }))),
    )
    const markup = fragments.map((html) => html.replace(/<style>[\s\S]*?<\/style>/, ''))
    const sheet = root(`src/elements/sheets/${tag}.css`)
    const byTheme: Record<string, string> = {}
    for (const theme of themeNames()) {
      byTheme[theme] = await paintedCss(await compileCss(sheet, [...new Set([DEFAULT_THEME, theme])]), markup)
      if (tag === 'shop-newsletter') continue
      const themes = [...new Set([DEFAULT_THEME, theme, darkThemeOf(theme)])]
      byTheme[`${theme}${WITH_CONTENT}`] = await paintedCss(await compileCss(sheet, themes), markup, CONTENT_CLASSES)
    }
    sheets[tag] = byTheme
  }
  writeFileSync(file, `const __SHOP_ELEMENTS_PAINTED__=${JSON.stringify(sheets)}\n${readFileSync(file, 'utf8')}`)
}
