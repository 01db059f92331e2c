// one engine: it measures one line by the way
import { expect } from '@open-wc/testing'
import type { Cart, CartChange } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article, partnerProduct } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { changes, descriptionOf, filled, rows, SITES_BY_LOCALE, showCart, subscription } from './support.ts'

const NOW =
  'Dieses Produkt ist derzeit nicht verfügbar. Bitte versuchen Sie es später erneut oder löschen Sie es aus dem Warenkorb.'
const NOTICE = 'Es sind Fehler aufgetreten, bitte beachten Sie die Hinweise unten.'
/** Its first sentence; the items follow (MINICART-69). */
const notice = () => page.get('alert').querySelector('p')?.textContent ?? ''
const warning = (what: string) =>
  `Entschuldigung. Ihr ${what} ist in dieser Kombination nicht verfügbar. Bitte ändern Sie Ihre Auswahl.`
const machine = subscription({ subscriptionType: 'MACHINE', subscriptionConfigurationId: 's2' })

const KINDS: [kind: string, cart: Partial<Cart>, row: string, change: CartChange][] = [
  [
    'article',
    { defectiveArticles: [article('D')] },
    `Article D | ${NOW} | 1 Stück`,
    { setArticle: { productId: 'D', tcm: 'tcm-D', quantity: 0 } },
  ],
  [
    'gift card',
    { defectiveGiftCards: [{ article: article('D') }] },
    `Article D | ${NOW} | 1 Stück`,
    { setGiftCard: { productId: 'D', tcm: 'tcm-D', set: 0 } },
  ],
  [
    'partner product',
    { defectivePartnerProducts: [partnerProduct('P')] },
    'Partner product P | Dieses Produkt ist nicht mehr verfügbar. Bitte löschen Sie es aus dem Warenkorb. | 1 Stück',
    { setPartnerProduct: { partnerProductId: 'P', set: 0 } },
  ],
  [
    'machine subscription',
    { defectiveSubscriptions: [machine] },
    `${warning('Maschinen-Abo')} | Maschinen-Abo | Das Produkt ist aktuell so nicht verfügbar.`,
    { deleteSubscription: { subscriptionId: 's2' } },
  ],
  [
    'subscription',
    { defectiveSubscriptions: [subscription()] },
    `${warning('Kaffee-Abo')} | Kaffee-Abo | Das Produkt ist aktuell so nicht verfügbar.`,
    { deleteSubscription: { subscriptionId: 's1' } },
  ],
]

describe('a defective item in the mini cart', () => {
  for (const [kind, cart, row, change] of KINDS) {
    it(`of kind ${kind} says what is wrong below a notice (MINICART-27, MINICART-28, MINICART-14)`, async () => {
      await showCart({ ...EMPTY_CART, ...cart })
      expect(rows()).to.deep.equal([row])
      expect(notice()).to.equal(NOTICE)
    })

    it(`of kind ${kind} can be deleted, but not restored (MINICART-31, MINICART-33)`, async () => {
      await showCart({ ...EMPTY_CART, ...cart })
      // Its name comes into the notice above it.
      await page.until(() => page.all('button').length === 2)
      await page.click('button', /löschen$/)
      await page.until(() => rows().join().endsWith('Gelöscht'))
      await page.until(() => changes().length > 0)
      expect(changes()).to.deep.equal([change])
      expect(page.all('button')).to.have.length(0)
    })
  }

  it('has its picture, but no price and no link (MINICART-29)', async () => {
    const url = { productUrl: '/products/d', imageUrl: 'https://img.example/d.png' }
    await showCart({ ...EMPTY_CART, defectiveArticles: [article('D', 1, url)] })
    const row = page.within(page.select('[data-row]'))
    expect(rows()).to.deep.equal([`Article D | ${NOW} | 1 Stück`])
    expect(row.select('img').getAttribute('src')).to.equal(url.imageUrl)
    expect(row.all('link')).to.have.length(0)
  })

  const { tcm: _tcm, ...locked } = article('N')
  const lockedItems: [list: string, cart: Partial<Cart>][] = [
    ['defectiveArticles', { defectiveArticles: [locked] }],
    ['defectiveGiftCards', { defectiveGiftCards: [{ article: locked }] }],
  ]
  for (const [list, cart] of lockedItems)
    it(`in ${list} without a tcm has a disabled delete button that says why (MINICART-30)`, async () => {
      await showCart({ ...EMPTY_CART, ...cart })
      const button = page.get('button', /löschen$/)
      expect(button.ariaDisabled).to.equal('true')
      expect(descriptionOf(button)).to.match(/lässt sich hier nicht löschen/)
      const before = rows()
      await page.click(button)
      await page.frame()
      expect(rows()).to.deep.equal(before)
      expect(changes()).to.deep.equal([])
    })

  it('comes in a list of its own below the intact items (MINICART-16)', async () => {
    await showCart(filled({ defectiveArticles: [article('D')], defectivePartnerProducts: [partnerProduct('P')] }))
    const titlesOf = (list: string) => page.within(page.get('list', list)).names('heading')
    expect(titlesOf('Ihr Warenkorb')).to.deep.equal(['Article A'])
    expect(titlesOf('Nicht verfügbar')).to.deep.equal(['Article D', 'Partner product P'])
  })

  for (const [site, locale] of SITES_BY_LOCALE)
    it(`has all its messages in ${locale} (SITE-2)`, async () => {
      const defectiveSubscriptions = [subscription(), machine]
      await showCart(
        { ...EMPTY_CART, ...Object.assign({}, ...KINDS.map(([, cart]) => cart)), defectiveSubscriptions },
        site,
      )
      const shown = [notice(), ...rows().flatMap((row) => row.split(' | '))]
      const messages = new Set(shown.filter((text) => /^\S.{20,}\.$/.test(text)))
      // The notice, one for articles and gift cards, one for partner products, three for subscriptions.
      expect(messages.size).to.equal(6)
    })

  it('of a subscription has its button where the line begins (MINICART-29)', async () => {
    await showCart({ ...EMPTY_CART, defectiveSubscriptions: [subscription()] })
    const icon = (await page.see('button', /aus dem Warenkorb löschen$/)).querySelector('svg') as Element
    const { left } = page.select('.tile__title').getBoundingClientRect()
    expect(icon.getBoundingClientRect().left).to.be.closeTo(left, 2)
  })
})
