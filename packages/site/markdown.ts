/** Markdown as the site shows it: addresses of headings, rules and codes, links between pages, tables and code that scroll. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type MarkdownIt from 'markdown-it'
import type { StateCore, Token } from 'markdown-it'
import { escapeMarkup } from '../../src/shop/text/escape-markup.ts'
import { root } from '../../tools/paths.ts'
import { type Marks, RULE_NUMBER } from './marks.ts'
import { pathOf, type SitePage } from './pages.ts'

export interface SiteLinks {
  /** By source. */
  pages: ReadonlyMap<string, SitePage>
  /** Other files of the repository that the site has, by source. */
  files: ReadonlyMap<string, string>
  marks: Marks
}

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

/** The size of a PNG, in px: its head has both numbers at a fixed place. */
function sizeOf(file: string): { width: number; height: number } {
  const head = readFileSync(root(file)).subarray(16, 24)
  return { width: head.readUInt32BE(0), height: head.readUInt32BE(4) }
}

const relative = (source: string, path: string) => posix.relative(posix.dirname(pathOf(source)), path)

/** The target of a page's link; the source, if it is a page. @throws when it leads out of what is published. */
function targetOf(href: string, source: string, { pages, files }: SiteLinks): { address: string; page?: SitePage } {
  if (/^([a-z]+:|#)/.test(href)) return { address: href }
  const [link = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(source), link)
  const page = pages.get(target)
  const path = page?.path ?? files.get(target)
  if (path === undefined) throw new Error(`${source}: ${href} is no part of the site.`)
  return { address: relative(source, path) + (anchor ? `#${anchor}` : ''), ...(page && { page }) }
}

/** Tokens of text in which each number of a rule is a link. */
function withRuleLinks(token: Token, source: string, { marks }: SiteLinks, make: StateCore['Token']): Token[] {
  return token.content.split(/\b([A-Z]+-\d+)\b/).flatMap((part, index) => {
    const path = index % 2 === 1 ? marks[part]?.[0] : undefined
    const text = Object.assign(new make('text', '', 0), { content: part })
    if (!path) return part === '' ? [] : [text]
    const open = new make('link_open', 'a', 1)
    open.attrSet('href', `${relative(source, path)}#${part}`)
    return [open, text, new make('link_close', 'a', -1)]
  })
}

/** Numbers of rules outside of links become links; links get their addresses, pictures their sizes. */
function linked(children: readonly Token[], source: string, links: SiteLinks, make: StateCore['Token']): Token[] {
  let isInLink = false
  return children.flatMap((token, index) => {
    if (token.type === 'text' && !isInLink) return withRuleLinks(token, source, links, make)
    if (token.type === 'link_open') {
      isInLink = true
      const { address, page } = targetOf(token.attrGet('href') ?? '', source, links)
      token.attrSet('href', address)
      // A file's name says little where there are no files.
      const text = children[index + 1]
      if (page && text && /^[\w/.-]+\.md$/.test(text.content)) text.content = page.title
    }
    if (token.type === 'link_close') isInLink = false
    if (token.type !== 'image') return [token]
    const address = token.attrGet('src') ?? ''
    const { width, height } = sizeOf(posix.join(posix.dirname(source), address))
    const src = targetOf(address, source, links).address
    for (const [name, value] of Object.entries({ src, width, height, loading: 'lazy' }))
      token.attrSet(name, String(value))
    // On a phone one wants to see it larger.
    const open = new make('link_open', 'a', 1)
    open.attrSet('href', src)
    return isInLink ? [token] : [open, token, new make('link_close', 'a', -1)]
  })
}

/** A language that Prism does not know by its name. */
const LANGUAGES: Readonly<Record<string, string>> = { vue: 'html', svelte: 'html', vcl: '', capnp: '' }

export function siteMarkdown(md: MarkdownIt, links: SiteLinks): void {
  const { highlight } = md.options
  md.options.highlight = (code, language, attributes) => {
    const known = LANGUAGES[language] ?? language
    // Without a language markdown-it escapes the code.
    return known ? (highlight?.(code, known, attributes) ?? '') : ''
  }
  md.core.ruler.push('site', ({ tokens, env, Token: make }) => {
    const { source } = env as { source: string }
    const used = new Set<string>()
    let heading = ''
    const name = (token: Token, id: string) => {
      if (used.has(id)) return
      used.add(id)
      token.attrSet('id', id)
    }
    tokens.forEach((token, index) => {
      const inline = tokens[index + 1]
      const below = tokens[index + 2]
      if (token.type === 'heading_open' && inline) {
        heading = textOf(inline)
        name(token, anchorOf(heading))
      }
      if (token.type === 'table_open') token.meta = heading
      if (token.type === 'list_item_open' && below?.children) {
        const bold = below.children.find(({ content }) => content)
        if (bold && RULE_NUMBER.test(bold.content)) name(token, bold.content)
      }
      if (token.type === 'tr_open' && below?.children) {
        const [first, ...more] = below.children
        if (first?.type === 'code_inline' && more.length === 0 && links.marks[first.content]) name(token, first.content)
      }
      if (token.children) token.children = linked(token.children, source, links, make)
    })
  })
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (...args) => (fence?.(...args) ?? '').replace(/^<pre>/, '<pre tabindex="0">')
  // A wide table scrolls in a box of its own, which keys reach.
  md.renderer.rules.table_open = (tokens, index) =>
    `<div class="table" tabindex="0" role="group" aria-label="Table: ${escapeMarkup(String(tokens[index]?.meta ?? ''))}"><table>`
  md.renderer.rules.table_close = () => '</table></div>'
}
