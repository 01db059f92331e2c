import { inNode } from '../through-case.ts'

export const mail = [
  inNode('Juice', 'juice@11.1.1', `return (await import('juice')).default(html)`, { kinds: ['STYLE_ALTERED'] }),
  inNode(
    'css-inline',
    '@css-inline/css-inline@0.21.2',
    `return (await import('@css-inline/css-inline')).inline(html)`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inNode(
    'Critters',
    'critters@0.0.25',
    `
    const Critters = (await import('critters')).default
    return new Critters({ logLevel: 'silent' }).process('<html><head></head><body>' + html + '</body></html>')`,
    { kinds: ['STYLE_ALTERED'] },
  ),
  inNode(
    'Beasties',
    'beasties@0.5.4',
    `
    const Beasties = (await import('beasties')).default
    return new Beasties({ logLevel: 'silent' }).process('<html><head></head><body>' + html + '</body></html>')`,
  ),
  inNode(
    'MJML `mj-raw`',
    'mjml@5.4.1',
    `
    const mjml = (await import('mjml')).default
    return (await mjml('<mjml><mj-body><mj-raw>' + html + '</mj-raw></mj-body></mjml>')).html`,
  ),
  inNode(
    'AMP Optimizer',
    '@ampproject/toolbox-optimizer@2.10.1',
    `
    const { default: AmpOptimizer } = await import('@ampproject/toolbox-optimizer')
    const optimizer = AmpOptimizer.create({ transformations: [AmpOptimizer.MinifyHtml ?? 'MinifyHtml'].filter((one) => typeof one !== 'string'), minify: true })
    return optimizer.transformHtml('<!doctype html><html><head></head><body>' + html + '</body></html>')`,
  ),
]
