/** The whole frame of a page in one answer: `GET /frame/<SITE>` and `GET /frame/<SITE>.html` (FRAGMENT-36). */
import { SITES, type Site } from '../shop/sites/sites.ts'
import { VERSION } from '../shop/version.ts'
import { etagOf, type FoundFragment } from './fragment-cache.ts'
import type { Cdn, Frame } from './frame-types.ts'
import { headLines, importMap, loaderLine, policyHash, policySources } from './page-lines.ts'

/**
 * Makes frames of fragments.
 *
 * @throws {TypeError} for a CDN that can't be used.
 */
export function createFrames({ address, manifest }: Cdn) {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new TypeError('cdn: the address must begin with http:// or https://.')
  if (!address.endsWith('/')) throw new TypeError('cdn: the address is that of a folder, with a slash at its end.')
  if (manifest?.version !== VERSION)
    throw new TypeError(`cdn: the manifest is of ${manifest?.version}, this service of ${VERSION}.`)
  const linesOf = (site: Site) => {
    const release = {
      folder: address,
      isPinned: address.endsWith(`/${VERSION}/`),
      manifest,
      site,
      tags: ['shop-header', 'shop-footer'],
      isBare: false,
      isReduced: false,
    }
    const map = importMap(release)
    return { release, map, head: headLines(release, map).join('\n'), scripts: loaderLine(release) }
  }
  const lines = new Map(SITES.map((site) => [site, linesOf(site)] as const))

  async function frameOf(site: Site, fragments: readonly FoundFragment[]): Promise<Frame> {
    const [header = '', footer = ''] = fragments.map(({ body }) => new TextDecoder().decode(body))
    const { release, map, head, scripts } = lines.get(site) ?? linesOf(site)
    const hashes = await Promise.all(stylesIn(`${header}${footer}`).map(policyHash))
    const csp = await policySources(release, map, [...new Set(hashes)])
    return { version: VERSION, head, header, footer, scripts, csp, vary: ['previewToken'] }
  }

  const pageOf = (site: Site, { head, header, footer, scripts }: Frame) => `<!doctype html>
<html lang="${manifest.sites[site]?.locales[0]}" data-site="${site}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title>
${head}
${scripts}
</head>
<body>
${header}<main></main>
${footer}</body>
</html>
`

  /** Of the fragments of header and footer: as JSON, or as a whole page. It is as fresh as the older of them. */
  return async (site: Site, fragments: readonly FoundFragment[], isPage: boolean): Promise<FoundFragment> => {
    const frame = await frameOf(site, fragments)
    const body = new TextEncoder().encode(isPage ? pageOf(site, frame) : JSON.stringify(frame))
    const results = fragments.map(({ result }) => result)
    return {
      body,
      etag: await etagOf(body),
      ids: [...new Set(fragments.flatMap(({ ids }) => ids))],
      at: Math.min(...fragments.map(({ at }) => at)),
      isComplete: fragments.every(({ isComplete }) => isComplete),
      freshUntil: Math.min(...fragments.map(({ freshUntil }) => freshUntil)),
      staleUntil: Math.min(...fragments.map(({ staleUntil }) => staleUntil)),
      result: WORST_FIRST.find((result) => results.includes(result)) ?? 'hit',
    }
  }
}

const WORST_FIRST = ['preview', 'busy', 'miss', 'stale', 'hit'] as const

/** The text of each `<style>`. Elsewhere in a fragment `<` is escaped. */
const stylesIn = (html: string): string[] =>
  html
    .split('<style')
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</style>')))
