import { inNode } from '../through-case.ts'

/** Those of builders of mails, which some shops run over their pages. */
export const moreMinifiers = [
  inNode(
    'html-crush',
    'html-crush@6.3.4',
    `
    const { crush } = await import('html-crush')
    return crush(html, { removeLineBreaks: true, removeHTMLComments: 2, removeCSSComments: true }).result`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inNode(
    'posthtml-beautify',
    ['posthtml@0.16.7', 'posthtml-beautify@0.7.0'],
    `
    const { default: posthtml } = await import('posthtml')
    const { default: beautify } = await import('posthtml-beautify')
    return (await posthtml([(beautify.default ?? beautify)({})]).process(html)).html`,
  ),
  inNode('email-comb', 'email-comb@7.4.4', `return (await import('email-comb')).comb(html).result`, {
    kinds: ['STYLE_ALTERED'],
  }),
]
