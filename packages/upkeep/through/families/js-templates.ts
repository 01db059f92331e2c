import { inNode } from '../through-case.ts'

/** The fragment pasted into a template of JavaScript's engines. */
export const jsTemplates = [
  inNode('Nunjucks', 'nunjucks@3.2.4', `return (await import('nunjucks')).default.renderString(html, {})`),
  inNode('Handlebars', 'handlebars@4.7.10', `return (await import('handlebars')).default.compile(html)({})`),
  inNode(
    'EJS',
    'ejs@7.0.2',
    `const ejs = await import('ejs'); return (ejs.default ?? ejs).render(html, {}, { rmWhitespace: true })`,
  ),
  inNode('LiquidJS', 'liquidjs@10.30.1', `return new (await import('liquidjs')).Liquid().parseAndRender(html, {})`),
  inNode('Twig.js (`twig`)', 'twig@2.0.0', `return (await import('twig')).default.twig({ data: html }).render({})`),
  inNode('Mustache', 'mustache@4.2.0', `return (await import('mustache')).default.render(html, {})`),
  inNode('Hogan', 'hogan.js@3.0.2', `return (await import('hogan.js')).default.compile(html).render({})`),
  inNode(
    'Pug',
    'pug@3.0.4',
    `return (await import('pug')).default.render('div!= fragment', { fragment: html, pretty: true })`,
  ),
  inNode('Eta', 'eta@4.6.0', `return new (await import('eta')).Eta().renderString(html, {})`),
  inNode('doT', 'dot@1.1.3', `return (await import('dot')).default.template(html)({})`),
  inNode('Edge', 'edge.js@6.5.1', `return (await import('edge.js')).Edge.create().renderRaw(html, {})`),
  inNode('art-template', 'art-template@4.13.4', `return (await import('art-template')).default.render(html, {})`),
  inNode(
    'velocityjs',
    'velocityjs@2.1.7',
    `const all = await import('velocityjs'); return (all.render ?? all.default.render)(html, {})`,
  ),
  inNode('Squirrelly', 'squirrelly@9.1.1', `return (await import('squirrelly')).render(html, {})`),
  inNode('Lodash `template`', 'lodash@4.18.1', `return (await import('lodash')).default.template(html)({})`),
  inNode(
    'Vash (Razor)',
    'vash@0.13.0',
    `return (await import('vash')).default.compile('<main>@html.raw(model.fragment)</main>')({ fragment: html })`,
    {
      // The remedy of its row; pasted, the fragment does not compile.
      options: '0.13.0',
      kinds: [],
    },
  ),
  inNode(
    'WebC',
    '@11ty/webc@0.11.4',
    `
    const page = new (await import('@11ty/webc')).WebC()
    page.setContent(html)
    return (await page.compile()).html`,
    { kinds: ['ELEMENTS_MISSING'] },
  ),
  inNode(
    'Enhance (`@enhance/ssr`)',
    '@enhance/ssr@4.0.3',
    `return (await import('@enhance/ssr')).default({ elements: {} })\`\${html}\``,
  ),
  inNode(
    'React `dangerouslySetInnerHTML`, on the server',
    ['react@19.3.1', 'react-dom@19.3.1'],
    `
    const { createElement } = await import('react')
    const { renderToStaticMarkup } = await import('react-dom/server')
    return renderToStaticMarkup(createElement('div', { dangerouslySetInnerHTML: { __html: html } }))`,
  ),
  inNode(
    'html-react-parser',
    ['html-react-parser@6.1.9', 'react@19.3.1', 'react-dom@19.3.1'],
    `
    const { createElement } = await import('react')
    const { renderToStaticMarkup } = await import('react-dom/server')
    const { default: toReact } = await import('html-react-parser')
    return renderToStaticMarkup(createElement('div', null, toReact(html)))`,
  ),
  inNode(
    'Vue `v-html`, on the server',
    'vue@3.5.45',
    `
    const { createSSRApp, h } = await import('vue')
    const { renderToString } = await import('vue/server-renderer')
    return renderToString(createSSRApp(() => h('div', { innerHTML: html })))`,
  ),
]
