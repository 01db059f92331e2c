// every engine: styles, hydration
import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { Picture } from '../../../../src/react/ui/product/Picture.tsx'
import { hydrate } from '../../../support/hydration.tsx'
import { page } from '../../../support/page.ts'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const WIDE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')}`
const FRESH = WIDE.replace('0%200%202%201', '0%200%205%204')
const BROKEN = 'data:image/png;base64,AAAA'

/** Shows a picture 300 px wide. */
function showPicture(picture: ReactNode) {
  const tree = (shown: ReactNode) => <div style={{ width: 300 }}>{shown}</div>
  const { root, update } = page.show(tree(picture))
  return { root, update: (next: ReactNode) => update(tree(next)) }
}

const image = () => page.select<HTMLImageElement>('img')
const frame = () => image().closest('span') as HTMLElement
const heightOfPlace = () => Math.round(page.select('[data-theme] > div').getBoundingClientRect().height)
/** The icon of a picture that is missing; an icon's box has 24 units. */
const missing = () => page.select('svg[viewBox="0 0 24 24"]')
const hasLoaded = () => page.until(() => getComputedStyle(frame()).backgroundColor === 'rgba(0, 0, 0, 0)')
const hasFailed = () => page.until(missing, 'The picture has failed.')

describe('Picture', () => {
  for (const [title, isPriority, ...expected] of [
    ['is lazy and decoded asynchronously by default (PART-33)', false, 'lazy', 'async', 'auto'],
    ['is fetched at once and before others with priority (PART-33)', true, 'eager', 'auto', 'high'],
  ] as const)
    it(title, () => {
      showPicture(<Picture src={DOT} alt="A dot" width={40} height={20} isPriority={isPriority} />)
      const { loading, decoding, fetchPriority } = image()
      expect([loading, decoding, fetchPriority]).to.deep.equal(expected)
    })

  it('has loading and sizes set before its addresses', () => {
    showPicture(<Picture src={DOT} srcSet={`${DOT} 2x`} sizes="9px" alt="" ratio={1} />)
    const order = image().getAttributeNames()
    expect(order.indexOf('loading')).to.be.within(0, order.indexOf('src') - 1)
    expect(order.indexOf('sizes')).to.be.within(0, order.indexOf('srcset') - 1)
  })

  it('uses the first source with a matching media query, with a ratio of its own', async () => {
    const sources = [
      { srcSet: `${DOT}#narrow`, media: '(max-width: 1px)' },
      { srcSet: `${DOT}#fits`, media: '(min-width: 1px)', width: 30, height: 30 },
      { srcSet: `${DOT}#late`, media: '(min-width: 1px)' },
    ]
    showPicture(<Picture src={DOT} alt="A dot" width={40} height={20} sources={sources} />)
    expect(heightOfPlace()).to.equal(300)
    await hasLoaded()
    expect(image().currentSrc).to.equal(`${DOT}#fits`)
  })

  for (const [how, shape, height] of [
    ['its own size', { width: 40, height: 20 }, 150],
    ['a ratio', { ratio: '3/2' }, 200],
  ] as const)
    it(`reserves its space by ${how} while it loads, when it has loaded and when it fails (PART-33)`, async () => {
      const { update } = showPicture(<Picture src={WIDE} alt="Nothing, but wide" {...shape} />)
      expect(heightOfPlace()).to.equal(height)
      await hasLoaded()
      expect(heightOfPlace()).to.equal(height)
      update(<Picture src={BROKEN} alt="A dot" {...shape} />)
      expect(heightOfPlace()).to.equal(height)
      await hasFailed()
      expect(heightOfPlace()).to.equal(height)
    })

  it('has a background until it has loaded', async () => {
    // Not one that another test has loaded.
    showPicture(<Picture src={FRESH} alt="A dot" ratio="1/1" />)
    expect(getComputedStyle(frame()).backgroundColor).not.to.equal('rgba(0, 0, 0, 0)')
    await hasLoaded()
  })

  it('shows its alternative text when it fails, readable once (PART-33)', async () => {
    const { root } = showPicture(<Picture src={BROKEN} alt="Two espresso cups" ratio="4/3" />)
    await page.says('Two espresso cups')
    expect(page.query('img')).to.equal(undefined)
    await expect(root.host).to.be.accessible()
  })

  it('shows no text when it is decorative and fails', async () => {
    showPicture(<Picture src={BROKEN} alt="" ratio="4/3" />)
    await hasFailed()
    expect(page.text()).to.equal('')
    expect(missing().getAttribute('aria-hidden')).to.equal('true')
  })

  it('keeps its alternative text inside a small space', async () => {
    page.show(
      <div style={{ width: 80 }}>
        <Picture src={BROKEN} alt="Espresso cups" width={80} height={80} />
      </div>,
    )
    await page.says('Espresso cups')
    const text = page.selectAll('[data-theme] span').at(-1)?.getBoundingClientRect()
    expect(text?.top).to.be.at.least(frame().getBoundingClientRect().top)
    expect(text?.bottom).to.be.at.most(frame().getBoundingClientRect().bottom)
    expect(missing().checkVisibility()).to.equal(false)
  })

  it('shows another picture after one that failed', async () => {
    const { update } = showPicture(<Picture src={BROKEN} alt="A dot" ratio="1/1" />)
    await page.says('A dot')
    update(<Picture src={DOT} alt="A dot" ratio="1/1" />)
    await hasLoaded()
    expect(page.text()).to.equal('')
    expect(missing()).to.equal(undefined)
  })

  it('shows its alternative text without an address (PART-33)', () => {
    showPicture(<Picture src={undefined} alt="Moka pot" width={40} height={20} />)
    expect(page.text()).to.equal('Moka pot')
    expect(image()).to.equal(undefined)
    expect(heightOfPlace()).to.equal(150)
  })

  it('is cropped to its ratio, or contained in it', () => {
    const { update } = showPicture(<Picture src={DOT} alt="" ratio="16/9" />)
    expect(getComputedStyle(image()).objectFit).to.equal('cover')
    update(<Picture src={DOT} alt="" ratio="16/9" fit="contain" />)
    expect(getComputedStyle(image()).objectFit).to.equal('contain')
  })

  it('keeps 1/1, and warns, without size and ratio (PART-1)', () => {
    page.logs(/the ratio \(undefined\) is neither a number above 0/)
    showPicture(<Picture src={DOT} alt="" {...({} as { ratio: '1/1' })} />)
    expect(heightOfPlace()).to.equal(300)
  })

  for (const [what, src, becomes] of [
    ['a picture that has loaded', DOT, hasLoaded],
    ['an SVG without a size that has loaded', WIDE, hasLoaded],
    ['a broken picture', BROKEN, hasFailed],
  ] as const)
    it(`recognises ${what} before hydration`, async () => {
      await hydrate(<Picture src={src} alt="A dot" ratio="1/1" isPriority />, () => page.until(() => image().complete))
      await becomes()
    })

  it('adds no preload link and no style attribute to a fragment', async () => {
    const pictures = (
      <>
        <Picture src={DOT} alt="A" ratio={2.39} isPriority />
        <Picture src={WIDE} alt="B" ratio="16/9" />
      </>
    )
    await hydrate(pictures, ({ innerHTML }) => {
      expect(innerHTML).to.contain(`src="${DOT}"`)
      expect(innerHTML).not.to.match(/<link|\sstyle=/)
    })
  })
})
