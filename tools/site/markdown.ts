/** Markdown as the site shows it: addresses of headings and rules, links between pages, tables that scroll. */
import { posix } from 'node:path'
import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
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
  const path = pages.has(target) || target === 'README.md' ? pathOf(target) : files.get(target)
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
        if (link.type !== 'link_open') continue
        const target = targetOf(link.attrGet('href') ?? '', source, links)
        if (target === undefined) throw new Error(`${source}: ${link.attrGet('href')} is no part of the site.`)
        link.attrSet('href', target)
      }
    })
  })
  // A wide table scrolls in a box of its own, which keys reach.
  md.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>'
  md.renderer.rules.table_close = () => '</table></div>'
}
