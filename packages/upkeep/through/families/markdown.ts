import { asCommand, inNode } from '../through-case.ts'

export const markdown = [
  inNode(
    'markdown-it',
    'markdown-it@15.0.3',
    `
    const MarkdownIt = (await import('markdown-it')).default
    return new MarkdownIt({ html: true, typographer: true }).render(html)`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inNode('marked', 'marked@18.2.1', `return (await import('marked')).marked(html)`, { kinds: ['STYLE_ALTERED'] }),
  inNode(
    'remark',
    ['remark@15.0.1', 'remark-html@16.0.1'],
    `
    const { remark } = await import('remark')
    const toHtml = (await import('remark-html')).default
    return String(await remark().use(toHtml, { sanitize: false }).process(html))`,
  ),
  asCommand('pandoc', 'pandoc', 'pandoc -f markdown -t html', { kinds: ['ATTRIBUTES_MISSING'] }),
]
