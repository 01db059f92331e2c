/**
 * Lines that a page needs besides its tags, by the manifest of a release: lines for its head, sources for its policy. The page of the
 * releases makes its snippets of it, the fragment service its frames; it runs in browsers, on Node and on workerd.
 */
import { PAINTED_BARE_TAGS, REDUCIBLE_TAGS } from '../../../src/page/configuration/tag-facts.ts'
import { escapeMarkup } from '../../../src/shop/text/escape-markup.ts'
import type { PageManifest } from './frame-types.ts'

/** A release where the page gets it from, and what the page has of it. */
export interface PageRelease {
  /** The address of the folder of a version or channel, with a slash at its end. */
  folder: string
  /** Whether it is that of a version, whose bytes never change: what is fetched from there is named with its hash. */
  isPinned: boolean
  manifest: PageManifest
  site: string
  /** The tags of the page. */
  tags: readonly string[]
  /** Whether they have no HTML of their own. */
  isBare: boolean
  /** Whether header and footer are reduced. */
  isReduced: boolean
}

type Pairs = readonly (readonly [name: string, value: string | true])[]

export const attributesOf = (pairs: Pairs): string =>
  pairs.map(([name, value]) => (value === true ? name : `${name}="${escapeMarkup(value)}"`)).join(' ')

export const isReducible = (tag: string): boolean => REDUCIBLE_TAGS.includes(tag)
/** As a bare tag it gets the fragment of the release. */
const isPaintedBare = (tag: string): boolean => PAINTED_BARE_TAGS.includes(tag)

/** The fragment of the release that a tag has; none for the mini cart, which is a person's. */
export const fragmentOf = (
  { manifest, site, isReduced }: Pick<PageRelease, 'manifest' | 'site' | 'isReduced'>,
  tag: string,
): string | undefined => manifest.sites[site]?.fragments[isReduced && isReducible(tag) ? `${tag}.reduced` : tag]

/** A file's address, with its hash if the release is pinned. */
function addressOf({ folder, isPinned, manifest }: PageRelease, file: string, name: string): Pairs {
  const address = [name, `${folder}${file}`] as const
  const integrity = isPinned && manifest.files[file]?.integrity
  return integrity ? [address, ['integrity', integrity], ['crossorigin', 'anonymous']] : [address]
}

const localesOf = ({ manifest, site }: PageRelease) => manifest.sites[site]?.locales ?? []

/** The code that a page can load. */
export const CODE = /^((chunks|elements|themes)\/.*|bare-tags|content-fragment|doctor|tester)\.js$/

/** All code that the site can load: no texts of other countries. */
function codeOf(release: PageRelease): string[] {
  const locales = localesOf(release)
  return Object.keys(release.manifest.files).filter((file) => {
    if (!CODE.test(file)) return false
    const locale = /^chunks\/text-(\w\w-\w\w)-/.exec(file)?.[1]
    return !locale || locales.includes(locale)
  })
}

/** The chunks' hashes, which a browser checks before it runs them. Must stand before the first module script; '' where nothing is pinned. */
export function importMap(release: PageRelease): string {
  if (!release.isPinned) return ''
  const { folder, manifest } = release
  const integrity = codeOf(release).map((file) => [`${folder}${file}`, manifest.files[file]?.integrity])
  return JSON.stringify({ integrity: Object.fromEntries(integrity) })
}

/** Preloads what the loader will fetch, in parallel with it instead of afterwards. */
function preloadsOf(release: PageRelease): string[] {
  const { folder, manifest, tags, isBare } = release
  const painted = isBare ? tags.filter(isPaintedBare) : []
  const rendered = tags.filter((tag) => !isPaintedBare(tag))
  const modules = [manifest.live, ...rendered.flatMap((tag) => manifest.elements[tag]?.preload ?? [])]
  if (painted.length > 0) modules.push('bare-tags.js')
  if (rendered.length > 0) modules.push(...localesOf(release).flatMap((locale) => manifest.texts[locale] ?? []))
  const link = (...pairs: Pairs) => `<link ${attributesOf(pairs)}>`
  return [
    ...[...new Set(modules)].map((file) => link(['rel', 'modulepreload'], ...addressOf(release, file, 'href'))),
    // Their hashes are checked by the script: browsers ignore one here.
    ...painted.map((tag) =>
      link(
        ['rel', 'preload'],
        ['as', 'fetch'],
        ['href', `${folder}${fragmentOf(release, tag)}`],
        ['crossorigin', 'anonymous'],
      ),
    ),
  ]
}

/** The lines of the head before the loader. `map`: the import map. */
export function headLines(release: PageRelease, map: string): string[] {
  const { folder, isPinned, isBare } = release
  return [
    `<link rel="preconnect" href="${new URL(folder).origin}" crossorigin>`,
    ...(isBare
      ? [`<link ${attributesOf([['rel', 'stylesheet'], ...addressOf(release, 'reserve.css', 'href')])}>`]
      : []),
    ...(map ? [`<script type="importmap">${map}</script>`] : []),
    ...(isPinned ? preloadsOf(release) : []),
  ]
}

export const loaderLine = (release: PageRelease): string =>
  `<script ${attributesOf([['type', 'module'], ...addressOf(release, 'shop-elements.js', 'src')])}></script>`

/** The hash of an inline script or style, as a policy names it. */
export async function policyHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** The text of each `<style>`. Elsewhere in a fragment `<` is escaped. */
export const stylesIn = (html: string): string[] =>
  html
    .split('<style')
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</style>')))

/** By directive, what a policy must allow. `styleHashes`: of the styles in the page's fragments. */
export async function policySources(
  { folder, isBare }: PageRelease,
  map: string,
  styleHashes: readonly string[],
): Promise<Record<string, string[]>> {
  const { origin } = new URL(folder)
  return {
    'script-src': ["'self'", origin, ...(map ? [await policyHash(map)] : [])],
    // A tag without a fragment gets its styles by script, which needs no permission.
    'style-src': ["'self'", ...(isBare ? [origin] : styleHashes)],
    'img-src': ["'self'", 'data:'],
    // The fragments of bare tags.
    'connect-src': ["'self'", ...(isBare ? [origin] : [])],
  }
}
