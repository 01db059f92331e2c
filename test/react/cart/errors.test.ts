// every engine: scrolling, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { loadTexts, translator } from '../../../src/i18n/texts.ts'
import { CART_READ_ERRORS } from '../../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS, CART_LIMIT_ERRORS, changeErrorText } from '../../../src/shop/cart/cart-change-errors.ts'
import { LOCALES } from '../../../src/shop/sites/sites.ts'
import { CHANGE_ERROR_MS } from '../../../src/state/cart/cart-changes.late.ts'
import { article, cartOf } from '../../support/carts.ts'
import { untilDueIn } from '../../support/due-timers.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { deleting, filled, READ, rows, SITES_BY_LOCALE, showCart } from './support.ts'

const textsOf = async (locale: (typeof LOCALES)[number]) => {
  await loadTexts(locale, ['minicart'])
  return translator(locale, 'minicart', 'Shop')
}

describe('the errors of the cart', () => {
  it('have the German limit messages of the table (MINICART-12)', async () => {
    const t = await textsOf('de-DE')
    expect(CART_LIMIT_ERRORS.map((code) => changeErrorText(t, code, 3))).to.deep.equal([
      'Sie können höchstens 3 Produkte pro Einkauf bestellen.',
      'Sie können höchstens 3 Stück dieses Artikels pro Einkauf bestellen.',
      'Von diesem Artikel sind nur noch 3 Stück verfügbar.',
    ])
    expect(CART_LIMIT_ERRORS.map((code) => changeErrorText(t, code, 0))).to.deep.equal([
      'Im Moment können Sie keine weiteren Produkte bestellen.',
      'Dieser Artikel kann im Moment nicht bestellt werden.',
      'Dieser Artikel ist leider nicht mehr verfügbar.',
    ])
    expect(changeErrorText(t, 'AVAILABILITY_LIMIT', 1)).to.equal('Von diesem Artikel ist nur noch 1 Stück verfügbar.')
  })

  for (const locale of LOCALES)
    it(`have a message for every code of a change in ${locale} (MINICART-12, SITE-2, CART-45)`, async () => {
      const t = await textsOf(locale)
      const [general = '', ...others] = new Set(
        [...CART_READ_ERRORS, ...CART_LIMIT_ERRORS].map((code) => changeErrorText(t, code)),
      )
      expect(others, 'The five codes, and limits without their number, share a message.').to.deep.equal([])
      const limits = CART_LIMIT_ERRORS.flatMap((code) => [1, 2, 5, 22].map((limit) => changeErrorText(t, code, limit)))
      expect(new Set(limits).size).to.equal(12)
      for (const [index, text] of limits.entries())
        expect(text).to.match(new RegExp(`\\b${[1, 2, 5, 22][index % 4]}\\b`))
      const none = CART_LIMIT_ERRORS.map((code) => changeErrorText(t, code, 0))
      expect(new Set(none).size).to.equal(3)
      for (const text of none) expect(text).to.match(/^[^0{]+\.$/)
      const removals = [t('removeError.voucher'), t('removeError.giftCard')]
      expect(new Set(removals).size).to.equal(2)
      for (const text of removals) expect(text).to.match(/^\S.{30,}\.$/)
      for (const text of [general, ...limits]) expect(text).to.not.match(/changeError|\{\{/)
    })

  const READS = [
    ...CART_READ_ERRORS.map((code) => [code, 'DE', 'de-DE'] as const),
    ...SITES_BY_LOCALE.slice(1).map(([site, locale]) => ['UNKNOWN', site, locale] as const),
  ]
  for (const [code, site, locale] of READS)
    it(`show a banner for ${code} of a read in ${locale} (MINICART-8, SITE-2, CART-45)`, async () => {
      page.serve({ [READ]: () => json({ error: code }, 503) })
      page.logs(new RegExp(code))
      await page.mount(html`<shop-minicart site=${site}></shop-minicart>`)
      const t = await textsOf(locale)
      const { textContent } = await page.see('alert')
      expect(textContent).to.equal(t('readError'))
      expect(textContent).to.match(/^\S.{40,}\.$/)
    })

  for (const code of CART_CHANGE_ERRORS)
    it(`show ${code} of a change above the tiles, which are as before (MINICART-11)`, async () => {
      const server = await showCart(filled())
      server.refuse = () => json({ error: code, limit: 7 }, 409)
      page.logs(new RegExp(code))
      const before = rows()
      await page.click('button', deleting('Article A'))
      const t = await textsOf('de-DE')
      expect((await page.see('alert')).textContent).to.equal(changeErrorText(t, code, 7))
      expect(rows()).to.deep.equal(before)
    })

  it('are announced again when the same one happens again (MINICART-13)', async () => {
    const server = await showCart(filled())
    page.logs(/CART_LIMIT/)
    server.refuse = () => json({ error: 'CART_LIMIT', limit: 7 }, 409)
    await page.click('button', deleting('Article A'))
    const first = await page.see('alert')
    server.refuse = () => json({ error: 'CART_LIMIT', limit: 7 }, 409)
    await page.click('button', deleting('Article A'))
    await page.until(() => !first.isConnected, 'the alert is a new element')
    await page.see('alert')
  })
})

describe('the error of a change', () => {
  /** In a long cart, whose last item can't be deleted. */
  async function failing() {
    await page.size(375, 667)
    const server = await showCart(cartOf(...Array.from({ length: 14 }, (_, index) => article(`A${index}`))))
    server.refuse = () => json({ error: 'UNKNOWN' }, 500)
    page.logs(/UNKNOWN/)
    // The rows get their height as they come into sight.
    await page.until(() => {
      page.get('button', deleting('Article A13')).scrollIntoView({ block: 'center' })
      return window.scrollY > 500
    }, 'the list is scrolled')
    await page.click('button', deleting('Article A13'))
    return page.see('alert')
  }

  it('stays in sight above a scrolled list, as an alert (MINICART-49)', async () => {
    const alert = await failing()
    const { top, bottom } = alert.getBoundingClientRect()
    expect(window.scrollY).to.be.greaterThan(500)
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.lessThan(300)
    expect(alert.textContent).to.match(/^Ihr Warenkorb kann gerade nicht geändert/)
  })

  it('stays in sight in a window of 400 % zoom too, without covering it (MINICART-49)', async () => {
    const alert = await failing()
    await page.size(320, 256)
    const { top, height } = alert.getBoundingClientRect()
    expect(top).to.be.at.least(0)
    expect(height).to.be.lessThan(160)
  })

  it('goes 7.5 s after it was first in sight, in a closed panel too (CART-17)', async () => {
    const clock = page.clock()
    const alert = await failing()
    const panel = page.select('shop-minicart')
    // The browser has told that it is in sight.
    await untilDueIn(clock, CHANGE_ERROR_MS)
    await clock.tickAsync(CHANGE_ERROR_MS - 1)
    panel.style.display = 'none'
    await page.rendered()
    expect(alert.isConnected).to.equal(true)
    await clock.tickAsync(1)
    await page.gone('alert')
  })
})
