/** The elements of a page: the fragment with content or that of the build, as SSI or ESI includes it, or the bare tag. */
import { join } from 'node:path'
import { SHOP_URL } from '../../src/shop/sites/facts.ts'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { readCached } from './cached-file.ts'
import { asWritten, type Html, html, unescapeMarkup } from './html.ts'

export interface FragmentOptions {
  distDir: string
  site: Site
  /** Additional attributes of the tag, also of a fragment's. */
  attributes: string
  hasFragment: boolean
  /** Gives fragments with content, by their path. */
  withContent?: ((path: string) => Promise<string | undefined>) | undefined
  /** Replaces the invented hosts of the country shops by this one. */
  shopUrls: Partial<Record<Site, string>>
}

export async function fragmentOf(
  tag: 'shop-header' | 'shop-footer' | 'shop-newsletter',
  options: FragmentOptions,
): Promise<Html> {
  const { distDir, site, attributes, hasFragment, withContent, shopUrls } = options
  const more = attributes && ` ${attributes}`
  const whole = hasFragment && (await withContent?.(`/fragments/${site}/${tag}${queryOf(attributes)}`))
  if (whole) return asWritten(withShopUrls(whole, shopUrls))
  const fragment = hasFragment ? await readCached(join(distDir, 'fragments', site, `${tag}.html`)) : undefined
  if (fragment) return asWritten(withShopUrls(fragment, shopUrls).replace(`<${tag}`, () => `<${tag}${more}`))
  return html`<${asWritten(tag)} site="${site}"${asWritten(more)}></${asWritten(tag)}>`
}

/** Attributes as HTML writes them, as a query. */
function queryOf(attributes: string): string {
  const query = new URLSearchParams()
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
    query.set(name, unescapeMarkup(value))
  return query.size > 0 ? `?${query}` : ''
}

/** The elements read `shopUrls` from the JSON block; without JavaScript the links must be right already. */
const withShopUrls = (fragment: string, shopUrls: FragmentOptions['shopUrls']) =>
  SITES.reduce((html, site) => html.replaceAll(`href="${SHOP_URL[site]}"`, `href="${shopUrls[site] ?? '/'}"`), fragment)
