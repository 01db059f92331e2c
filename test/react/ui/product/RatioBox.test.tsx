// every engine: styles
import { expect } from '@open-wc/testing'
import { type Ratio, RatioBox } from '../../../../src/react/ui/product/RatioBox.tsx'
import { page } from '../../../support/page.ts'

/** The sizes of a box in a place of 360 px, and of its content. */
function sizesOf(ratio: Ratio, contentHeight?: number): number[][] {
  const { root, remove } = page.show(
    <div style={{ width: 360 }}>
      <RatioBox ratio={ratio}>
        <i style={{ height: contentHeight }} />
      </RatioBox>
    </div>,
  )
  const sizes = ['[data-theme] > div > *', 'i'].map((selector) => {
    const { width, height } = page.within(root).select(selector).getBoundingClientRect()
    return [Math.round(width), Math.round(height)]
  })
  remove()
  return sizes
}

describe('RatioBox', () => {
  for (const [ratio, height] of [
    ['16/9', 203],
    ['4/3', 270],
    ['3/2', 240],
    ['1/1', 360],
    [2, 180],
    [0.5, 720],
    [2.39, 151],
  ] as const)
    it(`keeps ${ratio}, filled by its content (PART-32)`, () => {
      const size = [360, height]
      expect(sizesOf(ratio)).to.deep.equal([size, size])
    })

  it('keeps 1/1 for any other value, and warns (PART-32)', () => {
    // Once for each type: a warning does not name the value.
    for (const type of ['string', 'number', 'object'])
      page.logs(
        new RegExp(`\\(${type}\\) is neither a number above 0 nor one of 16/9, 4/3, 3/2, 1/1; 1/1 is shown\\.$`),
      )
    for (const ratio of ['5/4', '16:9', 'constructor', '', '1.5', 0, -1, Number.NaN, Number.POSITIVE_INFINITY, null])
      expect(sizesOf(ratio as Ratio)[0], `${typeof ratio} ${ratio}`).to.deep.equal([360, 360])
  })

  it('keeps its ratio when the content is larger', () => {
    expect(sizesOf('3/2', 900)[0]).to.deep.equal([360, 240])
  })
})
