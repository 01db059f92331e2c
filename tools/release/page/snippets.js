/**
 * The snippets to paste into a template, made from a release's manifest. Pure: the same in a browser and in Node.
 *
 * @typedef {object} SnippetOptions
 * @property {string} base Where the release is: `https://cdn.example/shop-elements/`.
 * @property {string} release A channel, `1`, or a version, `1.0.0`.
 * @property {boolean} isPinned Whether it is a version: those come with hashes.
 * @property {object} manifest The release's manifest.json.
 * @property {string} site A site of the manifest.
 * @property {'tag' | 'copy' | 'ssi' | 'esi' | 'php' | 'wordpress' | 'react' | 'vue' | 'angular'} include How the page includes
 *   the elements.
 * @property {string[]} [tags] The tags of the page; by default header and footer.
 * @property {Record<string, [string, string][]>} [settings] By tag: attributes that differ from their defaults.
 * @property {boolean} isReduced Whether header and footer are reduced, for the checkout.
 * @property {(file: string) => Promise<string>} read The text of a file of the release.
 */

import { hasSettings, phpText, SERVICE, setupOf } from './applications.js'

const TAGS = ['shop-header', 'shop-footer']
/** Those that have a reduced form; bare ones get the fragment of the release. */
const isReducible = (tag) => TAGS.includes(tag)

const escapeAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const attributes = (pairs) =>
  pairs.map(([name, value]) => (value === true ? name : `${name}="${escapeAttribute(value)}"`)).join(' ')

/** A file's address as attributes, with its hash if the release is pinned. */
function address({ base, release, isPinned, manifest }, file, name) {
  const pairs = [[name, `${base}${release}/${file}`]]
  return isPinned ? [...pairs, ['integrity', manifest.files[file].integrity], ['crossorigin', 'anonymous']] : pairs
}

/** All code that the site can load: no texts of other countries. */
function codeOf({ manifest, site }) {
  const { locales } = manifest.sites[site]
  return Object.keys(manifest.files).filter((file) => {
    if (!/^((chunks|elements|themes)\/.*|bare-tags|content-fragment|doctor)\.js$/.test(file)) return false
    const locale = /^chunks\/text-(\w\w-\w\w)-/.exec(file)?.[1]
    return !locale || locales.includes(locale)
  })
}

/** The chunks' hashes: a browser checks each before it runs it. Must stand before the first module script. */
function importMap(options) {
  const { base, release, manifest } = options
  const integrity = codeOf(options).map((file) => [`${base}${release}/${file}`, manifest.files[file].integrity])
  return JSON.stringify({ integrity: Object.fromEntries(integrity) })
}

/** The fragment of the release that a tag has; none for the mini cart, which is a person's. */
function fragmentOf({ manifest, site, isReduced }, tag) {
  return manifest.sites[site].fragments[isReduced && isReducible(tag) ? `${tag}.reduced` : tag]
}

/** Preloads what the loader will fetch, in parallel with it instead of afterwards. */
function preloads(options) {
  const { base, release, manifest, site, include, tags = TAGS } = options
  const fragments = isBareIn(include) ? tags.filter(isReducible).map((tag) => fragmentOf(options, tag)) : []
  const bare = tags.filter((tag) => !isReducible(tag))
  const modules = [manifest.live, ...bare.flatMap((tag) => manifest.elements[tag].preload)]
  if (fragments.length > 0) modules.push('bare-tags.js')
  if (bare.length > 0) modules.push(...manifest.sites[site].locales.map((locale) => manifest.texts[locale]))
  const link = (...pairs) => `<link ${attributes(pairs)}>`
  return [
    ...[...new Set(modules)].map((file) => link(['rel', 'modulepreload'], ...address(options, file, 'href'))),
    // Their hashes are checked by the script: browsers ignore one here.
    ...fragments.map((file) =>
      link(['rel', 'preload'], ['as', 'fetch'], ['href', `${base}${release}/${file}`], ['crossorigin', 'anonymous']),
    ),
  ]
}

