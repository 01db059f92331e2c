/** Changes that tools make to a fragment on its way to the browser, each imitated as small as can be: docs/through.md names real tools. */
import type { Change } from '../../src/page/fragment/changed.ts'

type Rewrite = (html: string) => string

/** Changes header and footer, and nothing else of the page. */
export const inFragments =
  (change: Rewrite): Rewrite =>
  (html) =>
    html.replace(/<shop-(header|footer)\b[\s\S]*?<\/shop-\1>/g, change)

const STYLE = /<style[^>]*>[\s\S]*?<\/style>/g
const VALUE = '(?:="[^"]*")?'
const without = (name: string): Rewrite => {
  const attribute = new RegExp(` ${name}${VALUE}(?=[ />])`, 'gi')
  return inTags((tag) => tag.replace(attribute, ''))
}
const inTags = (change: Rewrite): Rewrite => byPart(change, (text) => text)
const inStyles =
  (change: Rewrite): Rewrite =>
  (html) =>
    html.replace(/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g, (_, tag, css) => tag + change(css))
const inJson =
  (change: Rewrite): Rewrite =>
  (html) =>
    html.replace(/(<script[^>]*>)([\s\S]*?)(?=<\/script>)/g, (_, tag, json) => tag + change(json))

/** Tags and texts apart, neither in styles nor in scripts. */
function byPart(ofTag: Rewrite, ofText: Rewrite): Rewrite {
  return (html) =>
    html.replace(/(<(style|script)[\s\S]*?<\/\2>)|(<[^>]*>)|([^<]+)/g, (_, raw, _name, tag, text) =>
      raw ? raw : tag ? ofTag(tag) : ofText(text),
    )
}

/** Without the rules that a block holds. */
function withoutBlocks(css: string, start: RegExp): string {
  const found = start.exec(css)
  if (!found) return css
  let [at, depth] = [css.indexOf('{', found.index) + 1, 1]
  for (; depth > 0; at += 1) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0
  return withoutBlocks(css.slice(0, found.index) + css.slice(at), start)
}

const content: (change: Rewrite) => Rewrite = (change) => (html) =>
  html.replace(/^(<shop-\w+[^>]*>)([\s\S]*)(<\/shop-\w+>)$/, (_, start, inside, end) => start + change(inside) + end)

const reordered = (value: unknown): unknown =>
  typeof value === 'object' && value && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, reordered(one)]),
      )
    : value

export interface Planted {
  change: Rewrite
  /** Told of one of the tags at least. */
  told: Change
  /** The words of the doctor. */
  says: RegExp
  /** It changes what has no shadow root, or the whole page: seen by the doctor in a page only. */
  isOfPage?: true
}

const FIRST = /<template shadowrootmode="open">([\s\S]*)<\/template>/

