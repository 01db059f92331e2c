import { expect } from '@open-wc/testing'
import { loadTexts, translator } from '../../src/i18n/texts.ts'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { describeChangeError } from '../../src/state/cart/change-errors.late.ts'
import { captureConsole } from '../support/console.ts'
import { json, serve } from '../support/services.ts'
import { waitUntil } from '../support/wait-until.ts'

/** Read once, by the first element of the page. */
const block = document.createElement('script')
block.type = 'application/json'
block.dataset.shopElements = ''
block.textContent = JSON.stringify({
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
})

describe('texts of the page’s JSON block', () => {
  const problems: string[] = []
  const warnings: string[] = []
  let services: ReturnType<typeof serve>
  let unhush: (() => void)[] = []
  before(() => document.head.append(block))
  beforeEach(() => {
    localStorage.clear()
    problems.length = 0
    unhush = [captureConsole('error', problems), captureConsole('warn', warnings)]
    services = serve({
      'GET /service/cart/api/cart': () => json({ cart: { numberOfArticles: 3, articles: [], totalSum: 0 } }),
      'GET /service/customerfrontenddata/api/v1/psdata': () => json({ tracking: { loginStatus: 'LOGGED_OUT' } }),
    })
  })
  afterEach(() => {
    document.querySelector('shop-header')?.parentElement?.remove()
    services.end()
    for (const restore of unhush) restore()
  })
  after(() => block.remove())

  it('replace single texts and plural forms of their locale, after hydrating with the built-in ones (CONFIG-28)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    expect(html).to.include('>Warenkorb<')
    const holder = document.createElement('div')
    ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(html)
    document.body.append(holder)
    await import('../../src/elements/shop-header.ts')
    const root = holder.firstElementChild?.shadowRoot
    const cart = () => root?.querySelector('[part=cart-icon]')?.textContent
    await waitUntil(() => cart()?.endsWith('Körbchen, 3 Stücke'), `Shown: ${cart()}`)
    expect(root?.querySelector('.navigation__list')?.textContent).to.include('Kaffee & Tee')
    // Not those of services that the test does not serve.
    const isOther = (problem: string) => /^Detected multiple renderers|_UNAVAILABLE/.test(problem)
    expect(problems.filter((problem) => !isOther(problem))).to.deep.equal([])
  })

  it('are used outside of components too (CONFIG-28)', async () => {
    const message = await describeChangeError({ locale: 'de-DE', product: 'Shop' }, 'ITEM_LIMIT', 3)
    expect(message).to.equal('Leider nur 3 je Einkauf.')
  })

  it('belong to one locale: an element of another one shows its own (CONFIG-28)', async () => {
    await loadTexts('de-AT', ['minicart', 'header'])
    const t = translator('de-AT', 'minicart', 'Shop')
    expect([t('toCart'), t('toCheckout')]).to.deep.equal(['Zum Sackerl', 'Zur Kassa'])
    expect(translator('de-AT', 'header', 'Shop')('cart')).to.equal('Warenkorb')
    await loadTexts('de-CH', ['minicart'])
    expect(translator('de-CH', 'minicart', 'Shop')('toCart')).to.equal('Zum Warenkorb')
  })

  it('are never HTML, keep links and placeholders, and replace what exists; the rest is told and ignored (CONFIG-28)', async () => {
    await loadTexts('de-DE', ['header', 'minicart', 'newsletter', 'newsletter-form', 'form'])
    const newsletter = translator('de-DE', 'newsletter', 'Shop')
    expect(translator('de-DE', 'header', 'Shop')('menu')).to.equal('Menü')
    expect(translator('de-DE', 'minicart', 'Shop')('heading')).to.equal('Ihr Warenkorb')
    expect(newsletter('voucherHint')).to.include('<voucherConditions>')
    expect(newsletter('intro')).to.match(/^Melden Sie sich/)
    expect(translator('de-DE', 'newsletter-form', 'Shop')('more')).to.equal('Aufklappen')
    expect(translator('de-DE', 'form', 'Shop')('invalid', { field: 'Ort' })).to.equal('Ort Ort?')
    const told = warnings.flatMap((text) => /"texts\.(.+)" is ignored/.exec(text)?.[1] ?? [])
    expect(told.sort()).to.deep.equal(
      [
        'de-AT.header.back',
        'de-DE.header.menu',
        'de-DE.minicart.changeError.CART_LIMIT_other',
        'de-DE.minicart.heading',
        'de-DE.newsletter.intro',
        'de-DE.newsletter.unknown',
        'de-DE.newsletter.voucherHint',
      ].sort(),
    )
  })
})
