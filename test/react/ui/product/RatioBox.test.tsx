import { expect } from '@open-wc/testing'
import { type Ratio, RatioBox } from '../../../../src/react/ui/product/RatioBox.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

const boxed = (ratio: Ratio) =>
  show(
    <div style={{ width: 360 }}>
      <RatioBox ratio={ratio}>
        <i className="inside" />
      </RatioBox>
    </div>,
  )
const sizeOf = (shown: ReturnType<typeof show>, selector: string) => {
  const { width, height } = part(shown, selector).getBoundingClientRect()
  return [width, height].map(Math.round)
}

describe('RatioBox', () => {
  afterEach(clearParts)

  for (const [ratio, height] of [
    ['16/9', 203],
    ['4/3', 270],
    ['3/2', 240],
    ['1/1', 360],
    [2, 180],
    [0.5, 720],
    [2.39, 151],
  ] as const) {
    it(`keeps ${ratio}, filled by its content (PART-32)`, () => {
      const shown = boxed(ratio)
      expect(sizeOf(shown, '.ratio-box')).to.deep.equal([360, height])
      expect(sizeOf(shown, '.inside')).to.deep.equal([360, height])
    })
  }

  const told: string[] = []
  for (const ratio of ['5/4', '16:9', 'constructor', '', '1.5', 0, -1, Number.NaN, Number.POSITIVE_INFINITY, null]) {
    it(`keeps 1/1 for ${JSON.stringify(ratio)} ${typeof ratio}, and warns (PART-32)`, () => {
      const { result, warnings } = withCapturedConsole(() => boxed(ratio as Ratio))
      expect(sizeOf(result, '.ratio-box')).to.deep.equal([360, 360])
      // Once for each type: a warning does not name the value.
      told.push(...warnings)
      expect(told.at(-1)).to.match(/is neither a number above 0 nor one of 16\/9, 4\/3, 3\/2, 1\/1; 1\/1 is shown/)
    })
  }

  it('keeps its ratio when the content is larger', () => {
    const shown = show(
      <div style={{ width: 360 }}>
        <RatioBox ratio="3/2">
          <i style={{ height: 900 }} />
        </RatioBox>
      </div>,
    )
    expect(sizeOf(shown, '.ratio-box')).to.deep.equal([360, 240])
  })
})
