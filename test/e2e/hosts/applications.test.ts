// tier 2: needs npm packages of other frameworks
/** The snippets of the release's page in applications: their text, as it is copied, is the code of a small one. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { build } from 'esbuild'
import { ROOT } from '../support/release.ts'
import { released } from '../support/released.ts'
import { shop } from '../support/shop.ts'
import { type Snippets, snippetsOf } from '../support/snippets.ts'

/** A heading that a country team may type. */
const HEADING = `"Our" news: 5 < 6 & {more} {{again}}`

const PICTURE = '/service/newsletter-subscription-form/images/desktop.jpg?own'

const SETTINGS = {
  'shop-header': [
    ['theme', 'dark'],
    ['sticky', 'false'],
    ['benefits', ''],
  ],
  'shop-newsletter': [
    ['heading', HEADING],
    ['images', `{ "desktop": "${PICTURE}" }`],
    ['show-voucher-hint-footnote', 'false'],
  ],
  'shop-minicart': [['cart-url', '/my-cart']],
  'shop-footer': [['newsletter', 'false']],
} satisfies Record<string, [string, string][]>

const markup = ({ header, newsletter, minicart, footer }: Snippets) =>
  `${header}<main>${newsletter}${minicart}</main>${footer}`

/** By framework: an application that mounts the snippets, and takes them away. */
const APPLICATIONS: Record<'react' | 'vue', (snippets: Snippets) => string> = {
  react: (snippets) => `import { createRoot } from 'react-dom/client'
    ${snippets.setup}
    const App = () => <>${markup(snippets)}</>
    window.mount = () => {
      const root = createRoot(document.querySelector('#app'))
      root.render(<App />)
      return () => root.unmount()
    }`,
  vue: (snippets) => {
    const [, isCustomElement] = /compilerOptions: \{ (isCustomElement: .*?) \} \}/.exec(snippets.setup) ?? []
    return `import { createApp } from 'vue/dist/vue.esm-bundler.js'
    window.mount = () => {
      const app = createApp({ template: ${JSON.stringify(markup(snippets))} })
      Object.assign(app.config.compilerOptions, { ${isCustomElement} })
      app.mount('#app')
      return () => app.unmount()
    }`
  },
}

async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: join(ROOT, 'tools/hosts') },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

describe('the snippets of the release’s page, in applications', () => {
  const demo = shop({ withPictures: false })
  const cdn = released()

  it('angular: what its templates would read as code is text (DELIVERY-51)', async () => {
    const { newsletter } = await snippetsOf(cdn.folder, cdn.cdnUrl, '1', {
      site: 'HU',
      include: 'angular',
      tags: ['shop-newsletter'],
      settings: { 'shop-newsletter': [['heading', HEADING]] },
    })
    const heading = `&quot;Our&quot; news: 5 &lt; 6 &amp; {more} {{'{{'}}again}}`
    assert.equal(newsletter, `<shop-newsletter site="HU" heading="${heading}"></shop-newsletter>`)
  })

  for (const include of ['react', 'vue'] as const) {
    it(`${include}: every kind of value arrives, before and after the tags are defined (DELIVERY-51)`, async () => {
      const tags = Object.keys(SETTINGS)
      const snippets = await snippetsOf(cdn.folder, cdn.cdnUrl, '1', { site: 'HU', include, tags, settings: SETTINGS })
      const script = await bundle(APPLICATIONS[include](snippets))
      const html = `<!doctype html><html lang="hu" data-site="HU"><head><title>App</title>${snippets.head}</head>
        <body><div id="app"></div><script type="module">${script}; window.unmount = window.mount()</script></body></html>`
      const visitor = await demo.open(await demo.pages({ '/': { html } }), { until: 'loaded' })
      const { page, see } = visitor
      for (const when of ['before', 'after']) {
        if (when === 'after')
          await page.evaluate(() => {
            const app = window as unknown as { mount(): () => void; unmount(): void }
            app.unmount()
            app.unmount = app.mount()
          })
        await visitor.ready('whole')
        await see('shop-header >>> [part=cart-icon]')
        // Properties come with the code of a tag.
        await page.evaluate(() => window.shopElements?.wake())
        await see('shop-newsletter >>> form')
        await see('shop-minicart >>> [part=minicart]')
        const read = (tag: string, ...names: string[]) =>
          page.$eval(
            tag,
            (element, wanted) => wanted.map((name) => (element as unknown as Record<string, unknown>)[name]),
            names,
          )
        const values = {
          header: await read('shop-header', 'site', 'theme', 'sticky', 'benefits'),
          newsletter: await read('shop-newsletter', 'heading', 'images', 'showVoucherHintFootnote'),
          minicart: await read('shop-minicart', 'cartUrl'),
          footer: await read('shop-footer', 'newsletter'),
          heading: await visitor.text('shop-newsletter >>> h2'),
          picture: await page.$eval('shop-newsletter', ({ shadowRoot }) =>
            shadowRoot?.innerHTML.includes('desktop.jpg?own'),
          ),
          hasCountry: (await visitor.text('shop-footer >>> .footer')).includes('Magyarország'),
        }
        assert.deepEqual(
          values,
          {
            header: ['HU', 'dark', false, ''],
            newsletter: [HEADING, { desktop: PICTURE }, false],
            minicart: ['/my-cart'],
            footer: [false],
            heading: HEADING,
            picture: true,
            hasCountry: true,
          },
          when,
        )
      }
    })
  }
})
