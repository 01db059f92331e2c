import { inNode } from '../through-case.ts'

export const formatters = [
  inNode('Prettier', 'prettier@3.10.1', `return (await import('prettier')).format(html, { parser: 'html' })`, {
    options: 'also `htmlWhitespaceSensitivity',
  }),
  inNode(
    'Prettier',
    'prettier@3.10.1',
    `
    const options = { parser: 'html', embeddedLanguageFormatting: 'off', htmlWhitespaceSensitivity: 'strict' }
    return (await import('prettier')).format(html, options)`,
    { options: 'embeddedLanguageFormatting' },
  ),
  inNode('js-beautify, pretty', 'js-beautify@2.0.3', `return (await import('js-beautify')).default.html(html)`),
  inNode('js-beautify, pretty', 'pretty@2.0.0', `return (await import('pretty')).default(html)`),
  inNode(
    'diffable-html',
    'diffable-html@6.0.1',
    `
    const all = await import('diffable-html')
    return (all.toDiffableHtml ?? all.default.default ?? all.default)(html)`,
    { kinds: ['TEXT_REFORMATTED'] },
  ),
  inNode(
    'rehype-format',
    ['rehype@13.0.2', 'rehype-format@5.0.1'],
    `
    const { rehype } = await import('rehype')
    const format = (await import('rehype-format')).default
    return String(await rehype().data('settings', { fragment: true }).use(format).process(html))`,
  ),
]
