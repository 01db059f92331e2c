// every engine: styles
import { expect } from '@open-wc/testing'
import { Rating } from '../../../../src/react/ui/product/Rating.tsx'
import { page } from '../../../support/page.ts'

type Props = Partial<Parameters<typeof Rating>[0]>

/** Shows a rating of 3 of 5, unless told: the number of stars, and the width of the full ones. A star has a place of 24, the first one of 23. */
function showRating(props: Props = {}) {
  const rating = page.within(page.show(<Rating value={3} label="3 of 5 stars" {...props} />).root)
  const [, full] = rating.selectAll('svg') as unknown as SVGSVGElement[]
  const starsOf = (path?: Element) => path?.getAttribute('d')?.match(/m/gi)?.length
  const [stars, fullStars] = rating.selectAll('path').map(starsOf)
  return { rating, stars, fullStars, full, width: full?.viewBox.baseVal.width ?? 0 }
}

describe('Rating', () => {
  it('has five stars by default (PART-30)', () => {
    expect(showRating().stars).to.equal(5)
    expect(showRating({ max: 3 }).stars).to.equal(3)
  })

  it('is one image with one name (PART-30)', async () => {
    const { root } = page.show(<Rating value={4.5} label="4.5 of 5 stars" count="(128)" id="espresso1" />)
    expect(page.names('img')).to.deep.equal(['4.5 of 5 stars'])
    expect(page.text()).to.equal('(128)')
    await expect(root.host).to.be.accessible()
  })

  it('fills the stars in proportion to the value, and cuts the last one off', () => {
    const widths = [0, 1, 2.5, 4.25, 5].map((value) => showRating({ value }).width)
    // A star is 20 wide and starts at 2.
    expect(widths).to.deep.equal([0, 23, 2 * 24 + 1 + 10, 4 * 24 + 1 + 5, 118])
    const { full, stars, fullStars } = showRating({ value: 2.5 })
    expect(getComputedStyle(full as Element).overflowX).to.match(/hidden|clip/)
    expect(fullStars).to.equal(stars)
  })

  it('lays the full stars over the empty ones, in the same size (PART-30, DELIVERY-91)', () => {
    for (const value of [1, 2.5, 5]) {
      const { rating, width } = showRating({ value })
      const [empty, full] = rating.selectAll('svg').map((svg) => svg.getBoundingClientRect()) as [DOMRect, DOMRect]
      expect([full.left, full.top, full.height]).to.deep.equal([empty.left, empty.top, empty.height])
      expect(full.width).to.be.closeTo((empty.width * width) / 118, 0.05)
      expect(rating.select('svg svg')).to.equal(undefined)
    }
  })

  it('fills to the nearest half star with precision half', () => {
    const widths = [2.2, 2.3, 2.5, 2.7, 2.8].map((value) => showRating({ value, precision: 'half' }).width)
    expect(widths).to.deep.equal([47, 59, 59, 59, 71])
  })

  it('shows the nearest end of the scale for a value outside, and warns (PART-30)', () => {
    page.logs(/ Rating: the value is not between 0 and the number of stars; the nearest end is shown\.$/)
    const widths = [7, -1, 5.01].map((value) => showRating({ value }).width)
    expect(widths).to.deep.equal([118, 0, 118])
  })

  it('shows nothing without a number, and warns (PART-30)', () => {
    for (const type of ['number', 'undefined', 'string'])
      page.logs(new RegExp(` Rating: the value \\(${type}\\) is not a number; no stars are shown\\.$`))
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, '4'] as number[]) {
      const { rating } = showRating({ value, count: '(3)' })
      expect(rating.select('[data-theme]').childElementCount).to.equal(0)
    }
  })

  it('shows five stars for an invalid or larger scale, and warns (PART-30)', () => {
    page.logs(/ Rating: the number of stars \(number\) is not from 1 to 5; 5 are shown\.$/)
    for (const max of [0, -5, 2.5, 6, Number.NaN, 1e9]) expect(showRating({ max }).stars, `${max}`).to.equal(5)
  })

  it('has an alphanumeric id for tracking (PART-31)', () => {
    for (const id of ['a', '0815', 'Espresso1']) {
      const { rating } = showRating({ id })
      expect(rating.select('[data-rating-id]').dataset.ratingId).to.equal(id)
    }
  })

  it('omits an id that is not alphanumeric, and warns (PART-31)', () => {
    page.logs(/ Rating: the id is not alphanumeric; the stars are shown without it\.$/)
    for (const id of ['', 'a-b', 'a b', 'ä', 'a\n', '"><b>']) {
      const { rating, stars } = showRating({ id })
      expect(rating.select('[data-rating-id]')).to.equal(undefined)
      expect(stars).to.equal(5)
    }
  })

  it('scales with the text around it', () => {
    page.show(
      [12, 24].map((fontSize) => (
        <div key={fontSize} style={{ fontSize }}>
          <Rating value={3} label="" />
        </div>
      )),
    )
    const [small = 0, large = 0] = page.all('img').map((stars) => stars.getBoundingClientRect().height)
    expect(large).to.be.closeTo(small * 2, 0.5)
  })
})
