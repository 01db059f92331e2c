import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { setViewport } from '@web/test-runner-commands'
import { loadTexts, translator } from '../../../src/i18n/texts.ts'
import { CART_CHANGE_ERRORS, CART_LIMIT_ERRORS, CART_READ_ERRORS } from '../../../src/shop/cart/cart.ts'
import { CHANGE_ERROR_MS } from '../../../src/shop/limits.ts'
import { LOCALES } from '../../../src/shop/sites/sites.ts'
import { changeErrorText } from '../../../src/state/cart/change-errors.late.ts'
import { article, cartOf } from '../../support/carts.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { countOf, filled, miniCarts, SITES_BY_LOCALE } from './support.ts'

describe('the errors of the cart', () => {
  const carts = miniCarts()

  it('have the German limit messages of the table (MINICART-12)', async () => {
    await loadTexts('de-DE', ['minicart'])
    const t = translator('de-DE', 'minicart', 'Shop')
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

  for (const locale of LOCALES) {
    it(`have a message for every code of a change in ${locale}, with the limit in its plural (MINICART-12, SITE-2, CART-45)`, async () => {
      await loadTexts(locale, ['minicart'])
      const t = translator(locale, 'minicart', 'Shop')
      const general = new Set(CART_READ_ERRORS.map((code) => changeErrorText(t, code)))
      expect(general.size, 'The five codes share a message.').to.equal(1)
      const limits = CART_LIMIT_ERRORS.flatMap((code) => [1, 2, 5, 22].map((limit) => changeErrorText(t, code, limit)))
      expect(new Set(limits).size).to.equal(12)
      for (const [index, text] of limits.entries())
        expect(text).to.match(new RegExp(`\\b${[1, 2, 5, 22][index % 4]}\\b`))
      const none = CART_LIMIT_ERRORS.map((code) => changeErrorText(t, code, 0))
      expect(new Set(none).size).to.equal(3)
      for (const text of none) expect(text).to.match(/^[^0{]+\.$/)
      for (const code of CART_LIMIT_ERRORS)
        expect([...general], 'Without its limit, the general message.').to.include(changeErrorText(t, code))
      for (const text of [...general, ...limits]) expect(text).to.not.match(/changeError|\{\{/)
    })

    it(`have messages for a voucher code and a gift card that could not be removed in ${locale} (SITE-2)`, async () => {
      await loadTexts(locale, ['minicart'])
      const t = translator(locale, 'minicart', 'Shop')
      const messages = [t('removeError.voucher'), t('removeError.giftCard')]
      expect(new Set(messages).size).to.equal(2)
      for (const message of messages) expect(message).to.match(/^\S.{30,}\.$/)
    })
  }

  for (const [site, locale] of SITES_BY_LOCALE) {
    it(`show the same banner for every code of a failed read in ${locale} (MINICART-8, SITE-2, CART-45)`, async () => {
      const banners = new Set<string>()
      for (const code of CART_READ_ERRORS) {
        carts.serving(() => json({ error: code }, 503))
        const element = await place(html`<shop-minicart site=${site}></shop-minicart>`)
        const banner = await eventually(element, '.notification--banner.notification--error')
        expect(banner.getAttribute('role')).to.equal('alert')
        banners.add(banner.textContent ?? '')
        clearPage()
      }
      expect(banners.size).to.equal(1)
      expect([...banners][0]).to.match(/^\S.{40,}\.$/)
    })
  }

  for (const code of CART_CHANGE_ERRORS) {
    it(`show ${code} of a change above the tiles, which are as before (MINICART-11)`, async () => {
      const element = await carts.showing(filled())
      carts.serving(
        () => json({ cart: filled() }),
        () => json({ error: code, limit: 7 }, 409),
      )
      inside(element, '.tile__delete')?.click()
      const block = await eventually(element, '.minicart__notices .notification--error')
      const t = translator('de-DE', 'minicart', 'Shop')
      expect(block.textContent).to.equal(changeErrorText(t, code, 7))
      expect(textsOf(element, '.tile__title')).to.deep.equal(['Article A'])
    })
  }

  describe('of a change', () => {
    afterEach(() => setViewport({ width: 800, height: 600 }))

    /** A long cart whose last item can't be deleted. */
    const failing = async () => {
      await setViewport({ width: 375, height: 667 })
      const cart = cartOf(...Array.from({ length: 14 }, (_, index) => article(`A${index}`)))
      const element = await carts.showing(cart)
      carts.serving(
        () => json({ cart }),
        () => json({ error: 'UNKNOWN' }, 500),
      )
      const last = () => allInside(element, '.tile__delete').at(-1)
      // The rows get their height as they come into sight.
      await waitUntil(() => {
        last()?.scrollIntoView({ block: 'center' })
        return countOf(element, '.tile__delete') === 14 && window.scrollY > 500
      }, 'The list is scrolled.')
      last()?.click()
      return { element, notice: await eventually(element, '.minicart__failure') }
    }

    it('stay in sight above a scrolled list, and are alerts (MINICART-49)', async () => {
      const { notice } = await failing()
      const { top, bottom } = notice.getBoundingClientRect()
      expect(window.scrollY).to.be.greaterThan(500)
      expect(top).to.be.at.least(0)
      expect(bottom).to.be.lessThan(300)
      expect(notice.querySelector('[role=alert]')?.textContent).to.match(/^Ihr Warenkorb kann gerade nicht geändert/)
    })

    it('stay in sight in a window of 400 % zoom too, without covering it (MINICART-49)', async () => {
      const { notice } = await failing()
      await setViewport({ width: 320, height: 256 })
      const { top, height } = notice.getBoundingClientRect()
      expect(top).to.be.at.least(0)
      expect(height).to.be.lessThan(160)
    })

    it('go after 7.5 s in sight, which do not pass while they are not shown or the tab is hidden (CART-17, MINICART-49)', async () => {
      const { element } = await failing()
      const isShown = () => countOf(element, '.minicart__failure') === 1
      /** Until the browser has told what is in sight. */
      const frames = async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      }
      const hideTab = (isHidden: boolean) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      await frames()
      const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        element.style.display = 'none'
        await frames()
        await clock.tickAsync(60_000)
        expect(isShown(), 'The panel is closed.').to.equal(true)
        element.style.display = ''
        await frames()
        await clock.tickAsync(CHANGE_ERROR_MS - 1)
        hideTab(true)
        await clock.tickAsync(60_000)
        expect(isShown(), 'The tab is hidden.').to.equal(true)
        hideTab(false)
        await clock.tickAsync(CHANGE_ERROR_MS - 1)
        await frames()
        expect(isShown()).to.equal(true)
        await clock.tickAsync(1)
        await frames()
        expect(isShown()).to.equal(false)
      } finally {
        clock.uninstall()
        Reflect.deleteProperty(document, 'hidden')
      }
    })
  })

  it('are announced again when the same one happens again (MINICART-13)', async () => {
    const element = await carts.showing(filled())
    carts.serving(
      () => json({ cart: filled() }),
      () => json({ error: 'CART_LIMIT', limit: 7 }, 409),
    )
    inside(element, '.tile__delete')?.click()
    const first = await eventually(element, '.minicart__notices .notification--error')
    await waitUntil(() => countOf(element, '.tile__delete') === 1)
    inside(element, '.tile__delete')?.click()
    await waitUntil(() => !first.isConnected, 'The alert is a new element.')
    await eventually(element, '.minicart__notices .notification--error')
  })
})
