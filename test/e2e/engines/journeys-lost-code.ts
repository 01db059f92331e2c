import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PRODUCTS, type Product } from '../../../packages/shop/catalogue/products.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import type { Loss } from '../support/host.ts'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

interface Feature {
  path: string
  /** Its own code and, for some, code that it imports at once: the ways in which each is lost. */
  files: Readonly<Record<string, readonly Loss[]>>
  /** Uses it; resolves with whether it works. */
  use(page: EnginePage): Promise<boolean>
}

const isAwake = (tag: string) => (page: EnginePage) =>
  page.run(async (name) => {
    await window.shopElements?.wake()
    return window.watched.hydrated.includes(name)
  }, tag)

const opens = (flyout: 'storeFinder' | 'cart', shown: string) => (page: EnginePage) =>
  page.run(
    (name, selector) => {
      window.shopElements?.openFlyout(name)
      return window.watched.find(selector)?.checkVisibility() === true
    },
    flyout,
    shown,
  )

/** An `import()` of a chunk, and one of a tag's entry, are lost in each; the others, which the build wraps alike, in one. */
const WAYS: readonly Loss[] = ['404', 'cut', 'policy']

const [{ id, tcm }] = PRODUCTS as [Product]

const FEATURES: Record<string, Feature> = {
  'a change of the cart': {
    path: '/?site=DE',
    files: { 'cart-changes': WAYS, answers: ['cut'], common: ['policy'] },
    use: (page) =>
      page.run(async (setArticle) => (await window.shopElements?.changeCart({ setArticle }))?.ok === true, {
        productId: id,
        tcm,
        quantity: 1,
      }),
  },
  'a flyout': {
    path: '/?site=DE',
    files: { flyout: ['cut'] },
    use: opens('storeFinder', 'shop-header >>> .flyout__panel'),
  },
  'the mini cart': {
    path: '/?site=DE',
    files: { 'mini-cart': WAYS, common: ['cut'] },
    use: opens('cart', 'shop-header >>> shop-minicart >>> .minicart'),
  },
  'the header': {
    path: '/?site=DE',
    files: { 'shop-header': ['policy'], shell: ['404'] },
    use: isAwake('shop-header'),
  },
  'the footer': { path: '/?site=DE', files: { 'shop-footer': ['404'] }, use: isAwake('shop-footer') },
  'the newsletter form': {
    path: '/subscribenewsletter?site=DE',
    files: { 'shop-newsletter': ['cut'] },
    use: isAwake('shop-newsletter'),
  },
}

/** Files that were asked for more than once. Those of tags the demo's host has asked about again. */
const repeated = (requests: readonly string[]) =>
  [...new Set(requests)].filter((file) => requests.filter((asked) => asked === file).length > 1)

export function lostCodeJourneys(shop: EngineShop): void {
  for (const [name, { path, files, use }] of Object.entries(FEATURES))
    it(`${name} works with the next use when a file was lost (LIVE-9, LIVE-70, FLYOUT-10)`, async () => {
      const losses = Object.entries(files).flatMap(([file, ways]) => ways.map((loss) => [file, loss] as const))
      for (const [file, loss] of losses) {
        const isLost = (asked: string) => new RegExp(`/${file}(-[\\w-]{6})?\\.js`).test(asked)
        const page = await shop.openLosing(isLost, path, loss)
        await waitUntil(`${name} works though ${file} was lost (${loss})`, () => use(page))
        assert.ok(page.requests.some(isLost), `${file} is a file of ${name}`)
        const again = repeated(page.requests.filter((asked) => asked.startsWith('/chunks/')))
        assert.deepEqual(
          again.filter((asked) => !isLost(asked)),
          [],
          `${file} (${loss})`,
        )
      }
    })
}
