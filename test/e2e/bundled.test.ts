// tier 2: a page with a bundle of its own, which changes with the build only
/** `import 'shop-elements'` in a bundle of the page's own. */
import assert from 'node:assert/strict'
import { basename, join } from 'node:path'
import { describe, it } from 'node:test'
import { build } from 'esbuild'
import { PRODUCTS } from '../../packages/shop/catalogue/products.ts'
import { ROOT } from './support/release.ts'
import { shop } from './support/shop.ts'

/** Bundles a module as an application does; returns its files by path. */
async function bundle(contents: string, format: 'esm' | 'iife' = 'esm'): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    alias: { 'shop-elements': join(ROOT, 'dist/bundled.js') },
    bundle: true,
    splitting: format === 'esm',
    format,
    // An IIFE has no `import.meta`, which is so.
    logLevel: 'error',
    outdir: 'app',
    write: false,
    charset: 'utf8',
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`/app/${basename(path)}`, text]))
}

describe('a bundle that imports the package', () => {
  const demo = shop({ withPictures: false })

  const host = async (module: string, format?: 'iife') =>
    demo.host({
      files: await bundle(module, format),
      change: (html) =>
        html.replace(
          /<script type="module" src="[^"]*\/shop-elements\.js"[^>]*><\/script>/,
          () => `<script ${format ? 'defer' : 'type="module"'} src="/app/stdin.js"></script>`,
        ),
    })

  it('shows the tags, also those that come later, each with code of its own, and has the page’s interface (DELIVERY-71)', async () => {
    const url = await host(`import 'shop-elements'; window.app = true`)
    const visitor = await demo.open(`${url}/help?site=HU&fragments=off`, { withRequests: true, until: 'loaded' })
    const { page, see, says, asked } = visitor
    await see('shop-header >>> [part=cart-icon]')
    await says('shop-footer >>> .footer', 'Magyarország')
    const { id: productId, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
    const { ok, itemCount } = await page.evaluate(
      async (setArticle) => {
        await window.shopElements?.ready
        const result = await window.shopElements?.changeCart({ setArticle })
        return { ok: result?.ok, itemCount: window.shopElements?.state().itemCount }
      },
      { productId, tcm, quantity: 2 },
    )
    assert.deepEqual([ok, itemCount], [true, 2])
    assert.ok(!asked(/shop-elements\.js/).length, 'Nothing comes from a CDN.')
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('shop-minicart')))
    await see('main shop-minicart >>> [part=minicart]')
    await page.evaluate(() => window.shopElements?.openFlyout('userMenu'))
    await see('shop-header >>> .panel__links a')
  })

  for (const format of [undefined, 'iife'] as const)
    it(`${format ?? 'esm'}: takes fragments of the page over, and is no problem to the doctor (DELIVERY-71, DELIVERY-33)`, async () => {
      const url = await host(`import 'shop-elements'`, format)
      const { page, see } = await demo.open(`${url}/help?site=DE`, { until: 'loaded' })
      await page.evaluate(() => window.shopElements?.ready)
      await see('shop-header >>> [part=cart-icon]')
      const found = await page.evaluate(async () =>
        ((await window.shopElements?.doctor()) ?? []).map(({ code, message }) => `${code} ${message}`),
      )
      assert.deepEqual(found, [])
    })
})
