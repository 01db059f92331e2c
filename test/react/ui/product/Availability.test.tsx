// every engine: styles
import { expect } from '@open-wc/testing'
import { Availability } from '../../../../src/react/ui/product/Availability.tsx'
import type { Availability as Value } from '../../../../src/shop/cart/cart.ts'
import { page } from '../../../support/page.ts'

const lookOf = (value: Value) => {
  const shown = page.within(page.show(<Availability value={value}>Wenige</Availability>).root)
  expect(shown.text()).to.equal('Wenige')
  return {
    colour: getComputedStyle(shown.select('[data-theme] > *')).color,
    icons: shown.selectAll('svg[aria-hidden=true]').map(({ innerHTML }) => innerHTML),
  }
}

describe('Availability', () => {
  it('shows what can not be bought, and what is short, by icon, text and colour (MINICART-21)', async () => {
    const [none, soldOut, few] = (['NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE'] as const).map(lookOf)
    expect(none).to.deep.equal(soldOut)
    expect([none?.icons.length, few?.icons.length]).to.deep.equal([1, 1])
    expect(few?.icons).to.not.deep.equal(none?.icons)
    expect(few?.colour).to.not.equal(none?.colour)
    for (const { parentElement: shown } of page.selectAll('[data-theme]')) await expect(shown).to.be.accessible()
  })

  it('shows what can be bought without emphasis (MINICART-21)', () => {
    for (const value of ['IN_STOCK', 'AVAILABLE'] as const) {
      const { colour, icons } = lookOf(value)
      expect(icons).to.deep.equal([])
      expect(colour).to.equal(getComputedStyle(page.select('[data-theme]')).color)
    }
  })

  it('shows nothing, without a warning, when value or text is missing', () => {
    page.show(
      <>
        <Availability value={undefined}>Sold out</Availability>
        <Availability value="NOT_AVAILABLE" />
        <Availability value="SHORTAGE">{''}</Availability>
      </>,
    )
    expect(page.select('[data-theme]').childElementCount).to.equal(0)
  })

  it('shows nothing for an unknown value, and warns (PART-1, EVENT-25)', () => {
    const all = 'IN_STOCK, AVAILABLE, NOT_AVAILABLE, SOLDOUT, SHORTAGE'
    page.logs(new RegExp(` Availability: the value \\(string\\) is not one of ${all}; nothing is shown\\.$`))
    page.show(
      ['GONE', 'in_stock', 'constructor', ''].map((value) => (
        <Availability key={value} value={value as Value}>
          Sold out
        </Availability>
      )),
    )
    expect(page.select('[data-theme]').childElementCount).to.equal(0)
  })
})
