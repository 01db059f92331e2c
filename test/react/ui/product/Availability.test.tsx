import { expect } from '@open-wc/testing'
import { Availability } from '../../../../src/react/ui/product/Availability.tsx'
import type { Availability as Value } from '../../../../src/shop/cart/cart.ts'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

describe('Availability', () => {
  afterEach(clearParts)

  for (const [value, style] of [
    ['NOT_AVAILABLE', 'error'],
    ['SOLDOUT', 'error'],
    ['SHORTAGE', 'info'],
  ] as const) {
    it(`shows ${value} in ${style} style, by icon and text (MINICART-21)`, async () => {
      const shown = show(<Availability value={value}>Wenige verfügbar</Availability>)
      expect(part(shown, `.availability--${style}`).textContent).to.equal('Wenige verfügbar')
      expect(part(shown, '.availability svg').getAttribute('aria-hidden')).to.equal('true')
      await expect(shown.root.host).to.be.accessible()
    })
  }

  for (const value of ['IN_STOCK', 'AVAILABLE'] as const) {
    it(`shows ${value} without emphasis (MINICART-21)`, () => {
      const shown = show(<Availability value={value}>In stock</Availability>)
      expect(part(shown, '.availability').textContent).to.equal('In stock')
      expect(shown.root.querySelector('svg')).to.equal(null)
      const base = getComputedStyle(part(shown, '.shop-base')).color
      expect(getComputedStyle(part(shown, '.availability')).color).to.equal(base)
    })
  }

  it('has different colours for error and info (MINICART-21)', () => {
    const colorOf = (value: Value) =>
      getComputedStyle(part(show(<Availability value={value}>x</Availability>), '.availability')).color
    expect(colorOf('NOT_AVAILABLE')).not.to.equal(colorOf('SHORTAGE'))
  })

  it('shows nothing, without a warning, when value or text is missing', () => {
    const { result, warnings } = withCapturedConsole(() =>
      show(
        <>
          <Availability value={undefined}>Sold out</Availability>
          <Availability value="NOT_AVAILABLE" />
          <Availability value="SHORTAGE">{''}</Availability>
        </>,
      ),
    )
    expect(result.root.querySelector('.availability')).to.equal(null)
    expect(warnings).to.deep.equal([])
  })

  const told: string[] = []
  for (const value of ['GONE', 'in_stock', 'constructor', '']) {
    it(`shows nothing for "${value}", and warns (PART-1)`, () => {
      const { result, warnings } = withCapturedConsole(() =>
        show(<Availability value={value as Value}>Sold out</Availability>),
      )
      expect(result.root.textContent).to.equal('')
      // Once: a warning does not name the value (EVENT-25).
      told.push(...warnings)
      expect(told).to.have.length(1)
      expect(told[0]).to.contain('(string) is not one of IN_STOCK, AVAILABLE, NOT_AVAILABLE, SOLDOUT, SHORTAGE')
    })
  }
})
