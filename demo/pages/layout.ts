/** The master template of the legacy CMS, which every page is put into. */
import { SITES } from '../../src/shop/sites/sites.ts'
import type { FragmentSource } from '../fragment-service.ts'
import { demoBar } from './demo-bar.ts'
import { fontHints } from './fonts.ts'
import { fragmentOf } from './fragment.ts'
import { hints } from './hints.ts'
import { asWritten, type Html, html, jsonBlock } from './html.ts'
import type { Page, PageContext } from './page.ts'
import { pseudoTexts } from './pseudo-texts.ts'

const PRODUCT = 'Shop'
const STYLE_SHEETS = ['typeface', 'shop', 'products', 'demo-bar']

const shopUrlsOf = ({ origin }: PageContext) =>
  Object.fromEntries(SITES.map((site) => [site, `${origin}/?site=${site}`]))

/** The page's JSON block; the consent manager is loaded with `?consent=on` only. */
const settingsOf = (context: PageContext) => ({
  product: PRODUCT,
  shopUrls: shopUrlsOf(context),
  appStores: { ios: '1234567890', android: 'https://play.google.com/store/apps/details?id=example.shop' },
  collectUrl: '/collect',
  ...(context.query.texts === 'pseudo' && { texts: pseudoTexts(context.locale) }),
  consent: {
    scriptUrl: '/consent-manager.js',
    domainIds: Object.fromEntries(SITES.map((site) => [site, { test: `demo-${site.toLowerCase()}` }])),
  },
})

/** `?fragments=content`: from the fragment service; `static`: those of the build; `off`: bare tags; `service`: bare tags whose loader names the fragment service; `?elements=off`: fragments without their script; `?consent=on`: with the consent manager; `?tools=on`, `?tools=ask`: with tools for assistants; `?add=<product>:<pieces>`: a cart by link. */
export async function layout(
  page: Page,
  context: PageContext,
  options: {
    cdnUrl: string
    distDir: string
    hasContent?: boolean | undefined
    hasFonts?: boolean | undefined
    fragments: FragmentSource
  },
): Promise<Html> {
  const { site, locale, query, theme, t, visitor } = context
  const hasContent = query.fragments === undefined ? options.hasContent : query.fragments === 'content'
  const isServed = query.fragments === 'service'
  const isBare = query.fragments === 'off' || isServed
  const themeAttribute = theme ? `theme="${theme}"` : ''
  const fragment = (tag: 'shop-header' | 'shop-footer', more = '') =>
    fragmentOf(tag, {
      distDir: options.distDir,
      site,
      attributes: [more, themeAttribute].filter(Boolean).join(' '),
      hasFragment: !isBare,
      withContent: hasContent ? (path) => options.fragments(path, visitor, context.previewToken) : undefined,
      shopUrls: shopUrlsOf(context),
    })
  const scripts = ['demo-shop', 'demo-bar', ...(page.scripts ?? [])]
  return html`<!doctype html>
<html lang="${locale}" data-site="${site}" data-stage="test" data-page-type="${page.type}"${page.type === 'newsletter' && html` data-newsletter-form="hidden"`}${
    theme && html` data-theme="${theme}"`
  }>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – ${PRODUCT}</title>
<meta name="description" content="${page.description ?? t.heroText}">
<link rel="icon" href="/pictures/icon.svg" type="image/svg+xml">
${options.hasFonts !== false && fontHints(locale)}${STYLE_SHEETS.map((name) => html`<link rel="stylesheet" href="/${name}.css">\n`)}${jsonBlock('data-shop-elements', settingsOf(context))}
${isBare && html`<link rel="stylesheet" href="${options.cdnUrl}/reserve.css">\n`}${query.elements !== 'off' && html`${await hints(page, context, options)}<script type="module" src="${options.cdnUrl}/shop-elements.js" crossorigin${isServed && html` fragments="/"`}></script>`}
${scripts.map((name) => html`<script src="/${name}.js" defer></script>\n`)}</head>
<body>
<nav aria-label="${t.skip}"><a class="skip-link" href="#main">${t.skip}</a></nav>
${await fragment('shop-header', [page.headerAttributes, 'added-panel', query.consent === 'on' && 'consent', /^(on|ask)$/.test(query.tools ?? '') && `agent-tools="${query.tools}"`, query.add && 'cart-link="add"'].filter(Boolean).join(' '))}
<main id="main" tabindex="-1">
${page.content}
</main>
${await fragment('shop-footer', page.footerAttributes)}
${context.isStaff && asWritten(`<shop-preview site="${site}" ${themeAttribute}></shop-preview>`)}
${demoBar(context)}
</body>
</html>
`
}
