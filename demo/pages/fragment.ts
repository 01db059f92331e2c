/** The elements in a page: the build's prerendered fragment, as an SSI or ESI would put it in, or else the bare tag. */
import { join } from 'node:path'
import type { Site } from '../../src/shop/sites.ts'
import { readCached } from './cached-file.ts'
import { Html, html } from './html.ts'

export interface FragmentOptions {
  distDir: string
  site: Site
  /** More attributes of the tag; put into the fragment's opening tag too. */
  attributes: string
  isPrerendered: boolean
}

export async function fragmentOf(tag: 'shop-header' | 'shop-footer', options: FragmentOptions): Promise<Html> {
  const { distDir, site, attributes, isPrerendered } = options
  const more = attributes && ` ${attributes}`
  const fragment = isPrerendered ? await readCached(join(distDir, 'fragments', site, `${tag}.html`)) : undefined
  if (fragment) return new Html(fragment.replace(`<${tag}`, () => `<${tag}${more}`))
  return html`<${new Html(tag)} site="${site}"${new Html(more)}></${new Html(tag)}>`
}
