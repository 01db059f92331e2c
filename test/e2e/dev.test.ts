// tier 2: starts the server of `npm run dev` beside the build
import assert from 'node:assert/strict'
import { utimesSync } from 'node:fs'
import { describe, it } from 'node:test'
import { startDev } from '../../tools/dev/server.ts'
import { root } from '../../tools/paths.ts'
import { CALLS } from './support/content.ts'
import { shop } from './support/shop.ts'
import { setQuantity, tryCart, tryNavigation, trySearch, trySignUp } from './support/shopper.ts'

describe('npm run dev', () => {
  const demo = shop({ start: startDev, withPictures: false })

  it('has menu and campaigns in the HTML, and navigation, cart, newsletter and search work (FRAGMENT-24)', async () => {
    const { page, says, rest, asked, open } = await demo.visitor({ withRequests: true })
    const html = (await (await open('/?site=CZ'))?.text()) ?? ''
    assert.ok((html.match(/href="\/categories\//g) ?? []).length > 40)
    assert.match(html, /class="promotion /)
    await rest()
    assert.deepEqual(asked(CALLS), [])
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
