import { inNode } from '../through-case.ts'

const terser = (options: string) => `return (await import('html-minifier-terser')).minify(html, ${options})`
const nano = (preset: string) => `
    const { default: htmlnano } = await import('htmlnano')
    return (await htmlnano.process(html, {}, htmlnano.presets.${preset})).html`
const NANO = ['htmlnano@3.5.1', 'cssnano@7.1.9', 'postcss@8.5.33', 'svgo@4.1.0', 'terser@5.51.4', 'purgecss@8.0.0']

export const minifiers = [
  inNode(
    'html-minifier-terser',
    'html-minifier-terser@7.2.0',
    terser(
      '{ collapseWhitespace: true, removeRedundantAttributes: true, minifyCSS: true, removeOptionalTags: true, removeComments: true, sortClassName: true, sortAttributes: true, removeAttributeQuotes: true, collapseBooleanAttributes: true, minifyJS: true, removeEmptyAttributes: true }',
    ),
    { options: 'collapseWhitespace', kinds: ['STYLE_ALTERED'] },
  ),
  inNode(
    'html-minifier-terser',
    'html-minifier-terser@7.2.0',
    terser(
      '{ collapseWhitespace: true, removeRedundantAttributes: true, removeOptionalTags: true, removeComments: true, sortClassName: true, sortAttributes: true, removeAttributeQuotes: true, collapseBooleanAttributes: true, minifyJS: true, removeEmptyAttributes: true }',
    ),
    { options: 'without `minifyCSS`' },
  ),
  inNode('html-minifier-terser', 'html-minifier-terser@7.2.0', terser('{ removeEmptyElements: true }'), {
    options: 'removeEmptyElements',
    kinds: ['ELEMENTS_MISSING'],
  }),
  inNode(
    'html-minifier',
    'html-minifier@4.0.0',
    `return (await import('html-minifier')).default.minify(html, { minifyCSS: true })`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inNode(
    'html-minifier-next',
    'html-minifier-next@6.2.11',
    `
    const { minify, getPreset } = await import('html-minifier-next')
    return minify(html, getPreset('conservative'))`,
    { options: 'conservative' },
  ),
  inNode(
    'html-minifier-next',
    'html-minifier-next@6.2.11',
    `
    const { minify, getPreset } = await import('html-minifier-next')
    return minify(html, getPreset('comprehensive'))`,
    { options: 'comprehensive' },
  ),
  inNode('htmlnano', NANO, nano('safe'), { options: 'its default' }),
  inNode('htmlnano', NANO, nano('max'), { options: '`max`', kinds: ['STYLE_ALTERED'] }),
  inNode(
    'minify-html (`@minify-html/node`)',
    '@minify-html/node@0.18.1',
    `
    const { default: minifier } = await import('@minify-html/node')
    return minifier.minify(Buffer.from(html), { minify_css: true }).toString()`,
  ),
  inNode(
    'SWC (`@swc/html`)',
    '@swc/html@1.16.22',
    `
    const { minifyFragment } = (await import('@swc/html')).default
    return (await minifyFragment(Buffer.from(html), {})).code`,
  ),
  inNode(
    'tdewolff (`@tdewolff/minify`, `minify` of Debian, `hugo --minify`)',
    '@tdewolff/minify@2.24.8',
    `
    return (await import('@tdewolff/minify')).minify({ data: html, type: 'text/html' })`,
  ),
  inNode(
    'rehype-preset-minify',
    ['rehype@13.0.2', 'rehype-preset-minify@7.0.1'],
    `
    const { rehype } = await import('rehype')
    const preset = (await import('rehype-preset-minify')).default
    return String(await rehype().data('settings', { fragment: true }).use(preset).process(html))`,
  ),
  inNode('PostHTML', 'posthtml@0.16.7', `return (await (await import('posthtml')).default([]).process(html)).html`),
]
