/** The elements in a page: the build's prerendered fragment, as an SSI or ESI would put it in, or else the bare tag. */
import { join } from 'node:path'
import { shopUrlOf } from '../../src/shop/links.ts'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { readCached } from './cached-file.ts'
import { Html, html } from './html.ts'

export interface FragmentOptions {
  distDir: string
  site: Site
  /** More attributes of the tag; put into the fragment's opening tag too. */
  attributes: string
  isPrerendered: boolean
  /** The hosts of the countries' shops are invented: here they all are this one. */
  shopUrls: Partial<Record<Site, string>>
}

export async function fragmentOf(
  tag: 'shop-header' | 'shop-footer' | 'shop-newsletter',
  options: FragmentOptions,
): Promise<Html> {
  const { distDir, site, attributes, isPrerendered, shopUrls } = options
  const more = attributes && ` ${attributes}`
  const fragment = isPrerendered ? await readCached(join(distDir, 'fragments', site, `${tag}.html`)) : undefined
  if (fragment) return new Html(reachable(fragment, shopUrls).replace(`<${tag}`, () => `<${tag}${more}`))
  return html`<${new Html(tag)} site="${site}"${new Html(more)}></${new Html(tag)}>`
}

/** Without JavaScript nobody else puts the page's own addresses in. */
const reachable = (fragment: string, shopUrls: FragmentOptions['shopUrls']) =>
  SITES.reduce(
    (html, site) => html.replaceAll(`href="${shopUrlOf(site)}"`, `href="${shopUrls[site] ?? '/'}"`),
    fragment,
  )
