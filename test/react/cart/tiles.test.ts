import { expect } from '@open-wc/testing'
import type { Dimension } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article, cartOf } from '../../support/carts.ts'
import { allInside, clearPage, inside, textsOf } from '../../support/elements.ts'
import { countOf, miniCarts, reduced, subscription } from './support.ts'

describe('the tiles of the mini cart', () => {
  const carts = miniCarts()

  it('are those of articles, free articles, gift cards, partner products, subscriptions, in order (MINICART-16, MINICART-17, MINICART-18)', async () => {
    const element = await carts.showing({
      ...cartOf(article('A', 2, { title: 'Dress', price: { calculatedPrice: 3998 } })),
      freeArticles: [article('F', 1, { title: 'Spoon', campaignId: 'c1' })],
      giftCards: [{ article: article('G', 1, { title: 'Gift card', price: { calculatedPrice: 2500 } }) }],
      partnerProducts: [{ partnerProductId: 'P', title: 'Mobile plan', totalQuantity: 3, totalPrice: 2997 }],
      subscriptions: [subscription({ recurringArticles: [], recurringArticlesPrice: { calculatedPrice: 2598 } })],
    })
    expect(textsOf(element, '.tile__title')).to.deep.equal(['Dress', 'Spoon', 'Gift card', 'Mobile plan', 'Kaffee-Abo'])
    expect(textsOf(element, '.tile__note')).to.deep.equal(['2 Stück', '1 Stück', '1 Stück', '3 Stück', 'je Lieferung'])
    expect(textsOf(element, '.tile__free')).to.deep.equal(['Gratis'])
    expect(textsOf(element, '.tile__foot .price')).to.deep.equal(['39,98', '25,00', '29,97', '25,98'])
  })

  it('have a picture and a link to the product or the form of the partner (MINICART-17, MINICART-18)', async () => {
    const element = await carts.showing({
      ...cartOf(article('A', 1, { imageUrl: 'https://img.example/a.png', productUrl: '/products/a' })),
      partnerProducts: [
        {
          partnerProductId: 'P',
          title: 'Plan',
          totalQuantity: 1,
          totalPrice: 9,
          formUrl: 'https://partner.example/form',
        },
      ],
    })
    expect(allInside(element, '.tile__title a').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/products/a',
      'https://partner.example/form',
    ])
    expect(inside(element, '.tile__picture img')?.getAttribute('src')).to.equal('https://img.example/a.png')
    expect(inside(element, '.tile__picture img')?.getAttribute('alt'), 'The title is beside it.').to.equal('')
  })

  it('show no quantity that is no whole number above 0, and no price by it (CART-49)', async () => {
    const wrong = (quantity: unknown) => ({ quantity: quantity as number, price: undefined as never })
    const element = await carts.showing({
      ...cartOf(...[0, -2, 1.5, 1e300].map((quantity, at) => article(`A${at}`, 1, wrong(quantity)))),
      numberOfArticles: 4,
      giftCards: [{ article: article('G', 1, wrong({ quantity: -1 })) }],
      partnerProducts: [{ partnerProductId: 'P', title: 'Plan', totalQuantity: '3' as never }],
      subscriptions: [subscription({ recurringArticles: [article('R', 1, wrong(-3))] })],
      defectiveArticles: [article('D', 1, wrong(Number.MAX_VALUE))],
    })
    expect(countOf(element, '.tile')).to.equal(8)
    expect(textsOf(element, '.tile__note').filter(Boolean)).to.deep.equal([])
    expect(textsOf(element, '.subscription__title')).to.deep.equal(['Article R'])
    expect(countOf(element, '.tile__foot .price')).to.equal(0)
  })

  it('make no link or picture of an unsafe address, and no HTML of a text (CALL-22, CALL-23)', async () => {
    const hostile = { productUrl: 'javascript:alert(1)', imageUrl: 'data:text/html,x', title: '<b>x</b>' }
    const element = await carts.showing({
      ...cartOf(article('A', 1, hostile)),
      partnerProducts: [
        { partnerProductId: 'P', title: 'P', totalQuantity: 1, totalPrice: 9, formUrl: 'javascript:alert(2)' },
      ],
      subscriptions: [subscription({ recurringArticles: [article('R', 1, hostile)] })],
    })
    expect(countOf(element, '.minicart__rows a')).to.equal(0)
    expect(countOf(element, '.minicart__rows img')).to.equal(0)
    expect(textsOf(element, '.tile__title')[0]).to.equal('<b>x</b>')
  })

  it('show an item twice that the answer holds twice (MINICART-23)', async () => {
    const element = await carts.showing(cartOf(article('A'), article('A'), article('B')))
    expect(textsOf(element, '.tile__title')).to.deep.equal(['Article A', 'Article A', 'Article B'])
    expect(carts.problems()).to.deep.equal([])
  })

  describe('show the dimensions', () => {
    const shown = (...dimensions: Dimension[]) => carts.showing(cartOf(article('A', 1, { dimensions })))

    it('TEXT first, then COLOR and IMAGE (MINICART-19)', async () => {
      const element = await shown(
        { name: 'Muster', value: 'gestreift', type: 'IMAGE' },
        { name: 'Farbe', value: 'rosé', type: 'COLOR' },
        { name: 'Größe', value: 'M', type: 'TEXT' },
        { name: 'Länge', value: '32', type: 'TEXT' },
      )
      expect(textsOf(element, '.dimension')).to.deep.equal([
        'Größe: M',
        'Länge: 32',
        'Farbe: rosé',
        'Muster: gestreift',
      ])
    })

    it('of type COLOR with a swatch if the value is a colour, else as text (MINICART-20)', async () => {
      const values = ['#a83a33', 'rgb(10, 20, 30)', 'red', 'rosé', 'inherit', 'url(x)', 'var(--x)']
      const element = await shown(...values.map((value) => ({ name: 'Farbe', value, type: 'COLOR' as const })))
      const swatches = allInside(element, '.dimension').map(
        (dimension) => dimension.querySelector('circle')?.getAttribute('fill') ?? 'text',
      )
      expect(swatches).to.deep.equal(['#a83a33', '#0a141e', 'red', 'text', 'text', 'text', 'text'])
      const notation = inside(element, '.dimension .visually-hidden')
      expect(notation?.textContent, 'A notation is for screen readers only, a name is visible.').to.equal('#a83a33')
      expect(allInside(element, '.dimension')[2]?.querySelector('.visually-hidden') === null).to.equal(true)
    })

    it('of type IMAGE with a picture if the value is a safe address (MINICART-20, CALL-22, CALL-23)', async () => {
      const element = await shown(
        { name: 'Muster', value: 'https://img.example/dots.png', type: 'IMAGE' },
        { name: 'Stoff', value: 'javascript:alert(1)//.png', type: 'IMAGE' },
        { name: 'Griff', value: 'https://img.example/wood.png', type: 'IMAGE' },
      )
      const pictures = allInside(element, '.dimension img') as HTMLImageElement[]
      expect(pictures.map(({ alt }) => alt)).to.deep.equal(['Muster', 'Griff'])
      expect(pictures.map((picture) => picture.getAttribute('src'))).to.deep.equal([
        'https://img.example/dots.png',
        'https://img.example/wood.png',
      ])
    })
  })

  describe('show the availability', () => {
    const gone = 'Dieser Artikel ist leider nicht mehr in der gewünschten Anzahl verfügbar'
    const looks: [
      availability: 'NOT_AVAILABLE' | 'SOLDOUT' | 'SHORTAGE' | 'IN_STOCK' | 'AVAILABLE',
      ...say: string[],
    ][] = [
      ['NOT_AVAILABLE', 'error', gone],
      ['SOLDOUT', 'error', 'Dieser Artikel ist leider ausverkauft'],
      ['SHORTAGE', 'info', 'Wenige verfügbar'],
      ['IN_STOCK'],
      ['AVAILABLE'],
    ]
    for (const [availability, style, text] of looks) {
      it(`${availability} ${style ? `in the ${style} style` : 'not at all'} (MINICART-21)`, async () => {
        const element = await carts.showing(cartOf(article('A', 1, { availability })))
        expect(textsOf(element, '.availability')).to.deep.equal(text ? [text] : [])
        if (style) expect(countOf(element, `.availability--${style}`)).to.equal(1)
      })
    }
  })

  describe('show the price', () => {
    it('with the previous price and the base price in the words of the service (PRICE-11, PRICE-12)', async () => {
      const element = await carts.showing(cartOf(article('A', 1, reduced({ basePrice: '15,99 €/kg' }))))
      expect(textsOf(element, '.price')).to.deep.equal(['Statt 19,9915,9915,99 €/kg'])
      expect(countOf(element, '.price s')).to.equal(1)
    })

    it('by its newer fields with a price summary, by the older one without (PRICE-16, PRICE-17)', async () => {
      const both = article('A', 2, { currentShopPrice: 700, price: { calculatedPrice: 1200 } })
      const priceSummary = { cartFinalSum: 1200, redeemedWsacDiscounts: [] }
      const recent = await carts.showing({ ...cartOf(both), priceSummary }, 'AT')
      expect(textsOf(recent, '.price')).to.deep.equal(['12,00 €'])
      clearPage()
      const old = await carts.showing(cartOf(both), 'SK')
      expect(textsOf(old, '.price')).to.deep.equal(['14,00 €'])
    })

    it('unless there is none (PRICE-18)', async () => {
      const { price: _price, ...free } = article('A')
      const element = await carts.showing(cartOf(free))
      expect(countOf(element, '.tile .price')).to.equal(0)
    })
  })

  describe('show the best price of 30 days', () => {
    // Browsers differ in the spaces before a percent sign and a colon.
    const withoutSpaces = (text: string) => text.replaceAll(/\s(?=[%:])/g, '')
    const hints = {
      DE: '30-Tage-Bestpreis: 17,99 (-11%)',
      AT: 'Niedrigster Preis der letzten 30 Tage: 17,99 € (-11%)',
      CH: '30-Tage-Bestpreis: CHF 17.99 (-11%)',
      CH_FR: 'Meilleur prix sur 30 jours: CHF 17.99 (-11%)',
      PL: 'Najniższa cena z 30 dni przed obniżką: 17,99 zł (-11%)',
      CZ: 'Nejnižší cena za 30 dní: 17 Kč (-11%)',
      HU: 'Az elmúlt 30 nap legalacsonyabb ára: 17 Ft (-11%)',
      SK: 'Najnižšia cena za 30 dní: 17,99 € (-11%)',
      TR: 'Son 30 günün en düşük fiyatı: 17,99 TL (-%11)',
    } as const

    for (const site of SITES) {
      it(`${site}: amount and difference in the notation of the site and the language (PRICE-10, PRICE-25)`, async () => {
        const element = await carts.showing(cartOf(article('A', 1, reduced())), site)
        expect(textsOf(element, '.best-price__text').map(withoutSpaces)).to.deep.equal([hints[site]])
      })
      it(`${site}: ${site === 'AT' ? 'without' : 'with'} the info tooltip (PRICE-26)`, async () => {
        const element = await carts.showing(cartOf(article('A', 1, reduced())), site)
        expect(allInside(element, '.best-price button').length).to.equal(site === 'AT' ? 0 : 1)
      })
      it(`${site}: ${site === 'PL' ? 'also' : 'not'} for a promotional price (PRICE-23, PRICE-24)`, async () => {
        const element = await carts.showing(cartOf(article('A', 1, reduced({ isPricePromotional: true }))), site)
        expect(allInside(element, '.best-price').length).to.equal(site === 'PL' ? 1 : 0)
      })
    }
  })

  it('are missing in an empty cart (MINICART-5)', async () => {
    const element = await carts.showing(EMPTY_CART, 'DE', '.minicart__empty')
    expect(countOf(element, '.tile')).to.equal(0)
  })
})
