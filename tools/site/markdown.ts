/** Markdown as the site shows it: addresses of headings and rules, links between pages, tables that scroll. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
import { root } from '../paths.ts'
import { pathOf } from './pages.ts'

/** As GitHub names a heading in addresses. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

/** The text of a line of Markdown, without its marks. */
const textOf = ({ children }: Token): string =>
  (children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('')

/** Of a PNG, in px: its head has both numbers at a fixed place. */
function sizeOf(file: string): { width: number; height: number } {
  const head = readFileSync(root(file)).subarray(16, 24)
  return { width: head.readUInt32BE(0), height: head.readUInt32BE(4) }
}

/** `HEADER-1`, with which the first words of a rule are its number (docs/specification/). */
const RULE = /^[A-Z]+-\d+$/

export interface SiteLinks {
  /** Sources that are pages. */
  pages: ReadonlySet<string>
  /** Other files of the repository that the site has, by source. */
  files: ReadonlyMap<string, string>
}

/** What a rendering gets to know of its page. */
interface PageEnv {
  source: string
}

/** The address of a link of a page, or undefined where it leads out of what is published. */
function targetOf(href: string, source: string, { pages, files }: SiteLinks): string | undefined {
  if (/^([a-z]+:|#)/.test(href)) return href
  const [link = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(source), link)
  const path = pages.has(target) ? pathOf(target) : files.get(target)
  if (path === undefined) return undefined
  return posix.relative(posix.dirname(pathOf(source)), path) + (anchor ? `#${anchor}` : '')
}

export function siteMarkdown(md: MarkdownIt, links: SiteLinks): void {
  md.core.ruler.push('addresses', ({ tokens, env }) => {
    const { source } = env as PageEnv
    tokens.forEach((token, index) => {
      const inline = tokens[index + 1]
      if (token.type === 'heading_open' && inline) token.attrSet('id', anchorOf(textOf(inline)))
      if (token.type === 'list_item_open') {
        const text = tokens[index + 2]
        const [first, bold] = (text?.children ?? []).filter(({ content, type }) => content || type !== 'text')
        if (first?.type === 'strong_open' && bold && RULE.test(bold.content)) token.attrSet('id', bold.content)
      }
      for (const link of token.children ?? []) {
        const attribute = { link_open: 'href', image: 'src' }[link.type]
        if (!attribute) continue
        const address = link.attrGet(attribute) ?? ''
        const target = targetOf(address, source, links)
        if (target === undefined) throw new Error(`${source}: ${address} is no part of the site.`)
        link.attrSet(attribute, target)
        if (link.type !== 'image') continue
        const { width, height } = sizeOf(posix.join(posix.dirname(source), address))
        for (const [name, value] of Object.entries({ width, height, loading: 'lazy' }))
          link.attrSet(name, String(value))
      }
    })
  })
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (...args) => (fence?.(...args) ?? '').replace(/^<pre>/, '<pre tabindex="0">')
  // A wide table scrolls in a box of its own, which keys reach.
  md.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>'
  md.renderer.rules.table_close = () => '</table></div>'
}
