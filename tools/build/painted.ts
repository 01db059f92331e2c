import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { WITH_CONTENT } from '../../src/render/service-answers.ts'
import { darkThemeOf } from '../../src/shop/promotion/promotion.ts'
import { DEFAULT_THEME } from '../../src/shop/themes.ts'
import { root } from '../paths.ts'
import { compileCss, wholeSheet } from './compile-css.ts'
import { VARIANTS, type Variant } from './fragments.ts'
import { paintedCss } from './painted-css.ts'
import { themeNames } from './theme-names.ts'

/** Fragments that the build does not write, but others render: whatever attributes add to the markup. */
const OTHERS: readonly Variant[] = [
  { tag: 'shop-header', attributes: { 'back-url': '/', 'logo-src': '/logo.svg' } },
  { tag: 'shop-newsletter', attributes: { heading: 'x', private: false } },
  { tag: 'shop-newsletter', attributes: { images: false } },
]

/** They show more than a blank form. */
const MESSAGES: readonly Variant[] = [
  { tag: 'shop-newsletter', attributes: { 'show-doi-error-message': true } },
  { tag: 'shop-newsletter', attributes: { mode: 'confirm' } },
  { tag: 'shop-newsletter', attributes: { mode: 'manage' } },
]

/** Classes that only content of the services brings into the markup. */
const CONTENT_CLASSES = [
  /^(promotion|legal-text|voucher-code|benefits|top-banner|category-banner|pi-teaser|picture|ratio-box|button|icon-button)(__|--|$|-picture|-place)/,
  /^(navigation__below|footer__headline|legal__tax|logos|group|seo|icon-links)/,
]

/** Tags that only content brings. */
const CONTENT_TAGS = '<summary><ol>'

/** In the footer; it has a sheet of its own. */
const FORM_INSIDE = /(?<!^)(<shop-newsletter[^>]*>)<template[\s\S]*?<\/template>/

/** Renders all fragments with the bundled renderer and writes into it, by tag and theme, the rules that they need. */
export async function writePaintedSheets(): Promise<void> {
  const file = root('dist/render.js')
  const renderer: typeof import('../../src/render/render.ts') = await import(pathToFileURL(file).href)
  const { renderFragment, SITES } = renderer
  const markupOf = async (tag: Variant['tag'], variants: readonly Variant[]) => {
    const own = variants.filter((variant) => variant.tag === tag)
    const fragments = await Promise.all(
      SITES.flatMap((site) => own.map(({ attributes }) => renderFragment(tag, { site, ...attributes }))),
    )
    return fragments.map((html) => html.replace(FORM_INSIDE, '$1').replace(/<style>[\s\S]*?<\/style>/, ''))
  }
  const sheets: Record<string, Record<string, string>> = {}
  for (const tag of new Set(VARIANTS.map((variant) => variant.tag))) {
    const markup = await markupOf(tag, [...VARIANTS, ...OTHERS])
    const withMessage = [...markup, ...(await markupOf(tag, MESSAGES))]
    const sheet = wholeSheet(tag)
    const byTheme: Record<string, string> = {}
    for (const theme of themeNames()) {
      const css = await compileCss(sheet, [...new Set([DEFAULT_THEME, theme])])
      byTheme[theme] = paintedCss(css, markup)
      const themes = [...new Set([DEFAULT_THEME, theme, darkThemeOf(theme)])]
      byTheme[`${theme}${WITH_CONTENT}`] =
        tag === 'shop-newsletter'
          ? paintedCss(css, withMessage)
          : paintedCss(await compileCss(sheet, themes), [...markup, CONTENT_TAGS], CONTENT_CLASSES)
    }
    sheets[tag] = byTheme
  }
  writeThemes(sheets)
  writeFileSync(file, `const __SHOP_ELEMENTS_PAINTED__=${JSON.stringify(sheets)}\n${readFileSync(file, 'utf8')}`)
}

/** Writes `dist/themes/<tag>.<theme>.js`: for a fragment that was rendered in another theme than its page has, with content or without. */
function writeThemes(sheets: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  mkdirSync(root('dist/themes'), { recursive: true })
  for (const [tag, byTheme] of Object.entries(sheets))
    for (const theme of themeNames()) {
      const css = byTheme[`${theme}${WITH_CONTENT}`]
      writeFileSync(root(`dist/themes/${tag}.${theme}.js`), `export default ${JSON.stringify(css)}\n`)
    }
}
