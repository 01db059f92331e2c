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

import { escapeMarkup } from '../../../src/shop/text/escape-markup.ts'
import {
  attributesOf,
  fragmentOf,
  headLines,
  importMap,
  isReducible,
  loaderLine,
  policySources,
} from '../../service/fragment-service/page-lines.ts'
import { hasSettings, phpText, SERVICE, setupOf } from './applications.js'

const TAGS = ['shop-header', 'shop-footer']

/** Whether the page holds tags without HTML of their own. */
const isBareIn = (include) => ['tag', 'react', 'vue', 'angular'].includes(include)

/** The path of a fragment with these attributes in the fragment service; those of the release have none (docs/fragment-service.md). */
function servicePath(site, tag, settings) {
  const query = String(new URLSearchParams(settings))
  return `/fragments/${site}/${tag}${query && `?${query}`}`
}

/** Text in every framework: React leaves `{false}` out while the tag is not defined yet. Angular reads `{{ }}` in values. */
function settingIn(include, pair) {
  const text = attributesOf([pair])
  return include === 'angular' ? text.replaceAll('{{', "{{'{{'}}") : text
}

const bareTag = (tag, own, settings, include) =>
  `<${tag} ${[attributesOf(own), ...settings.map((one) => settingIn(include, one))].join(' ')}></${tag}>`

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
      return `<esi:include src="${escapeMarkup(path)}"/>`
    case 'php':
      return `<?php @readfile(${isOwn ? `'${SERVICE}${phpText(path)}'` : `$_SERVER['DOCUMENT_ROOT'] . '${path}'`}) ?>`
    case 'wordpress':
      return `<?php shop_fragment('${phpText(isOwn ? path : file)}') ?>`
    case 'copy': {
      const html = (await options.read(file)).trim()
      return isOwn ? html.replace(`<${tag} `, () => `<${tag} ${attributesOf(settings)} `) : html
    }
    default:
      return bareTag(tag, own, settings, include)
  }
}

/** The sources that a Content-Security-Policy must allow besides what the page itself needs. */
async function policyOf({ manifest, tags, ...release }, map) {
  const inside = tags.includes('shop-footer') ? ['shop-newsletter'] : []
  const hashes = [...new Set([...tags, ...inside])].map((tag) => manifest.elements[tag].styleHash).filter(Boolean)
  const sources = await policySources(
    { manifest, tags, ...release },
    map,
    hashes.map((hash) => `'${hash}'`),
  )
  return [
    ...Object.entries(sources).map(([directive, allowed]) => `${directive} ${allowed.join(' ')};`),
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
  const { base, release, manifest, site, include, tags = TAGS } = options
  const inPage = { ...options, tags, folder: `${base}${release}/`, isBare: isBareIn(include) }
  const map = importMap(inPage)
  const head = [...headLines(inPage, map), loaderLine(inPage)].join('\n')
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
    policy: await policyOf(inPage, map),
  }
}
