import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PRODUCTS, type Product } from '../../../services/catalogue/products.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import type { Loss } from '../support/host.ts'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

interface Feature {
  path: string
  /** Its own code, and code that it imports at once. */
  files: readonly string[]
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

const [{ id, tcm }] = PRODUCTS as [Product]

const FEATURES: Record<string, Feature> = {
  'a change of the cart': {
    path: '/?site=DE',
    files: ['cart-changes', 'cart-schema', 'answers', 'common'],
    use: (page) =>
      page.run(async (setArticle) => (await window.shopElements?.changeCart({ setArticle }))?.ok === true, {
        productId: id,
        tcm,
        quantity: 1,
      }),
  },
  'a flyout': {
    path: '/?site=DE',
    files: ['flyout', 'icons', 'common'],
    use: opens('storeFinder', 'shop-header >>> .flyout__panel'),
  },
  'the mini cart': {
    path: '/?site=DE',
    files: ['shop-minicart', 'shell', 'react'],
    use: opens('cart', 'shop-header >>> shop-minicart >>> .minicart'),
  },
  'the header': { path: '/?site=DE', files: ['shop-header', 'flyout', 'ky', 'react'], use: isAwake('shop-header') },
  'the footer': { path: '/?site=DE', files: ['shop-footer', 'footer'], use: isAwake('shop-footer') },
  'the newsletter form': {
    path: '/subscribenewsletter?site=DE',
    files: ['shop-newsletter', 'answers'],
    use: isAwake('shop-newsletter'),
  },
}

const LOSSES: readonly Loss[] = ['404', 'cut', 'policy']

/** Files that were asked for more than once. Those of tags the demo's host has asked about again. */
const repeated = (requests: readonly string[]) =>
  [...new Set(requests)].filter((file) => requests.filter((asked) => asked === file).length > 1)

export function lostCodeJourneys(shop: EngineShop): void {
  for (const [name, { path, files, use }] of Object.entries(FEATURES))
    it(`${name} works with the next use when a file was lost (LIVE-9, LIVE-70, FLYOUT-10)`, async () => {
      // In each way for the first, and one for each of the others.
      const losses = files.flatMap((file, at) =>
        LOSSES.slice(at % 3, at ? (at % 3) + 1 : 3).map((loss) => [file, loss] as const),
      )
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