function headOf(options, map) {
  const { base, include, isPinned } = options
  const isBare = isBareIn(include)
  const script = [['type', 'module'], ...address(options, 'shop-elements.js', 'src')]
  return [
    `<link rel="preconnect" href="${new URL(base).origin}" crossorigin>`,
    isBare && `<link ${attributes([['rel', 'stylesheet'], ...address(options, 'reserve.css', 'href')])}>`,
    map && `<script type="importmap">${map}</script>`,
    ...(isPinned ? preloads(options) : []),
    `<script ${attributes(script)}></script>`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Whether the page holds tags without HTML of their own. */
const isBareIn = (include) => ['tag', 'react', 'vue', 'angular'].includes(include)

/** Where the fragment service has a fragment with these attributes; those of the release have none (docs/fragment-service.md). */
function servicePath(site, tag, settings) {
  const query = String(new URLSearchParams(settings))
  return `/fragments/${site}/${tag}${query && `?${query}`}`
}

/** Text in every framework: React leaves `{false}` out while the tag is not defined yet. Angular reads `{{ }}` in values. */
function settingIn(include, pair) {
  const text = attributes([pair])
  return include === 'angular' ? text.replaceAll('{{', "{{'{{'}}") : text
}

const bareTag = (tag, own, settings, include) =>
  `<${tag} ${[attributes(own), ...settings.map((one) => settingIn(include, one))].join(' ')}></${tag}>`

async function elementOf(options, tag) {
  const { release, site, include } = options
  const settings = options.settings?.[tag] ?? []
  const isReduced = options.isReduced && isReducible(tag)
  const file = fragmentOf(options, tag)
  const own = [['site', site], ...(isReduced ? [['reduced', true]] : [])]
  if (!file) return bareTag(tag, own, settings, include)
  // WordPress reads all of them from one address.
  const isOwn = settings.length > 0 || (include === 'wordpress' && hasSettings(options))
  // Fetched by the page's own server, which serves the released folder under the same path.
  const path = isOwn
    ? servicePath(site, tag, [...(isReduced ? [['reduced', 'true']] : []), ...settings])
    : `/shop-elements/${release}/${file}`
  switch (include) {
    case 'ssi':
      // No HTML: servers read it as it stands.
      return `<!--#include virtual="${path}" -->`
    case 'esi':
      return `<esi:include src="${escapeAttribute(path)}"/>`
    case 'php':
      return `<?php readfile(${isOwn ? `'${SERVICE}${phpText(path)}'` : `$_SERVER['DOCUMENT_ROOT'] . '${path}'`}) ?>`
    case 'wordpress':
      return `<?php shop_fragment('${phpText(isOwn ? path : file)}') ?>`
    case 'copy': {
      const html = (await options.read(file)).trim()
      return isOwn ? html.replace(`<${tag} `, () => `<${tag} ${attributes(settings)} `) : html
    }
    default:
      return bareTag(tag, own, settings, include)
  }
}

async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** What a Content-Security-Policy must allow besides what the page itself needs. */
async function policyOf({ base, manifest, include, tags = TAGS }, map) {
  const { origin } = new URL(base)
  const scripts = ["'self'", origin, ...(map ? [await sha256(map)] : [])]
  // A tag without a fragment gets its styles by script, which needs no permission.
  const inside = tags.includes('shop-footer') ? ['shop-newsletter'] : []
  const hashes = [...new Set([...tags, ...inside])].map((tag) => manifest.elements[tag].styleHash).filter(Boolean)
  const styles = isBareIn(include) ? [origin] : hashes.map((hash) => `'${hash}'`)
  return [
    `script-src ${scripts.join(' ')};`,
    `style-src ${["'self'", ...styles].join(' ')};`,
    "img-src 'self' data:;",
    // The fragments of bare tags.
    `connect-src ${["'self'", ...(isBareIn(include) ? [origin] : [])].join(' ')};`,
    "require-trusted-types-for 'script';",
    'trusted-types dompurify shop-elements',
  ].join('\n')
}

const WITHOUT_PAGE = ['wordpress', 'react', 'vue', 'angular']

/**
 * All snippets for one site: `setup`, `head`, `header`, `newsletter`, `minicart`, `footer`, `policy`, and a complete `page`; those that a
 * host or page has no use for are empty.
 */
export async function snippets(options) {
  const { manifest, site, isPinned, include, tags = TAGS } = options
  const map = isPinned ? importMap(options) : ''
  const head = headOf(options, map)
  const elementIf = (tag) => (tags.includes(tag) ? elementOf(options, tag) : '')
  const [header, newsletter, minicart, footer] = await Promise.all(
    ['shop-header', 'shop-newsletter', 'shop-minicart', 'shop-footer'].map(elementIf),
  )
  const main = [newsletter, minicart].filter(Boolean).map((element) => `\n${element}`)
  const page = `<!doctype html>
<html lang="${manifest.sites[site].locales[0]}" data-site="${site}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site}</title>
${head}
</head>
<body>
${header}
<main>${main.join('')}${main.length > 0 ? '\n' : ''}</main>
${footer}
</body>
</html>
`
  return {
    setup: setupOf(options, head),
    head: include === 'wordpress' ? '' : head,
    header,
    newsletter,
    minicart,
    footer,
    page: WITHOUT_PAGE.includes(include) ? '' : page,
    policy: await policyOf(options, map),
  }
}
