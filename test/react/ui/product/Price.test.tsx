// every engine: styles
import { expect } from '@open-wc/testing'
import { Price } from '../../../../src/react/ui/product/Price.tsx'
import { formatMoney, moneyParts } from '../../../../src/shop/prices/money.ts'
import { SITES } from '../../../../src/shop/sites/sites.ts'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof Price>[0]>

/** 12,99 € on AT, unless told. */
const price = (props: Props = {}) => (
  <Price {...({ amount: 1299, site: 'AT', ...props } as Parameters<typeof Price>[0])} />
)
const reduced = (previous: number | undefined) => price({ previous, previousLabel: 'Previously' })
const shown = () => page.select('[data-theme]')
const heightOf = (element: Element) => element.getBoundingClientRect().height

describe('Price', () => {
  it('is formatted for each site (PRICE-10)', () => {
    const { update } = page.show(null)
    for (const site of SITES) {
      update(price({ amount: 123456, site }))
      expect(shown().textContent).to.equal(formatMoney(123456, site))
    }
  })

  it('hides the currency symbol on DE by default (PRICE-10)', () => {
    const { update } = page.show(price({ site: 'DE' }))
    expect(page.text()).to.equal('12,99')
    update(price({ site: 'DE', withSymbol: true }))
    expect(page.text()).to.equal('12,99 €')
  })

  for (const site of SITES)
    it(`shows whole and decimal part apart on ${site} when it is large, but is read as one amount (PRICE-13)`, () => {
      page.show(price({ amount: -123456, site, size: 'l', withSymbol: true }))
      const { whole, decimal } = moneyParts(-123456, site)
      const seen = page.select('[aria-hidden=true]')
      expect([...seen.children].map(({ textContent }) => textContent)).to.include.members([
        `−${whole}`,
        ...(decimal ? [decimal] : []),
      ])
      expect(seen.textContent).to.equal(formatMoney(-123456, site, { withSymbol: true }))
      expect(seen.previousElementSibling?.textContent).to.equal(seen.textContent)
    })

  it('raises the decimal part of a large amount (PRICE-13)', () => {
    page.show(price({ size: 'l' }))
    const [whole, decimal] = page.selectAll('[aria-hidden] > span').map((part) => part.getBoundingClientRect())
    if (!whole || !decimal) throw new Error('It has no parts.')
    expect(decimal.height).to.be.below(whole.height * 0.7)
    expect(decimal.bottom).to.be.below(whole.top + whole.height * 0.75)
  })

  it('has three sizes', () => {
    const { update } = page.show(null)
    const [s = 0, m = 0, l = 0] = (['s', 'm', 'l'] as const).map((size) => {
      update(price({ size }))
      return heightOf(page.select('[data-theme] > *'))
    })
    expect(s).to.be.below(m)
    expect(m).to.be.below(l)
  })

  it('strikes a previous price through, with a label for screen readers (PRICE-11)', () => {
    page.show(reduced(1549))
    const previous = page.select('s')
    expect(previous.textContent).to.equal('Previously 15,49\u00a0€')
    expect(getComputedStyle(previous).textDecorationLine).to.equal('line-through')
    expect(previous.nextElementSibling?.textContent).to.equal('12,99\u00a0€')
  })

  it('shows no previous price that is not above the amount (PRICE-11)', () => {
    const { update } = page.show(price())
    const { innerHTML } = shown()
    for (const previous of [1299, 1000, 0, -1, undefined]) {
      update(reduced(previous))
      expect(shown().innerHTML).to.equal(innerHTML)
    }
  })

  it('shows no previous price that is written like the amount on a site without decimals (PRICE-11)', () => {
    page.show(price({ site: 'CZ', amount: 9950, previous: 9990, previousLabel: 'Previously' }))
    expect(page.text()).to.equal('99 Kč')
    expect(shown().querySelector('s')).to.equal(null)
  })

  it('shows base price, promotion text and footnotes, whose links have 24 px at least (PRICE-12, PRICE-14)', async () => {
    const footnotes = [
      { mark: '1', label: 'Footnote 1' },
      { mark: '2', label: 'Footnote 2', href: '#note-2' },
    ]
    const { root } = page.show(
      price({ size: 's', basePrice: '12,99 €/kg', promotionText: 'Only until Sunday', footnotes }),
    )
    expect(page.text()).to.contain('12,99 €/kg\nOnly until Sunday')
    const [mark] = page.selectAll('sup')
    expect([...(mark?.children ?? [])].map(({ ariaHidden, textContent }) => [ariaHidden, textContent])).to.deep.equal([
      [null, 'Footnote 1'],
      ['true', '1'],
    ])
    expect(page.names('link')).to.deep.equal(['Footnote 2'])
    const link = page.get('link')
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal(['2', '#note-2'])
    expect(heightOf(link)).to.be.at.least(24)
    expect(link.getBoundingClientRect().width).to.be.at.least(24)
    await expect(root.host).to.be.accessible()
  })

  it('shows nothing without an amount, and warns (PRICE-15, PART-1)', () => {
    // Once for each type: a warning does not name the value (EVENT-25).
    for (const type of ['number', 'undefined', 'object', 'string'])
      page.logs(new RegExp(` Price: the amount \\(${type}\\) is no amount in cents; no price is shown\\.$`))
    for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '799'] as number[]) {
      const { root } = page.show(price({ amount, previous: 1549, previousLabel: 'Previously', basePrice: 'x' }))
      expect(page.within(root).select('[data-theme]').childElementCount).to.equal(0)
    }
  })

  it('omits an invalid previous price, and warns (PRICE-15)', () => {
    page.logs(/previous price \(number\) is no amount in cents; it is left out/)
    page.show(reduced(Number.NaN))
    expect(page.text()).to.equal('12,99 €')
  })
})
