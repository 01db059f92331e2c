/** Many host pages, each with a short look: header and footer are live, the cart works, a flyout opens, the console is quiet. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { HOST_LIBRARIES } from '../../../tools/hosts/host-libraries.ts'
import { type LibraryName, startHost } from '../support/host.ts'
import { elementsLive, shop, textOf, waitForElement, waitForText } from '../support/shop.ts'
import { setQuantity } from '../support/shopper.ts'
import { SHORT_HOSTS, type ShortHost } from '../support/short-hosts.ts'
import { hostList } from '../support/supported.ts'

/** Pages that are open at once: they mostly wait. */
const AT_ONCE = 3

const isMissing = ({ by = '' }: ShortHost) => by in HOST_LIBRARIES && !existsSync(HOST_LIBRARIES[by as LibraryName])

describe('on a page with', () => {
  const demo = shop()
  const failures = new Map<string, unknown>()
  let footer = ''

  async function look(shortHost: ShortHost): Promise<void> {
    const { query = '', open, check, withRequests = false, allows } = shortHost
    const host = await startHost(demo.url, shortHost)
    const { page, problems } = await demo.visitor({ withRequests })
    try {
      await page.goto(`${host.url}/?site=DE&fragments=static&fault=promotion:404${query}`)
      await elementsLive(page)
      await open?.(page, host.url)
      await waitForElement(page, 'shop-header >>> .header')
      await elementsLive(page)
      assert.equal((await setQuantity(page, 2))?.ok, true)
      await waitForText(page, 'shop-header >>> .badge', '2')
      await waitForElement(page, 'shop-header >>> .navigation__link')
      await page.evaluate(() => window.shopElements?.openFlyout('cart'))
      await waitForElement(page, 'shop-header >>> .flyout__panel shop-minicart >>> .tile')
      await page.evaluate(() => window.shopElements?.closeFlyouts())
      await check?.(page)
      if (!query.includes('off')) assert.equal(await textOf(page, 'shop-footer >>> .footer__main'), footer)
      const others = problems.filter((problem) => !problem.includes('404') && !allows?.test(problem))
      assert.deepEqual(others, [])
    } finally {
      await page.browserContext().close()
      host.close()
    }
  }

  before(async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE&fragments=static&fault=promotion:404`)
    await elementsLive(page)
    footer = await textOf(page, 'shop-footer >>> .footer__main')
    await page.browserContext().close()
    const waiting = Object.values(SHORT_HOSTS).flatMap((section) =>
      Object.entries(section as Record<string, ShortHost>),
    )
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, host] = next
        if (!isMissing(host)) await look(host).catch((error) => failures.set(name, error ?? 'failed'))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  })

  for (const section of Object.values(SHORT_HOSTS)) {
    for (const [name, host] of Object.entries(section as Record<string, ShortHost>)) {
      it(`${name}: header, cart and footer work, and the console is quiet (THEME-23, DELIVERY-59, DELIVERY-60, DELIVERY-61, DELIVERY-62, HEADER-45, HEADER-46, FLYOUT-39)`, {
        skip: isMissing(host) && `${host.by} is not installed`,
      }, () => {
        if (failures.has(name)) throw failures.get(name)
      })
    }
  }

  const all = Object.values(SHORT_HOSTS).flatMap((section) => Object.entries(section as Record<string, ShortHost>))
  it('stands in docs/supported.md, with the version that was tried', {
    skip: all.some(([, host]) => isMissing(host)) && 'a library is missing',
  }, () => {
    assert.equal(failures.size, 0, [...failures.keys()].join())
    assert.ok(all.length >= 30)
    hostList(
      'in short',
      all.map(([name, { by }]) => ({ name, by })),
    )
  })
})
