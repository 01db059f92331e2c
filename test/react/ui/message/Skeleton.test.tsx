import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { Skeleton } from '../../../../src/react/ui/message/Skeleton.tsx'
import { RatioBox } from '../../../../src/react/ui/product/RatioBox.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { endEmulation, itNeeds } from '../../../support/engine.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

const linesOf = ({ root }: ReturnType<typeof show>) => root.querySelectorAll('.skeleton--line').length
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return [width, height].map(Math.round)
}

describe('Skeleton', () => {
  afterEach(clearParts)

  it('is hidden from screen readers (PART-29)', async () => {
    const { root } = show(
      <>
        <Skeleton shape="lines" />
        <Skeleton shape="box" />
        <Skeleton shape="circle" />
      </>,
    )
    for (const shape of root.querySelectorAll('.skeleton'))
      expect(shape.closest('[aria-hidden="true"]')).not.to.equal(null)
    expect(root.textContent).to.equal('')
    await expect(root.host).to.be.accessible()
  })

  it('has three lines, or as many as requested, the last one shorter', () => {
    const shown = show(<Skeleton shape="lines" />)
    expect(linesOf(shown)).to.equal(3)
    const [first, , last] = shown.root.querySelectorAll('.skeleton--line')
    expect(sizeOf(last as Element)[0]).to.be.below(sizeOf(first as Element)[0] as number)
    expect(linesOf(show(<Skeleton shape="lines" lines={1} />))).to.equal(1)
    expect(linesOf(show(<Skeleton shape="lines" lines={20} />))).to.equal(20)
  })

  it('shows three lines for an invalid number, and warns (PART-1)', () => {
    const all: string[] = []
    for (const lines of [0, -1, 1.5, Number.NaN, 1e9]) {
      const { result, warnings } = withCapturedConsole(() => show(<Skeleton shape="lines" lines={lines} />))
      expect(linesOf(result)).to.equal(3)
      all.push(...warnings)
    }
    expect(all, 'once: a warning does not name the value').to.have.length(1)
    expect(all[0]).to.contain('the number of lines (number) is not whole from 1 to 20; 3 are shown')
  })

  it('is a circle in three sizes', () => {
    const sizes = (['s', 'm', 'l'] as const).map((size) =>
      sizeOf(part(show(<Skeleton shape="circle" size={size} />), '.skeleton')),
    )
    expect(sizes).to.deep.equal([
      [24, 24],
      [44, 44],
      [80, 80],
    ])
  })

  it('is a box that fills its parent', () => {
    const shown = show(
      <div style={{ width: 160 }}>
        <RatioBox ratio="16/9">
          <Skeleton shape="box" />
        </RatioBox>
      </div>,
    )
    expect(sizeOf(part(shown, '.skeleton'))).to.deep.equal([160, 90])
  })

  itNeeds('emulated media', 'shimmers, but not with reduced motion (PART-29)', async () => {
    const shimmer = () => getComputedStyle(part(show(<Skeleton shape="box" />), '.skeleton'), '::after').animationName
    expect(shimmer()).to.equal('skeleton-shimmer')
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(shimmer()).to.equal('none')
    await endEmulation()
  })
})
