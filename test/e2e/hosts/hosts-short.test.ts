// tier 2: needs libraries of legacy pages
/** Many host pages, each with a short look: header and footer are live, the cart works, a flyout opens, the console is quiet. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { HOST_LIBRARIES } from '../../../tools/hosts/host-libraries.ts'
import type { LibraryName } from '../support/host.ts'
import { shop } from '../support/shop.ts'
import { setQuantity } from '../support/shopper.ts'
import { SHORT_HOSTS } from '../support/short-hosts.ts'
import { SHORT_PAGES } from '../support/short-pages.ts'
import { hostList } from '../support/supported.ts'

const isMissing = (by = '') => by in HOST_LIBRARIES && !existsSync(HOST_LIBRARIES[by as LibraryName])
const PLAIN = '/?site=DE&fault=promotion:404'
const EMBEDDINGS: Record<string, string> = { static: 'with fragments', off: 'with bare tags' }

describe('on a page with', () => {
  const demo = shop()
  const hosts = Object.entries(SHORT_HOSTS)
  let footer = ''
  before(async () => {
    footer = await (await demo.open(`${PLAIN}&fragments=static`, { until: 'live' })).text(
      'shop-footer >>> .footer__main',
    )
  })

  const cases = SHORT_PAGES.flatMap(({ embeddings = ['static', 'off'], ...host }) =>
    embeddings.map((embedding) => [embedding, host] as const),
  )
  for (const [embedding, { names, libraries, query = '', open, check, withRequests = false, allows, ...host }] of cases)
    it(`${names[0]}${names.length > 1 ? ` and ${names.length - 1} more` : ''}, ${EMBEDDINGS[embedding]}: header, cart and footer work (THEME-8, THEME-23, THEME-24, DELIVERY-59, DELIVERY-60, DELIVERY-61, DELIVERY-62, HEADER-45, HEADER-46, FLYOUT-39)`, {
      skip: libraries.some(isMissing) && `${libraries} is not installed`,
    }, async () => {
      const { page, problems, ready, see, says, text } = await demo.visitor({ withRequests })
      await page.goto(`${await demo.host(host)}${PLAIN}&fragments=${embedding}${query}`)
      await ready('live')
      await open?.(page)
      await see('shop-header >>> .header')
      await ready('live')
      assert.equal((await setQuantity(page, 2))?.ok, true)
      await says('shop-header >>> .badge', '2')
      await see('shop-header >>> .navigation__link')
      await page.evaluate(() => window.shopElements?.openFlyout('cart'))
      await see('shop-header >>> .flyout__panel shop-minicart >>> .tile')
      await page.evaluate(() => window.shopElements?.closeFlyouts())
      await check?.(page)
      assert.equal(await text('shop-footer >>> .footer__main'), footer)
      assert.deepEqual(
        problems.filter((problem) => !allows?.test(problem)),
        [],
      )
    })

  it('stands in docs/supported.md, with the version that was tried', {
    skip: hosts.some(([, { by }]) => isMissing(by)) && 'a library is missing',
  }, () => {
    assert.ok(hosts.length >= 30)
    hostList(
      'in short',
      hosts.map(([name, { by }]) => ({ name, by })),
    )
  })
})
