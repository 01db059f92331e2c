// every engine: styles
import { expect } from '@open-wc/testing'
import type { Dimension } from '../../../src/shop/cart/cart.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { rows, showCart, subscription } from './support.ts'

const plan = { partnerProductId: 'P', title: 'Plan', totalQuantity: 3, totalPrice: 2997 }
const addressesOf = (selector: string, attribute = 'src') =>
  page.selectAll(`[data-row] ${selector}`).map((element) => element.getAttribute(attribute))
const showDimensions = (...dimensions: Dimension[]) => showCart(cartOf(article('A', 1, { dimensions })))

describe('the tiles of the mini cart', () => {
  it('are those of all kinds of items in their order (MINICART-16, MINICART-17, MINICART-18)', async () => {
    await showCart({
      ...cartOf(article('A', 2, { title: 'Dress', price: { calculatedPrice: 3998 } })),
      freeArticles: [article('F', 1, { title: 'Spoon', campaignId: 'c1' })],
      giftCards: [{ article: article('G', 1, { title: 'Gift card', price: { calculatedPrice: 2500 } }) }],
      partnerProducts: [plan],
      subscriptions: [subscription({ recurringArticles: [], recurringArticlesPrice: { calculatedPrice: 2598 } })],
    })
    expect(rows()).to.deep.equal([
      'Dress | 2 Stück | 39,98',
      'Spoon | 1 Stück | Gratis',
      'Gift card | 1 Stück | 25,00',
      'Plan | 3 Stück | 29,97',
      'Kaffee-Abo | je Lieferung | 25,98',
    ])
  })

  it('have a picture, and a link to the product or the partner’s form (MINICART-17, MINICART-18)', async () => {
    await showCart({
      ...cartOf(article('A', 1, { imageUrl: 'https://img.example/a.png', productUrl: '/products/a' })),
      partnerProducts: [{ ...plan, imageUrl: 'https://img.example/p.png', formUrl: 'https://partner.example/form' }],
    })
    expect(page.get('link', 'Article A').getAttribute('href')).to.equal('/products/a')
    expect(page.get('link', 'Plan').getAttribute('href')).to.equal('https://partner.example/form')
    expect(addressesOf('img')).to.deep.equal(['https://img.example/a.png', 'https://img.example/p.png'])
    expect(addressesOf('img', 'alt'), 'The title is beside it.').to.deep.equal(['', ''])
  })

  it('say the producer’s guarantee and disclosures, cleaned, with safe addresses only, and nothing else (LAW-12)', async () => {
    page.logs(/ENTRY_DROPPED/)
    const noted = (id: string, more: object) => article(id, 1, more)
    const guaranteeLabel = { years: 2.5, producer: ' Mühlen\n AG ', url: '/guarantee' }
    const disclosures = [
      { text: 'Ersatzteile: 10 Jahre', url: 'javascript:alert(1)' },
      { text: `${'x'.repeat(300)}` },
      { text: '' },
      'none',
      { text: '<b>Bold</b>' },
      { text: 'left out' },
    ]
    await showCart(
      cartOf(
        noted('A', { guaranteeLabel, disclosures }),
        noted('B', { guaranteeLabel: { years: -1, producer: 'B' }, disclosures: 'none' }),
        noted('C', { guaranteeLabel: null, disclosures: [] }),
      ),
    )
    const [first, ...others] = page.all('list').filter((list) => list.matches('.tile__notes'))
    expect(others).to.have.length(0)
    const items = [...(first?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(items).to.deep.equal([
      'Herstellergarantie (Jahre): 2,5, Mühlen AG',
      'Ersatzteile: 10 Jahre',
      'x'.repeat(200),
      '<b>Bold</b>',
    ])
    expect([...(first?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))).to.deep.equal([
      '/guarantee',
    ])
  })

  it('show no quantity that is no whole number above 0, and no price by it (CART-49)', async () => {
    const wrong = (quantity: unknown) => ({ quantity: quantity as number, price: undefined as never })
    page.logs(/ENTRY_DROPPED/)
    await showCart({
      ...cartOf(...[0, -2, 1.5, 1e300].map((quantity, at) => article(`A${at}`, 1, wrong(quantity)))),
      numberOfArticles: 4,
      giftCards: [{ article: article('G', 1, wrong({ quantity: -1 })) }],
      partnerProducts: [{ partnerProductId: 'P', title: 'Plan', totalQuantity: '3' as never }],
      subscriptions: [subscription({ recurringArticles: [article('R', 1, wrong(-3))] })],
      defectiveArticles: [article('D', 1, wrong(Number.MAX_VALUE))],
    })
    expect(rows().map((row) => row.replace(/Dieses Produkt.+/, '…'))).to.deep.equal([
      ...['Article A0', 'Article A1', 'Article A2', 'Article A3', 'Article G', 'Plan'],
      'Kaffee-Abo | Bei jeder Lieferung | Article R',
      'Article D | …',
    ])
    expect(rows().at(-1)).to.match(/löschen Sie es aus dem Warenkorb\.$/)
  })

  it('make no link or picture of an unsafe address, and no HTML of a text (CALL-22, CALL-23)', async () => {
    const hostile = { productUrl: 'javascript:alert(1)', imageUrl: 'data:text/html,x', title: '<b>x</b>' }
    await showCart({
      ...cartOf(article('A', 1, hostile)),
      partnerProducts: [{ ...plan, formUrl: 'javascript:alert(2)' }],
      subscriptions: [subscription({ recurringArticles: [article('R', 1, hostile)] })],
    })
    expect(page.selectAll('[data-row] :is(a, img, b)')).to.have.length(0)
    expect(rows()[0]).to.equal('<b>x</b> | 1 Stück | 5,00')
  })

  it('show an item twice that the answer holds twice (MINICART-23)', async () => {
    await showCart(cartOf(article('A'), article('A'), article('B')))
    const row = (title: string) => `${title} | 1 Stück | 5,00`
    expect(rows()).to.deep.equal([row('Article A'), row('Article A'), row('Article B')])
  })

  it('show dimensions of type TEXT first, then COLOR and IMAGE (MINICART-19)', async () => {
    await showDimensions(
      { name: 'Muster', value: 'gestreift', type: 'IMAGE' },
      { name: 'Farbe', value: 'rosé', type: 'COLOR' },
      { name: 'Größe', value: 'M', type: 'TEXT' },
      { name: 'Länge', value: '32', type: 'TEXT' },
    )
    expect(rows()).to.deep.equal([
      'Article A | Größe: M | Länge: 32 | Farbe: rosé | Muster: gestreift | 1 Stück | 5,00',
    ])
  })

  it('show a COLOR with a swatch if the value is a colour, else as text (MINICART-20)', async () => {
    const values = ['#a83a33', 'rgb(10, 20, 30)', 'red', 'rosé', 'inherit', 'url(x)', 'var(--x)']
    await showDimensions(...values.map((value) => ({ name: 'Farbe', value, type: 'COLOR' as const })))
    expect(addressesOf('circle', 'fill')).to.deep.equal(['#a83a33', '#0a141e', 'red'])
    for (const text of ['Farbe: red', 'Farbe: rosé', 'Farbe: inherit', 'Farbe: url(x)', 'Farbe: var(--x)'])
      expect(rows()[0]).to.include(text)
    const sizeOf = (text: string) => page.selectAll('span').find(({ textContent }) => textContent === text)?.offsetWidth
    expect(sizeOf('#a83a33'), 'A notation is for screen readers only.').to.equal(1)
    expect(sizeOf('red'), 'A name helps everyone.').to.be.above(10)
  })

  it('show an IMAGE as a picture if the value is a safe address (MINICART-20, CALL-22, CALL-23)', async () => {
    await showDimensions(
      { name: 'Muster', value: 'https://img.example/dots.png', type: 'IMAGE' },
      { name: 'Stoff', value: 'javascript:alert(1)//.png', type: 'IMAGE' },
      { name: 'Griff', value: 'https://img.example/wood.png', type: 'IMAGE' },
    )
    expect(addressesOf('img', 'alt')).to.deep.equal(['Muster', 'Griff'])
    expect(addressesOf('img')).to.deep.equal(['https://img.example/dots.png', 'https://img.example/wood.png'])
    expect(rows()[0]).to.include('Stoff: javascript:alert(1)//.png')
  })

  it('show the availability, unless it can simply be bought (MINICART-21)', async () => {
    const gone = 'Dieser Artikel ist leider nicht mehr in der gewünschten Anzahl verfügbar'
    const soldOut = 'Dieser Artikel ist leider ausverkauft'
    const availabilities = ['NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE', 'IN_STOCK', 'AVAILABLE'] as const
    await showCart(cartOf(...availabilities.map((availability) => article('A', 1, { availability }))))
    expect(rows()).to.deep.equal([
      ...[gone, soldOut, 'Wenige verfügbar'].map((text) => `Article A | ${text} | 1 Stück | 5,00`),
      ...['Article A | 1 Stück | 5,00', 'Article A | 1 Stück | 5,00'],
    ])
    const looks = [gone, soldOut, 'Wenige verfügbar'].map((text) => {
      const shown = page.selectAll('span').findLast(({ textContent }) => textContent === text) as HTMLElement
      expect(shown.parentElement?.querySelector('svg')).to.not.equal(null)
      return getComputedStyle(shown).color
    })
    expect(looks[1], 'Both are errors.').to.equal(looks[0])
    expect(looks[2], 'This is an information.').to.not.equal(looks[0])
  })
})
