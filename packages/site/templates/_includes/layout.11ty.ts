/** The HTML around each page of the site. All addresses are relative: a release stands at any path of any host. */
import { posix } from 'node:path'
import { SITES } from '../../../../src/shop/sites/sites.ts'
import { escapeMarkup } from '../../../../src/shop/text/escape-markup.ts'
import { themeNames } from '../../../../tools/build/theme-names.ts'
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
  ['', 'of the page'],
  ['375px', '375 px'],
  ['768px', '768 px'],
  ['1024px', '1024 px'],
  ['1440px', '1440 px'],
])}</select></label>
</form>`

type LinkTo = (path: string) => string

/** `true`: a page of its folder is shown. */
function currentOf(path: string, shown: string): string {
  if (path === shown) return ' aria-current="page"'
  const folder = posix.dirname(path)
  return folder !== '.' && posix.dirname(shown) === folder ? ' aria-current="true"' : ''
}

function menu(pages: ReadonlyMap<string, SitePage>, shown: string, linkTo: LinkTo): string {
  const item = (source: string) => {
    const { path, title } = pages.get(source) as SitePage
    return `<li><a href="${linkTo(path)}"${currentOf(path, shown)}>${escapeMarkup(title)}</a></li>`
  }
  return SECTIONS.map(({ title, sources }) => `<h2>${title}</h2>\n<ul>${sources.map(item).join('')}</ul>`).join('\n')
}

/** Headings of the second level, and of the third where there are not too many. */
const MAX_ENTRIES = 50

function contentsOf(content: string): string {
  const headings = [...content.matchAll(/<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/g)]
  const shown = headings.length > MAX_ENTRIES ? headings.filter(([, level]) => level === '2') : headings
  if (shown.length < 3) return ''
  const items = shown.map(
    ([, level, id, text = '']) =>
      `<li${level === '3' ? ' class="deep"' : ''}><a href="#${id}">${text.replaceAll(/<\/?(a|code)[^>]*>/g, '')}</a></li>`,
  )
  return `<details class="contents"><summary>On this page</summary><nav aria-label="On this page"><ul>${items.join('')}</ul></nav></details>`
}

interface LayoutData {
  /** In the site. */
  path: string
  /** In the repository. */
  source?: string
  title: string
  content: string
  version: string
  /** By source. */
  pages: ReadonlyMap<string, SitePage>
  scripts?: readonly string[]
  isSearchPage?: boolean
}

/** The order of results: guides, then rules, then what only developers of the product look for. */
function weightOf(source = ''): number {
  if (source.startsWith('docs/specification/') || /removing|upgrading/.test(source)) return 0.5
  return /^docs\/decisions\/|^[A-Z]/.test(source) ? 0.2 : 2
}

const sectionOf = (source = '') =>
  SECTIONS.find(({ sources }) => sources.includes(source))?.title ??
  (source.startsWith('docs/specification/') ? 'Specification' : 'Decisions')

/** The fonts of the brand, for English text. */
const PRELOADED = ['figtree', 'fraunces']

const HEADER_SEARCH = (linkTo: LinkTo) =>
  `<form role="search" action="${linkTo('search.html')}"><label class="hidden" for="search">Search, or the number of a rule</label><input id="search" type="search" name="q" placeholder="Search, or HEADER-14" aria-keyshortcuts="Control+K Meta+K"><kbd aria-hidden="true">Ctrl K</kbd><button>Search</button></form>`

export function render({
  path,
  source,
  title,
  content,
  version,
  pages,
  scripts = [],
  isSearchPage,
}: LayoutData): string {
  const linkTo = (target: string) => posix.relative(posix.dirname(path), target)
  const [, first = ''] = /<p>(.*?)<\/p>/s.exec(content) ?? []
  const description = first
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 155)
  const hasExamples = content.includes('<!-- switches -->')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} – shop-elements</title>
<meta name="description" content="${description.replaceAll('"', '&quot;') || escapeMarkup(title)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${linkTo('pictures/icon.svg')}" type="image/svg+xml">
<script>${SCHEME}</script>
${PRELOADED.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${linkTo(`fonts/${font}-latin-wght-normal.woff2`)}" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${linkTo('fonts.css')}">
<link rel="stylesheet" href="${linkTo('site.css')}">
<noscript><style>.switches,.scheme,.example iframe,form[role=search]{display:none}</style></noscript>
${['page', ...scripts].map((name) => `<script type="module" src="${linkTo(`scripts/${name}.js`)}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="top">
<a class="brand" href="${linkTo('index.html')}">shop-elements <span>${version}</span></a>
${isSearchPage ? '' : `<a class="to-search" href="${linkTo('search.html')}">Search</a>`}
<a class="to-menu" href="#menu">Menu</a>
${isSearchPage ? '' : HEADER_SEARCH(linkTo)}
<label class="scheme"><span>Colours</span> <select id="scheme">${options([
    ['', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ])}</select></label>
</header>
<div class="columns${hasExamples ? ' columns--wide' : ''}">
${contentsOf(content)}
<main id="content" tabindex="-1"${isSearchPage ? '' : ` data-pagefind-body data-pagefind-weight="${weightOf(source)}" data-pagefind-meta="section:${sectionOf(source)}"`}>
${content.replace('<!-- switches -->', SWITCHES)}
</main>
<nav class="menu" id="menu" aria-label="Documentation">${menu(pages, path, linkTo)}
<p class="to-menu"><a href="#content">To the top</a></p></nav>
</div>
<p id="leads" role="status" popover="manual"></p>
</body>
</html>
`
}
