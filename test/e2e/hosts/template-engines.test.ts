// tier 2: needs npm packages of template engines
/** Fragments as templates include them: what engines of `{{ }}` leave of them. */
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '../../../tools/paths.ts'

const inHosts = createRequire(root('tools/hosts/package.json'))

const { renderFragment, SITES } = (await import(
  pathToFileURL(root('dist/render.js')).href
)) as typeof import('../../../src/render/render.ts')

/** By engine, what it makes of a text as a template. */
const ENGINES: Record<string, (template: string) => string | Promise<string>> = {
  Nunjucks: (template) => inHosts('nunjucks').renderString(template, {}),
  Twig: (template) => {
    const { createArrayLoader, createEnvironment } = inHosts('twing')
    return createEnvironment(createArrayLoader({ page: template })).render('page', {})
  },
  Liquid: (template) => new (inHosts('liquidjs').Liquid)().parseAndRender(template, {}),
  Mustache: (template) => inHosts('mustache').render(template, {}),
  Handlebars: (template) => inHosts('handlebars').compile(template)({}),
}

describe('fragments in templates', () => {
  for (const [name, renderTemplate] of Object.entries(ENGINES)) {
    it(`come out of ${name} as they went in, on each site (DELIVERY-61)`, async () => {
      const damaged = await renderTemplate('<p>{{ name }}</p>')
      assert.equal(damaged, '<p></p>', 'It replaces what is between braces.')
      for (const site of SITES)
        for (const tag of ['shop-header', 'shop-footer', 'shop-newsletter'] as const) {
          const fragment = await renderFragment(tag, { site })
          const page = await renderTemplate(`<main>{{ name }}</main>${fragment}`)
          assert.ok(page === `<main></main>${fragment}`, `${site} ${tag}`)
        }
    })
  }
})
