import { expect } from '@open-wc/testing'
import { Price } from '../../../../src/react/ui/product/Price.tsx'
import { formatMoney, moneyParts } from '../../../../src/shop/prices/money.ts'
import { SITES } from '../../../../src/shop/sites/sites.ts'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

const S = '\u00a0'
const textOf = (shown: ReturnType<typeof show>, selector: string) => part(shown, selector).textContent

describe('Price', () => {
  afterEach(clearParts)

  for (const site of SITES) {
    it(`is formatted for ${site} (PRICE-10)`, () => {
      const shown = show(<Price amount={123456} site={site} />)
      expect(textOf(shown, '.price')).to.equal(formatMoney(123456, site))
    })

    it(`shows whole and decimal part apart on ${site} when it is large, but is read as one amount (PRICE-13)`, () => {
      const shown = show(<Price amount={-123456} site={site} size="l" withSymbol />)
      const { whole, decimal } = moneyParts(-123456, site)
      expect(textOf(shown, '.price__whole')).to.equal(`-${whole}`)
      expect(shown.root.querySelector('.price__decimal')?.textContent ?? '').to.equal(decimal)
      expect(textOf(shown, '.price__spoken')).to.equal(formatMoney(-123456, site, { withSymbol: true }))
      expect(textOf(shown, '.price__amount > [aria-hidden]')).to.equal(textOf(shown, '.price__spoken'))
    })
  }

  it('hides the currency symbol on DE by default (PRICE-10)', () => {
    const shown = show(<Price amount={799} site="DE" />)
    expect(textOf(shown, '.price')).to.equal('7,99')
    shown.update(<Price amount={799} site="DE" withSymbol />)
    expect(textOf(shown, '.price')).to.equal(`7,99${S}€`)
  })

  it('raises the decimal part of a large amount (PRICE-13)', () => {
    const shown = show(<Price amount={799} site="AT" size="l" />)
    const whole = part(shown, '.price__whole').getBoundingClientRect()
    const decimal = part(shown, '.price__decimal').getBoundingClientRect()
    expect(decimal.height).to.be.below(whole.height * 0.7)
    expect(decimal.bottom).to.be.below(whole.top + whole.height * 0.75)
  })

  it('has three sizes', () => {
    const heights = (['s', 'm', 'l'] as const).map((size) => {
      const shown = show(<Price amount={799} site="HU" size={size} />)
      return part(shown, '.price').getBoundingClientRect().height
    })
    expect(heights).to.deep.equal([...heights].sort((a, b) => a - b))
    expect(new Set(heights).size).to.equal(3)
  })

  it('strikes a previous price through, with a label for screen readers (PRICE-11)', () => {
    const shown = show(<Price amount={1299} previous={1549} previousLabel="Previously" site="AT" />)
    const previous = part(shown, 's')
    expect(previous.textContent).to.equal(`Previously 15,49${S}€`)
    expect(getComputedStyle(previous).textDecorationLine).to.equal('line-through')
    expect(part(shown, '.price__amount').textContent).to.equal(`12,99${S}€`)
  })

  it('shows no previous price that is not above the amount (PRICE-11)', () => {
    for (const previous of [1299, 1000, 0, -1, undefined]) {
      const shown = show(<Price amount={1299} previous={previous} previousLabel="Previously" site="AT" />)
      expect(shown.root.querySelector('s')).to.equal(null)
      expect(shown.root.querySelector('.price--reduced')).to.equal(null)
    }
  })

  it('shows base price, promotion text and footnotes (PRICE-12, PRICE-14)', async () => {
    const { root } = show(
      <Price
        amount={1299}
        site="AT"
        basePrice="12,99 €/kg"
        promotionText="Only until Sunday"
        footnotes={[
          { mark: '1', label: 'Footnote 1' },
          { mark: '2', label: 'Footnote 2', href: '#note-2' },
        ]}
      />,
    )
    const text = root.querySelector('.price')?.textContent
    for (const expected of ['12,99 €/kg', 'Only until Sunday']) expect(text).to.contain(expected)
    const [mark, link] = root.querySelectorAll('sup')
    expect(mark?.querySelector('[aria-hidden]')?.textContent).to.equal('1')
    expect(mark?.querySelector('.visually-hidden')?.textContent).to.equal('Footnote 1')
    expect(mark?.querySelector('a')).to.equal(null)
    expect(link?.querySelector('a')?.getAttribute('href')).to.equal('#note-2')
    expect(link?.querySelector('a')?.getAttribute('aria-label')).to.equal('Footnote 2')
    await expect(root.host).to.be.accessible()
  })

  it('has footnote links of at least 24 px (PRICE-14)', () => {
    const footnotes = [{ mark: '1', label: 'Footnote 1', href: '#note' }]
    const shown = show(<Price amount={1299} site="AT" size="s" footnotes={footnotes} />)
    const { width, height } = part(shown, 'a').getBoundingClientRect()
    expect(width).to.be.at.least(24)
    expect(height).to.be.at.least(24)
  })

  const told: string[] = []
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '799'] as number[]) {
    it(`shows nothing and warns once for ${typeof amount} ${amount} (PRICE-15, PART-1)`, () => {
      const price = <Price amount={amount} previous={1549} previousLabel="Previously" site="AT" basePrice="x" />
      const { result, warnings } = withCapturedConsole(() => {
        const shown = show(price)
        shown.update(price)
        return shown
      })
      expect(result.root.querySelector('.price')).to.equal(null)
      expect(result.root.textContent).to.equal('')
      // Once for each type: a warning does not name the value (EVENT-25).
      told.push(...warnings)
      expect(new Set(told).size).to.equal(told.length)
      expect(told.join()).to.contain(`the amount (${typeof amount}) is no amount in cents; no price is shown`)
    })
  }

  it('omits an invalid previous price, and warns (PRICE-15)', () => {
    const { result, warnings } = withCapturedConsole(() =>
      show(<Price amount={1299} previous={Number.NaN} previousLabel="Previously" site="AT" />),
    )
    expect(result.root.textContent).to.equal(`12,99${S}€`)
    expect(warnings.join()).to.match(/previous price \(number\) is no amount in cents; it is left out/)
  })
})
