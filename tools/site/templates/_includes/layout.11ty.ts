/** The HTML around each page of the site. All addresses are relative: a release stands at any path of any host. */
import { posix } from 'node:path'
import { SITES } from '../../../../src/shop/sites/sites.ts'
import { themeNames } from '../../../build/theme-names.ts'
import { escaped } from '../../escaped.ts'
import { SECTIONS, type SitePage } from '../../pages.ts'

/** Before anything is painted: the colours that the reader has chosen. */
const SCHEME = "document.documentElement.dataset.scheme=localStorage.getItem('scheme')??''"

const options = (values: readonly (readonly [value: string, name: string])[]) =>
  values.map(([value, name]) => `<option value="${value}">${name}</option>`).join('')

const same = (names: readonly string[]) => names.map((name) => [name, name] as const)

/** For all examples of a page. */
const SWITCHES = `<form class="switches" aria-label="All examples">
<label>Site <select name="site">${options(same(SITES))}</select></label>
<label>Theme <select name="theme">${options(same(themeNames()))}</select></label>
<label>Width <select name="width">${options([
  ['', 'as wide as there is room'],
  ['375px', '375 px'],
  ['768px', '768 px'],
  ['1024px', '1024 px'],
  ['1440px', '1440 px'],
])}</select></label>
</form>`

function menu(pages: ReadonlyMap<string, SitePage>, current: string, linkTo: (path: string) => string): string {
  const item = (source: string) => {
    const { path, title } = pages.get(source) as SitePage
    const isCurrent = path === current ? ' aria-current="page"' : ''
    return `<li><a href="${linkTo(path)}"${isCurrent}>${escaped(title)}</a></li>`
  }
  return SECTIONS.map(({ title, sources }) => `<h2>${title}</h2>\n<ul>${sources.map(item).join('')}</ul>`).join('\n')
}

interface LayoutData {
  /** In the site. */
  path: string
  title: string
  content: string
  version: string
  /** By source. */
  pages: ReadonlyMap<string, SitePage>
  scripts?: readonly string[]
  isSearched?: boolean
}

export function render({ path, title, content, version, pages, scripts = [], isSearched = true }: LayoutData): string {
  const linkTo = (target: string) => posix.relative(posix.dirname(path), target)
  const [, first = ''] = /<p>(.*?)<\/p>/s.exec(content) ?? []
  const description = first
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 155)
  const headings = [...content.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)]
  const contents =
    headings.length > 2
      ? `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${headings.map(([, id, text = '']) => `<li><a href="#${id}">${text.replaceAll(/<\/?(a|code)[^>]*>/g, '')}</a></li>`).join('')}</ul></nav>`
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – shop-elements</title>
<meta name="description" content="${description.replaceAll('"', '&quot;') || escaped(title)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${linkTo('pictures/icon.svg')}" type="image/svg+xml">
<script>${SCHEME}</script>
<link rel="stylesheet" href="${linkTo('site.css')}">
${['page', ...scripts].map((name) => `<script type="module" src="${linkTo(`scripts/${name}.js`)}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="top">
<a class="brand" href="${linkTo('index.html')}">shop-elements <span>${version}</span></a>
<form role="search" action="${linkTo('search.html')}"><label class="hidden" for="search">Search, or the number of a rule</label><input id="search" type="search" name="q" placeholder="Search, or HEADER-14"><button>Search</button></form>
<label class="scheme">Colours <select id="scheme">${options([
    ['', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ])}</select></label>
</header>
<div class="columns">
<details class="menu" id="menu"><summary>Menu</summary><nav aria-label="Documentation">${menu(pages, path, linkTo)}</nav></details>
<main id="content" tabindex="-1"${isSearched ? ' data-pagefind-body' : ''}>
${content.replace('<!-- switches -->', SWITCHES)}
</main>
${contents}
</div>
</body>
</html>
`
}
