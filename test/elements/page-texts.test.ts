// one engine: hydration is but one of its ways
import { expect } from '@open-wc/testing'
import { loadTexts, translator } from '../../src/i18n/texts.ts'
import { pageBlock } from '../../src/page/configuration/json-block.ts'
import { fetchFeatureTexts } from '../../src/page/feature-texts.ts'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { EMPTY_CART } from '../../src/shop/cart/cart.ts'
import { page } from '../support/page.ts'

const SETTINGS = {
  texts: {
    'de-DE': {
      'header.cart': 'Körbchen',
      'header.cartItems_one': '{{count}} Stück',
      'header.cartItems_other': '{{count}} Stücke',
      'header.menu': 'Karte <b>neu</b>',
      'header.category.coffee': 'Kaffee & Tee',
      'minicart.changeError.ITEM_LIMIT_other': 'Leider nur {{limit}} je Einkauf.',
      'minicart.changeError.CART_LIMIT_other': 'Leider nicht so viele.',
      'minicart.heading': 7,
      'newsletter.voucherHint': 'Es gelten die <a href="javascript:alert(1)">Bedingungen</a>.',
      'newsletter.intro': 'Neues von $t(heading)',
      'newsletter.unknown': 'x',
      'newsletter-form.more': 'Aufklappen',
      'form.invalid': '{{field}} {{field}}?',
    },
    'de-AT': { 'minicart.toCart': 'Zum Sackerl', 'header.back': '' },
  },
}

describe('texts of the page’s JSON block', () => {
  // They are read once, by the first element of the page.
  before(() => {
    pageBlock().fields = SETTINGS
  })

  it('are never HTML, and replace what exists; the rest is told and ignored (CONFIG-28)', async () => {
    const ignored = [
      ...['de-AT.header.back', 'de-DE.header.menu', 'de-DE.minicart.changeError.CART_LIMIT_other'],
      ...[
        'de-DE.minicart.heading',
        'de-DE.newsletter.intro',
        'de-DE.newsletter.unknown',
        'de-DE.newsletter.voucherHint',
      ],
    ]
    page.logs(...ignored.map((name) => new RegExp(`"texts.${name}" is ignored`)))
    await loadTexts('de-AT', ['header'])
    await loadTexts('de-DE', ['header', 'minicart', 'newsletter', 'newsletter-form', 'form'])
    const newsletter = translator('de-DE', 'newsletter', 'Shop')
    expect(translator('de-DE', 'header', 'Shop')('menu')).to.equal('Menü')
    expect(translator('de-DE', 'minicart', 'Shop')('heading')).to.equal('Ihr Warenkorb')
    expect(newsletter('voucherHint')).to.include('<voucherConditions>')
    expect(newsletter('intro')).to.match(/^Melden Sie sich/)
    expect(translator('de-DE', 'newsletter-form', 'Shop')('more')).to.equal('Aufklappen')
    expect(translator('de-DE', 'form', 'Shop')('invalid', { field: 'Ort' })).to.equal('Ort Ort?')
  })

  it('replace texts and plurals, after hydrating with the built-in ones (CONFIG-28)', async () => {
    page.serveCart({ ...EMPTY_CART, numberOfArticles: 3 })
    // The built-in entries stay.
    page.serve({ 'GET /jsonflyoutnavigation': () => new Promise(() => {}) })
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    expect(html).to.include('>Warenkorb<')
    page.insert(html)
    await import('../../src/elements/shop-header.ts')
    await page.until(() => page.select('[part=cart-icon]').textContent?.endsWith('Körbchen, 3 Stücke'))
    expect(page.text()).to.include('Kaffee & Tee')
  })

  it('are used outside of components too (CONFIG-28)', async () => {
    const text = await fetchFeatureTexts({ locale: 'de-DE', product: 'Shop' }, ['minicart'])
    expect(text('minicart.changeError.ITEM_LIMIT', { limit: 3, count: 3 })).to.equal('Leider nur 3 je Einkauf.')
  })

  it('belong to one locale: an element of another one shows its own (CONFIG-28)', async () => {
    await loadTexts('de-AT', ['minicart', 'header'])
    const t = translator('de-AT', 'minicart', 'Shop')
    expect([t('toCart'), t('toCheckout')]).to.deep.equal(['Zum Sackerl', 'Zur Kassa'])
    expect(translator('de-AT', 'header', 'Shop')('cart')).to.equal('Warenkorb')
    await loadTexts('de-CH', ['minicart'])
    expect(translator('de-CH', 'minicart', 'Shop')('toCart')).to.equal('Zum Warenkorb')
  })
})
