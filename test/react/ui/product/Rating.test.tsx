import { expect } from '@open-wc/testing'
import { Rating } from '../../../../src/react/ui/product/Rating.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

type Shown = ReturnType<typeof show>

const starsOf = (shown: Shown) => part(shown, '.rating__empty').getAttribute('d')?.match(/M/g)?.length
/** The width of the full stars; the distance between stars is 24. */
const fullWidthOf = (shown: Shown) => part<SVGSVGElement>(shown, 'svg svg').width.baseVal.value

describe('Rating', () => {
  afterEach(clearParts)

  it('has five stars by default (PART-30)', () => {
    expect(starsOf(show(<Rating value={3} label="3 of 5 stars" />))).to.equal(5)
    expect(starsOf(show(<Rating value={3} max={3} label="3 of 3 stars" />))).to.equal(3)
  })

  it('is one image with one name (PART-30)', async () => {
    const shown = show(<Rating value={4.5} label="4.5 of 5 stars" count="(128)" id="espresso1" />)
    const images = shown.root.querySelectorAll('[role="img"]')
    expect(images).to.have.length(1)
    expect(images[0]?.getAttribute('aria-label')).to.equal('4.5 of 5 stars')
    expect(part(shown, '.rating__count').textContent).to.equal('(128)')
    await expect(shown.root.host).to.be.accessible()
  })

  it('fills the stars in proportion to the value', () => {
    const widths = [0, 1, 2.5, 4.25, 5].map((value) => fullWidthOf(show(<Rating value={value} label="" />)))
    // A star is 20 wide and starts at 2.
    expect(widths).to.deep.equal([0, 24, 2 * 24 + 2 + 10, 4 * 24 + 2 + 5, 5 * 24])
  })

  it('fills to the nearest half star with precision half', () => {
    const widthOf = (value: number) => fullWidthOf(show(<Rating value={value} precision="half" label="" />))
    const half = fullWidthOf(show(<Rating value={2.5} label="" />))
    expect([2.2, 2.3, 2.5, 2.7, 2.8].map(widthOf)).to.deep.equal([2 * 24, half, half, half, 3 * 24])
  })

  it('clips the full stars at the value', () => {
    const shown = show(<Rating value={2.5} label="2.5 of 5 stars" />)
    const inner = part<SVGSVGElement>(shown, 'svg svg')
    expect(getComputedStyle(inner).overflowX).to.match(/hidden|clip/)
    expect(starsOf(shown)).to.equal(part(shown, '.rating__full').getAttribute('d')?.match(/M/g)?.length)
  })

  const told: string[] = []
  for (const [value, clamped] of [
    [7, 5],
    [-1, 0],
    [5.01, 5],
  ] as const) {
    it(`shows ${clamped} for ${value}, and warns (PART-30)`, () => {
      const { result, warnings } = withCapturedConsole(() => show(<Rating value={value} label="" />))
      expect(fullWidthOf(result)).to.equal(clamped * 24)
      // Once: a warning does not name the value.
      told.push(...warnings)
      expect(told).to.have.length(1)
      expect(told[0]).to.contain('not between 0 and the number of stars; the nearest end is shown')
    })
  }

  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, '4'] as number[]) {
    it(`shows no stars for the ${typeof value} ${value}, and warns (PART-30)`, () => {
      const { result, warnings } = withCapturedConsole(() => show(<Rating value={value} label="" count="(3)" />))
      expect(result.root.querySelector('.rating')).to.equal(null)
      told.push(...warnings)
      expect(told.at(-1)).to.contain(`(${typeof value}) is not a number; no stars are shown`)
    })
  }

  it('shows five stars for an invalid or larger scale, and warns (PART-30)', () => {
    const all: string[] = []
    for (const max of [0, -5, 2.5, 6, Number.NaN, 1e9]) {
      const { result, warnings } = withCapturedConsole(() => show(<Rating value={3} max={max} label="" />))
      expect(starsOf(result)).to.equal(5)
      all.push(...warnings)
    }
    expect(all).to.have.length(1)
    expect(all[0]).to.contain('the number of stars (number) is not from 1 to 5')
  })

  it('has an alphanumeric id for tracking (PART-31)', () => {
    for (const id of ['a', '0815', 'Espresso1']) {
      const { result, warnings } = withCapturedConsole(() => show(<Rating value={3} label="" id={id} />))
      expect(part(result, '.rating').dataset.ratingId).to.equal(id)
      expect(warnings).to.deep.equal([])
    }
  })

  it('omits an id that is not alphanumeric, and warns (PART-31)', () => {
    const all: string[] = []
    for (const id of ['', 'a-b', 'a b', 'ä', 'a\n', '"><b>']) {
      const { result, warnings } = withCapturedConsole(() => show(<Rating value={3} label="" id={id} />))
      expect(part(result, '.rating').hasAttribute('data-rating-id')).to.equal(false)
      expect(starsOf(result)).to.equal(5)
      all.push(...warnings)
    }
    expect(all).to.have.length(1)
    expect(all[0]).to.contain('the id is not alphanumeric')
  })

  it('scales with the text around it', () => {
    const heightOf = (shown: Shown) => part(shown, '.rating__stars').getBoundingClientRect().height
    const rating = <Rating value={3} label="" />
    const small = heightOf(show(<div style={{ fontSize: 12 }}>{rating}</div>))
    expect(heightOf(show(<div style={{ fontSize: 24 }}>{rating}</div>))).to.be.closeTo(small * 2, 0.5)
  })
})
