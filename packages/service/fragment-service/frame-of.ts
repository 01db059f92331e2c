import { FRAME_TAGS } from '../../../src/page/configuration/tag-facts.ts'
import { type NextPage, nextPageRules, rulesScript } from '../../../src/shop/next-page/rules.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { VERSION } from '../../../src/shop/version.ts'
import { checkAddress } from './check-address.ts'
import type { Cdn, Frame } from './frame-types.ts'
import { headLines, importMap, loaderLine, policyHash, policySources, stylesIn } from './page-lines.ts'

/**
 * Makes frames of the HTML of a header and a footer.
 *
 * @throws {TypeError} for a CDN that can't be used.
 */
export function createFrameOf({ address, manifest }: Cdn) {
  checkAddress('cdn', address)
  if (!address.endsWith('/')) throw new TypeError('cdn: the address is that of a folder, with a slash at its end.')
  const [, pinned = VERSION] = /\/(\d+\.\d+\.\d+[^/]*)\/$/.exec(address) ?? []
  for (const [what, version] of [
    ['folder', pinned],
    ['manifest', manifest?.version],
  ])
    if (version !== VERSION) throw new TypeError(`cdn: the ${what} is of ${version}, this package of ${VERSION}.`)
  const linesOf = (site: Site) => {
    const release = {
      folder: address,
      isPinned: address.endsWith(`/${VERSION}/`),
      manifest,
      site,
      tags: FRAME_TAGS,
      isBare: false,
      isReduced: false,
    }
    const map = importMap(release)
    return { release, map, head: headLines(release, map).join('\n'), scripts: loaderLine(release) }
  }
  const lines = Object.fromEntries(SITES.map((site) => [site, linesOf(site)])) as Record<
    Site,
    ReturnType<typeof linesOf>
  >

  return async (site: Site, header: string, footer: string): Promise<Frame> => {
    const { release, map, head, scripts } = lines[site]
    const hashes = await Promise.all(stylesIn(`${header}${footer}`).map(policyHash))
    const rules = rulesOf(header)
    const csp = await policySources(release, map, [...new Set(hashes)])
    if (rules) csp['script-src']?.push(await policyHash(rules))
    return {
      version: VERSION,
      head,
      header,
      footer,
      scripts: rules ? `${scripts}\n${rulesScript(rules)}` : scripts,
      csp,
      vary: ['previewToken'],
    }
  }
}

const TAG = /^[^>]*/
const attributeIn = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/** The rules that a header asks for by its attribute (NEXT-5): in the HTML they need no permission for inline scripts, but a hash. */
function rulesOf(header: string): string | undefined {
  const [tag = ''] = TAG.exec(header) ?? []
  const kind = attributeIn(tag, 'next-page')
  if (kind !== 'prefetch' && kind !== 'prerender') return undefined
  return nextPageRules(kind satisfies NextPage, { cartLink: attributeIn(tag, 'cart-link') })
}
