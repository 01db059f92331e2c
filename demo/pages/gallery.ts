/** The gallery of parts, for developers. */
import { SITES } from '../../src/shop/sites/sites.ts'
import { bundleGallery } from '../../tools/build/gallery.ts'
import { fontHints } from './fonts.ts'
import { type Html, html } from './html.ts'
import { type PageContext, type PageVisit, THEMES } from './page.ts'

/** A page without header and footer. */
export function galleryPage({ site, locale, theme = 'light', query }: PageContext, { hasFonts }: PageVisit): Html {
  const texts = query.texts === 'pseudo' ? 'pseudo' : 'own'
  const choices = (name: string, values: readonly string[], chosen: string) =>
    values.map(
      (value) =>
        html`<a href="/gallery?site=${site}&theme=${theme}&texts=${texts}&${name}=${value}"${
          value === chosen && html` aria-current="true"`
        }>${value}</a>\n`,
    )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts – shop-elements</title>
<link rel="icon" href="/pictures/icon.svg" type="image/svg+xml">
${hasFonts && fontHints(locale)}<link rel="stylesheet" href="/typeface.css">
<link rel="stylesheet" href="/gallery-page.css">
<script src="/gallery.js" defer></script>
</head>
<body data-theme="${theme}">
<header class="gallery-page__header">
<h1>Parts</h1>
<nav aria-label="Theme">${choices('theme', THEMES, theme)}</nav>
<nav aria-label="Site">${choices('site', SITES, site)}</nav>
<nav aria-label="Texts">${choices('texts', ['own', 'pseudo'], texts)}</nav>
</header>
<main><parts-gallery data-site="${site}" data-theme="${theme}" data-texts="${texts}"></parts-gallery></main>
</body>
</html>
`
}

let script: Promise<string> | undefined

/** Bundled when it is first asked for. */
export function galleryScript(): Promise<string> {
  script ??= bundleGallery()
  return script
}
