// tier 2: starts the server of `npm run dev` beside the build
import assert from 'node:assert/strict'
import { utimesSync } from 'node:fs'
import { describe, it } from 'node:test'
import { startDemo } from '../../demo/server.ts'
import { startDev } from '../../tools/dev/server.ts'
import { root } from '../../tools/paths.ts'
import { CALLS } from './support/content.ts'
import { shop } from './support/shop.ts'
import { setQuantity, tryCart, tryNavigation, trySearch, trySignUp } from './support/shopper.ts'

for (const [name, start] of [
  // As `npm start` serves it.
  ['the build', () => startDemo({ hasContent: true })],
  ['npm run dev', startDev],
] as const) {
  describe(`a shopper with ${name}`, () => {
    const demo = shop({ start, withPictures: false })

    it('has the menu and the campaigns in the HTML, and asks no service for them (FRAGMENT-24)', async () => {
      const shopper = await demo.visitor({ withRequests: true })
      const response = await shopper.open('/?site=CZ')
      const html = (await response?.text()) ?? ''
      assert.ok((html.match(/href="\/categories\//g) ?? []).length > 40)
      assert.match(html, /class="promotion /)
      await shopper.rest()
      assert.deepEqual(shopper.asked(CALLS), [])
    })
  })
}

describe('npm run dev', () => {
  const demo = shop({ start: startDev, withPictures: false })

  it('uses navigation, cart, newsletter and search, in the language of the site', async () => {
    const { page, says } = await demo.open('/?site=CZ')
    await says('shop-header >>> [part=cart-icon]', 'Košík')
    await tryCart(page, 'keyboard')
    await tryNavigation(page, 'keyboard')
    await trySignUp(page, 'keyboard')
    await trySearch(page, 'keyboard')
  })

  it('reloads the page when a file is saved, and keeps cart and scroll position', async () => {
    const { page, ready, scroll, says, until } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`)
    await ready()
    assert.equal((await setQuantity(page, 2))?.ok, true)
    await scroll(300)
    for (const file of ['src/react/header/Logo.tsx', 'src/react/header/Header.css', 'demo/pages/home.ts']) {
      const reloaded = page.waitForNavigation()
      utimesSync(root(file), new Date(), new Date())
      await reloaded
      await says('shop-header >>> .badge', '2')
      await until(() => page.evaluate(() => Math.abs(window.scrollY - 300) < 2))
    }
  })
})
