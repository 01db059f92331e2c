// every engine: styles
import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { Skeleton } from '../../../../src/react/ui/message/Skeleton.tsx'
import { RatioBox } from '../../../../src/react/ui/product/RatioBox.tsx'
import { endEmulation, itNeeds } from '../../../support/engine.ts'
import { page } from '../../../support/page.ts'

const widthsOfLines = (lines?: number) =>
  page
    .within(page.show(<Skeleton shape="lines" {...(lines !== undefined && { lines })} />).root)
    .selectAll('[aria-hidden] > *')
    .map((line) => line.getBoundingClientRect().width)
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

describe('Skeleton', () => {
  it('is hidden from screen readers (PART-29)', async () => {
    const { root } = page.show(
      <>
        <Skeleton shape="lines" />
        <Skeleton shape="box" />
        <Skeleton shape="circle" />
      </>,
    )
    expect(page.within(root).selectAll('[data-theme] > [aria-hidden=true]')).to.have.length(3)
    expect(root.textContent).to.equal('')
    await expect(root.host).to.be.accessible()
  })

  it('has three lines, or as many as requested, the last one shorter', () => {
    const [first = 0, , last] = widthsOfLines()
    expect(last).to.be.below(first)
    expect([undefined, 1, 20].map((lines) => widthsOfLines(lines).length)).to.deep.equal([3, 1, 20])
  })

  it('shows three lines for an invalid number, and warns (PART-1)', () => {
    page.logs(/ Skeleton: the number of lines \(number\) is not whole from 1 to 20; 3 are shown\.$/)
    for (const lines of [0, -1, 1.5, Number.NaN, 1e9]) expect(widthsOfLines(lines), `${lines}`).to.have.length(3)
  })

  it('is a circle in three sizes', () => {
    page.show((['s', 'm', 'l'] as const).map((size) => <Skeleton key={size} shape="circle" size={size} />))
    const sizes = page.selectAll('[data-theme] > *').map(sizeOf)
    expect(sizes).to.deep.equal([
      [24, 24],
      [44, 44],
      [80, 80],
    ])
  })

  it('is a box that fills its parent', () => {
    page.show(
      <div style={{ width: 160 }}>
        <RatioBox ratio="16/9">
          <Skeleton shape="box" />
        </RatioBox>
      </div>,
    )
    expect(sizeOf(page.select('[aria-hidden]'))).to.deep.equal([160, 90])
  })

  itNeeds('emulated media', 'shimmers, but not with reduced motion (PART-29)', async () => {
    page.onEnd(endEmulation)
    page.show(<Skeleton shape="box" />)
    const shimmer = () => getComputedStyle(page.select('[data-theme] > *'), '::after').animationName
    expect(shimmer()).to.equal('skeleton-shimmer')
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(shimmer()).to.equal('none')
  })
})
