import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { HOST_LIBRARIES } from '../../../tools/hosts/host-libraries.ts'
import { computedStyles } from '../support/computed-styles.ts'
import { FULL_HOSTS } from '../support/full-hosts.ts'
import { type Host, startHost } from '../support/host.ts'
import { watchHydration } from '../support/hydration.ts'
import { atRest, elementsReady, footerReady, shop, waitForElement } from '../support/shop.ts'
import { tryCart, tryNavigation, trySearch, trySignUp } from '../support/shopper.ts'
import { hostList } from '../support/supported.ts'

async function use(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await tryCart(page, by)
  await tryNavigation(page, by)
  await trySignUp(page, by)
  await trySearch(page, by)
}

describe('header, mini cart, footer and newsletter', () => {
  const demo = shop()
  const hosts = new Map<string, Host>()
  let plain: string[] = []

  before(async () => {
    const visit = await open(demo.url)
    plain = await computedStyles(visit.page)
    assert.ok(plain.length > 500, `${plain.length} elements`)
    await visit.page.browserContext().close()
  })
  after(() => {
    for (const { close } of hosts.values()) close()
  })

  const open = async (url: string) => {
    const visit = await demo.visitor()
    const hydrated = await watchHydration(visit.page)
    await visit.page.goto(`${url}/?site=DE`)
    await elementsReady(visit.page)
    await footerReady(visit.page)
    // The newsletter's form is hydrated by a touch of its own, its picture is loaded only while it is near the window.
    await visit.page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))
    await visit.page.hover('shop-footer >>> shop-newsletter >>> form')
    await waitForElement(visit.page, 'shop-footer >>> shop-newsletter >>> .picture--loaded')
    await visit.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await atRest(visit.page)
    return Object.assign(visit, { hydrated })
  }

  for (const [name, { needs, byKeyboard, ...options }] of Object.entries(FULL_HOSTS)) {
    const isMissing = needs !== undefined && !existsSync(HOST_LIBRARIES[needs])
    describe(`on a page with ${name}`, { skip: isMissing && `${needs} is not installed` }, () => {
      before(async () => void hosts.set(name, await startHost(demo.url, options)))
      const url = () => hosts.get(name)?.url ?? ''

      it('hydrate their fragments, look as on a plain page, and work by mouse (THEME-5, THEME-6, THEME-7, THEME-8, THEME-9, DELIVERY-21)', async () => {
        const { page, problems, hydrated } = await open(url())
        assert.deepEqual((await hydrated()).sort(), ['shop-footer', 'shop-header', 'shop-newsletter'])
        assert.deepEqual(await computedStyles(page), plain)
        if (process.env.SHOTS) {
          mkdirSync(process.env.SHOTS, { recursive: true })
          await page.screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(/\W+/g, '-')}.png` })
        }
        await use(page, 'mouse')
        assert.deepEqual(problems, [])
      })

      // One host of a kind is enough.
      if (!byKeyboard) return
      it('work by keyboard, without any console message (THEME-8, THEME-9, THEME-16)', async () => {
        const { page, problems } = await open(url())
        await use(page, 'keyboard')
        assert.deepEqual(problems, [])
      })
    })
  }

  const isWhole = Object.values(FULL_HOSTS).every(({ needs }) => !needs || existsSync(HOST_LIBRARIES[needs]))
  it('stand in docs/supported.md, with the versions that were tried', {
    skip: !isWhole && 'a library is missing',
  }, () => {
    const rows = Object.entries(FULL_HOSTS).map(([name, { needs, note }]) => ({ name, by: needs, note }))
    hostList('in full', rows)
  })
})
