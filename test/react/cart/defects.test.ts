import { expect } from '@open-wc/testing'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article } from '../../support/carts.ts'
import { allInside, clearPage, eventually, inside, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { countOf, filled, miniCarts, SITES_BY_LOCALE, subscription } from './support.ts'

const { tcm: _tcm, ...withoutTcm } = article('N', 1, { title: 'Nameless' })
const partner = { partnerProductId: 'P', title: 'Plan', totalQuantity: 1, totalPrice: 999 }
const KINDS: [kind: string, cart: Partial<Cart>, text: string, change: object][] = [
  [
    'article',
    { defectiveArticles: [article('D')] },
    'Dieses Produkt ist derzeit nicht verfügbar. Bitte versuchen Sie es später erneut oder löschen Sie es aus dem Warenkorb.',
    { setArticle: { productId: 'D', tcm: 'tcm-D', quantity: 0 } },
  ],
  [
    'gift card',
    { defectiveGiftCards: [{ article: article('D') }] },
    'Dieses Produkt ist derzeit nicht verfügbar. Bitte versuchen Sie es später erneut oder löschen Sie es aus dem Warenkorb.',
    { setGiftCard: { productId: 'D', tcm: 'tcm-D', set: 0 } },
  ],
  [
    'partner product',
    { defectivePartnerProducts: [partner] },
    'Dieses Produkt ist nicht mehr verfügbar. Bitte löschen Sie es aus dem Warenkorb.',
    { setPartnerProduct: { partnerProductId: 'P', set: 0 } },
  ],
  [
    'machine subscription',
    { defectiveSubscriptions: [subscription({ subscriptionType: 'MACHINE' })] },
    'Das Produkt ist aktuell so nicht verfügbar.',
    { deleteSubscription: { subscriptionId: 's1' } },
  ],
  [
    'subscription',
    { defectiveSubscriptions: [subscription()] },
    'Das Produkt ist aktuell so nicht verfügbar.',
    { deleteSubscription: { subscriptionId: 's1' } },
  ],
]

describe('a defective item in the mini cart', () => {
  const carts = miniCarts()

  for (const [kind, cart, text, change] of KINDS) {
    it(`of kind ${kind} shows its message below a notice (MINICART-27, MINICART-14)`, async () => {
      const element = await carts.showing({ ...EMPTY_CART, ...cart })
      expect(textsOf(element, '.tile .availability--error')).to.deep.equal([text])
      expect(textsOf(element, '.minicart__notices .notification--error')).to.deep.equal([
        'Es sind Fehler aufgetreten, bitte beachten Sie die Hinweise unten.',
      ])
    })

    it(`of kind ${kind} can be deleted, but not restored (MINICART-31, MINICART-33)`, async () => {
      const element = await carts.showing({ ...EMPTY_CART, ...cart })
      carts.serving(
        () => json({ cart: EMPTY_CART }),
        () => json({ cart: EMPTY_CART }),
      )
      inside(element, '.tile__delete')?.click()
      await waitUntil(() => carts.changes().length > 0)
      expect(carts.changes()).to.deep.equal([change])
      await eventually(element, '.deleted-tile')
      expect(countOf(element, '.tile')).to.equal(0)
      expect(countOf(element, '.deleted-tile__undo')).to.equal(0)
    })
  }

  it('of kind subscription has a warning above its tile (MINICART-28)', async () => {
    const element = await carts.showing({ ...EMPTY_CART, defectiveSubscriptions: [subscription()] })
    expect(textsOf(element, '.minicart__row .notification')).to.deep.equal([
      'Entschuldigung. Ihr Kaffee-Abo ist in dieser Kombination nicht verfügbar. Bitte ändern Sie Ihre Auswahl.',
    ])
  })

  it('of kind machine subscription has a warning of its own (MINICART-28)', async () => {
    const defectiveSubscriptions = [subscription({ subscriptionType: 'MACHINE' })]
    const element = await carts.showing({ ...EMPTY_CART, defectiveSubscriptions })
    expect(textsOf(element, '.minicart__row .notification')).to.deep.equal([
      'Entschuldigung. Ihr Maschinen-Abo ist in dieser Kombination nicht verfügbar. Bitte ändern Sie Ihre Auswahl.',
    ])
  })

  it('has its picture, but no price and no link (MINICART-29)', async () => {
    const url = { productUrl: '/products/d', imageUrl: 'https://img.example/d.png' }
    const element = await carts.showing({ ...EMPTY_CART, defectiveArticles: [article('D', 1, url)] })
    expect(countOf(element, '.tile .price')).to.equal(0)
    expect(countOf(element, '.tile a')).to.equal(0)
    expect(countOf(element, '.tile img')).to.equal(1)
  })

  for (const list of ['defectiveArticles', 'defectiveGiftCards'] as const) {
    it(`in ${list} without a tcm has a disabled delete button that says why (MINICART-30)`, async () => {
      const entry = list === 'defectiveArticles' ? withoutTcm : { article: withoutTcm }
      const element = await carts.showing({ ...EMPTY_CART, [list]: [entry] } as Cart)
      const button = inside(element, '.tile__delete')
      expect(button?.getAttribute('aria-disabled')).to.equal('true')
      const reason = element.shadowRoot?.getElementById(button?.getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).to.match(/lässt sich hier nicht löschen/)
      button?.click()
      expect(carts.changes()).to.deep.equal([])
      expect(countOf(element, '.tile')).to.equal(1)
    })
  }

  it('comes in a list of its own below the intact items (MINICART-16)', async () => {
    const element = await carts.showing(
      filled({ defectiveArticles: [article('D')], defectivePartnerProducts: [partner] }),
    )
    expect(textsOf(element, '.tile__title')).to.deep.equal(['Article A', 'Article D', 'Plan'])
    expect(allInside(element, '.minicart__rows').length).to.equal(2)
  })

  for (const [site, locale] of SITES_BY_LOCALE) {
    it(`has all its messages in ${locale} (SITE-2)`, async () => {
      const messages = new Set<string>()
      for (const [, cart] of KINDS) {
        const element = await carts.showing({ ...EMPTY_CART, ...cart }, site)
        for (const text of textsOf(element, '.availability, .notification')) messages.add(text)
        clearPage()
      }
      // The notice, one for articles and gift cards, one for partner products, three for subscriptions.
      expect(messages.size).to.equal(6)
      for (const text of messages) expect(text).to.match(/^\S.{20,}\.$/)
    })
  }
})