/** Changes that visitors notice. */
export const PLANTED: Record<string, Planted> = {
  'popover dropped': { change: without('popover'), told: 'no menu', says: /menu button does nothing/ },
  'svg dropped': { change: (html) => html.replace(/<svg[\s\S]*?<\/svg>/g, ''), told: 'elements', says: /svg/ },
  'paths dropped': { change: (html) => html.replace(/<path[^>]*>(<\/path>)?/g, ''), told: 'elements', says: /path/ },
  'styles dropped': { change: (html) => html.replace(STYLE, ''), told: 'no style', says: /<style> is missing/ },
  'data attributes dropped': {
    change: without('data-[\\w-]+'),
    told: 'no release',
    says: /data-… attributes are missing/,
  },
  'aria attributes dropped': { change: without('aria-[\\w-]+'), told: 'attributes', says: /aria-hidden/ },
  'hidden and inert dropped': { change: without('(?:hidden|inert)'), told: 'attributes', says: /hidden/ },
  'empty elements dropped': {
    change: (html) => html.replace(/<(div|span|path|slot|li|p|svg)\b[^>]*><\/\1>/g, ''),
    told: 'elements',
    says: /elements are missing/,
  },
  'rules of :host dropped': {
    change: inStyles((css) => css.replace(/[^{}]*:host[^{}]*\{[^{}]*\}/g, '')),
    told: 'style',
    says: /rules.*:host/,
  },
  'media queries dropped': {
    change: inStyles((css) => withoutBlocks(css, /@media/)),
    told: 'style',
    says: /rules.*@media/,
  },
  'slots dropped': { change: (html) => html.replace(/<\/?slot[^>]*>/g, ''), told: 'elements', says: /slot/ },
  'texts translated': {
    change: byPart(
      (tag) => tag,
      (text) => text.replace(/[aeiou]{1,2}/g, 'oo'),
    ),
    told: 'texts',
    says: /texts are other ones/,
  },
  'classes dropped': { change: without('class'), told: 'attributes', says: /class/ },
  'class without value': {
    change: inTags((tag) => tag.replace(/ class="[^"]*"/, ' class=""')),
    told: 'attributes',
    says: /attributes/,
  },
  'JSON scripts dropped': {
    change: (html) => html.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, ''),
    told: 'no data',
    says: /JSON is missing/,
  },
  'forms dropped': { change: (html) => html.replace(/<\/?form[^>]*>/g, ''), told: 'elements', says: /form/ },
  'inputs dropped': { change: (html) => html.replace(/<input[^>]*>/g, ''), told: 'elements', says: /input/ },
  'id dropped': { change: without('id'), told: 'no menu', says: /menu button does nothing/ },
  'popover as data-popover': {
    change: inTags((tag) => tag.replace(/ (popover|part|inert)=/g, ' data-$1=')),
    told: 'attributes',
    says: /part/,
  },
  'backslashes dropped': { change: inJson((json) => json.replaceAll('\\', '')), told: 'data', says: /JSON/ },
  'menu button dropped': {
    change: (html) => html.replace(/<button[^>]*popovertarget[\s\S]*?<\/button>/gi, ''),
    told: 'no menu',
    says: /menu button/,
  },
  'paragraphs added': {
    change: (html) => html.replace(/<div class="header__bar">|<ul class="footer/g, '<p></p>$&'),
    told: 'elements',
    says: /elements are missing or added/,
  },
  escaped: {
    change: content((inside) => inside.replaceAll('<', '&lt;')),
    told: 'escaped',
    says: /shown as text/,
    isOfPage: true,
  },
  unwrapped: {
    change: (html) => html.replace(/<\/?template[^>]*>/g, ''),
    told: 'template',
    says: /template has become elements/,
    isOfPage: true,
  },
  'shadowrootmode dropped': {
    change: (html) => html.replaceAll(' shadowrootmode="open"', ''),
    told: 'mode',
    says: /no shadowrootmode/,
    isOfPage: true,
  },
  'template doubled': {
    change: (html) => html.replace(FIRST, '$&$&'),
    told: 'twice',
    says: /in its tag twice/,
    isOfPage: true,
  },
}

/** How a tool may write a fragment anew, without an effect. */
export const HARMLESS: Record<string, Rewrite> = {
  'nothing at all': (html) => html,
  'line ends between elements': (html) =>
    byPart(
      (tag) => (/^<\/?(div|ul|li|nav)\b/.test(tag) ? `\n${tag}` : tag),
      (text) => text,
    )(html),
  'another order of attributes': inTags((tag) =>
    tag.replace(
      /^(<[\w-]+)((?: [\w-]+(?:="[^"]*")?)+)/,
      (_, start, all) =>
        start +
        [...all.matchAll(/ [\w-]+(?:="[^"]*")?/g)]
          .map(([one]) => one)
          .reverse()
          .join(''),
    ),
  ),
  'single quotes': inTags((tag) => tag.replace(/="([^"']*)"/g, "='$1'")),
  'no quotes': inTags((tag) => tag.replace(/="([\w-]+)"(?=[ >])/g, '=$1')),
  comments: inTags((tag) => (/^<(ul|div)\b/.test(tag) ? `<!-- a part -->${tag}` : tag)),
  'no optional end tags': (html) => html.replaceAll('</li>', ''),
  'lower-cased viewbox': (html) => html.replaceAll('viewBox', 'viewbox'),
  'blanks in styles': inStyles((css) => css.replace(/([{};])/g, '$1\n  ')),
  'fewer blanks in styles': inStyles((css) => css.replace(/\{ /g, '{').replace(/;\}/g, '}')),
  'comments in styles': inStyles((css) => `/* .made by a tool */${css}`),
  'old pseudo-elements': inStyles((css) => css.replace(/::(before|after)/g, ':$1')),
  'equal rules merged': inStyles((css) => css.replace(/\}(\.[\w-]+)\{/g, '}$1 {')),
  'rules in another order': inStyles((css) => css.replace(/(\.[\w-]+\{[^{}]*\})(\.[\w-]+\{[^{}]*\})/g, '$2$1')),
  'colours written shorter': inStyles((css) => css.replace(/#fff\b/g, 'white')),
  'paths written shorter': (html) => html.replace(/( d="[^"]*?)\.0?(\d)/g, '$1 $2'),
  'rel added': inTags((tag) => tag.replace(/^<a /, '<a rel="noopener" ')),
  'target added': inTags((tag) => tag.replace(/^<a (?!.*target)/, '<a target="_self" ')),
  'loading taken out': without('loading'),
  'decoding added': inTags((tag) => tag.replace(/^<img /, '<img decoding="async" ')),
  'fetchpriority added': inTags((tag) => tag.replace(/^<img /, '<img fetchpriority="low" ')),
  'a nonce': (html) => html.replaceAll('<style>', '<style nonce="abc123">'),
  'booleans without value': inTags((tag) => tag.replace(/ (hidden|inert|required|novalidate)="[^"]*"/gi, ' $1')),
  'popover without value': inTags((tag) => tag.replace(/ popover="auto"/, ' popover')),
  'classes in another order': inTags((tag) =>
    tag.replace(/ class="([^"]*)"/, (_, all) => ` class="${all.split(' ').reverse().join(' ')}"`),
  ),
  'default attributes dropped': without('(?:method|type="text"|type="submit")'),
  'JSON with its own signs': inJson((json) => json.replaceAll('\\u0026', '&')),
  'JSON in another order': inJson((json) => JSON.stringify(reordered(JSON.parse(json)))),
  'signs for entities': byPart(
    (tag) => tag,
    (text) =>
      text.replace(/&#(\d{3,});/g, (_, code) =>
        Number(code) > 128 ? String.fromCodePoint(Number(code)) : `&#${code};`,
      ),
  ),
  'named entities': (html) => html.replaceAll('&#228;', '&auml;').replaceAll('&#252;', '&uuml;'),
  'addresses with their host': inTags((tag) =>
    tag.replace(/ (href|src|action)="\/(?!\/)/g, ' $1="https://shop.example/'),
  ),
  'xmlns on icons': (html) => html.replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
  'attributes of a tool': inTags((tag) => tag.replace(/^<(a|div)\b/, '<$1 data-v-1a2b3c')),
  'no lang': without('lang'),
}
