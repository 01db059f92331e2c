import { expect } from '@open-wc/testing'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { Picture } from '../../../../src/react/ui/product/Picture.tsx'
import { withCapturedConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

type Shown = ReturnType<typeof show>

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const WIDE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')}`
const FRESH = WIDE.replace('0%200%202%201', '0%200%205%204')
const BROKEN = 'data:image/png;base64,AAAA'

const inPlace = (picture: React.ReactNode) => show(<div style={{ width: 300 }}>{picture}</div>)
const imageOf = (shown: Shown) => part<HTMLImageElement>(shown, 'img')
const heightOf = (shown: Shown) => Math.round(part(shown, '.picture').getBoundingClientRect().height)
const becomes = (shown: Shown, status: string) =>
  waitUntil(() => shown.root.querySelector(`.picture--${status}`), `The picture is not ${status}.`)

describe('Picture', () => {
  afterEach(clearParts)

  it('is lazy and decoded asynchronously by default (PART-33)', () => {
    const image = imageOf(show(<Picture src={DOT} alt="A dot" width={40} height={20} />))
    expect([image.loading, image.decoding, image.fetchPriority]).to.deep.equal(['lazy', 'async', 'auto'])
  })

  it('is fetched at once and before others with priority (PART-33)', () => {
    const image = imageOf(show(<Picture src={DOT} alt="A dot" width={40} height={20} isPriority />))
    expect([image.loading, image.decoding, image.fetchPriority]).to.deep.equal(['eager', 'auto', 'high'])
  })

  it('has loading and sizes set before its addresses', () => {
    const names = imageOf(show(<Picture src={DOT} srcSet={`${DOT} 2x`} sizes="9px" alt="" ratio={1} />)).attributes
    const order = [...names].map(({ name }) => name)
    expect(order.indexOf('loading')).to.be.within(0, order.indexOf('src') - 1)
    expect(order.indexOf('sizes')).to.be.within(0, order.indexOf('srcset') - 1)
  })

  it('uses the first source with a matching media query', async () => {
    const other = `${DOT}#fits`
    const sources = [
      { srcSet: `${DOT}#narrow`, media: '(max-width: 1px)' },
      { srcSet: other, media: '(min-width: 1px)', width: 30, height: 30 },
      { srcSet: `${DOT}#late`, media: '(min-width: 1px)' },
    ]
    const shown = inPlace(<Picture src={DOT} alt="A dot" width={40} height={20} sources={sources} />)
    // The source has a ratio of its own.
    expect(heightOf(shown)).to.equal(300)
    await becomes(shown, 'loaded')
    expect(imageOf(shown).currentSrc).to.equal(other)
  })

  for (const [how, shape, height] of [
    ['its own size', { width: 40, height: 20 }, 150],
    ['a ratio', { ratio: '3/2' }, 200],
  ] as const) {
    it(`reserves its space by ${how} while it loads, when it has loaded and when it fails (PART-33)`, async () => {
      const shown = inPlace(<Picture src={WIDE} alt="Nothing, but wide" {...shape} />)
      expect(heightOf(shown)).to.equal(height)
      await becomes(shown, 'loaded')
      expect(heightOf(shown)).to.equal(height)
      shown.update(
        <div style={{ width: 300 }}>
          <Picture src={BROKEN} alt="A dot" {...shape} />
        </div>,
      )
      expect(heightOf(shown)).to.equal(height)
      await becomes(shown, 'failed')
      expect(heightOf(shown)).to.equal(height)
    })
  }

  it('has a background until it has loaded', async () => {
    // Not one that another test has loaded.
    const shown = inPlace(<Picture src={FRESH} alt="A dot" ratio="1/1" />)
    const surface = () => getComputedStyle(part(shown, '.picture')).backgroundColor
    expect(surface()).not.to.equal('rgba(0, 0, 0, 0)')
    await becomes(shown, 'loaded')
    expect(surface()).to.equal('rgba(0, 0, 0, 0)')
  })

  it('shows its alternative text when it fails, readable once (PART-33)', async () => {
    const shown = inPlace(<Picture src={BROKEN} alt="Two espresso cups" ratio="4/3" />)
    await becomes(shown, 'failed')
    expect(part(shown, '.picture__alt').textContent).to.equal('Two espresso cups')
    expect(getComputedStyle(imageOf(shown)).visibility).to.equal('hidden')
    await expect(shown.root.host).to.be.accessible()
  })

  it('shows no text when it is decorative and fails', async () => {
    const shown = inPlace(<Picture src={BROKEN} alt="" ratio="4/3" />)
    await becomes(shown, 'failed')
    expect(shown.root.textContent).to.equal('')
    expect(part(shown, '.picture__icon svg').getAttribute('aria-hidden')).to.equal('true')
  })

  it('keeps its alternative text inside a small space', async () => {
    const shown = show(
      <div style={{ width: 80 }}>
        <Picture src={BROKEN} alt="Espresso cups" width={80} height={80} />
      </div>,
    )
    await becomes(shown, 'failed')
    const place = part(shown, '.picture').getBoundingClientRect()
    const text = part(shown, '.picture__alt').getBoundingClientRect()
    expect(text.top).to.be.at.least(place.top)
    expect(text.bottom).to.be.at.most(place.bottom)
    expect(getComputedStyle(part(shown, '.picture__icon')).display).to.equal('none')
  })

  it('shows another picture after one that failed', async () => {
    const shown = show(<Picture src={BROKEN} alt="A dot" ratio="1/1" />)
    await becomes(shown, 'failed')
    shown.update(<Picture src={DOT} alt="A dot" ratio="1/1" />)
    await becomes(shown, 'loaded')
    expect(shown.root.querySelector('.picture__fallback')).to.equal(null)
  })

  it('shows its alternative text without an address (PART-33)', () => {
    const shown = inPlace(<Picture src={undefined} alt="Moka pot" width={40} height={20} />)
    expect(part(shown, '.picture__alt').textContent).to.equal('Moka pot')
    expect(shown.root.querySelector('img')).to.equal(null)
    expect(heightOf(shown)).to.equal(150)
  })

  it('is cropped to its ratio, or contained in it', () => {
    const fitOf = (fit?: 'contain') =>
      getComputedStyle(imageOf(show(<Picture src={DOT} alt="" ratio="16/9" fit={fit} />))).objectFit
    expect([fitOf(), fitOf('contain')]).to.deep.equal(['cover', 'contain'])
  })

  it('keeps 1/1, and warns, without size and ratio (PART-1)', () => {
    const { result, warnings } = withCapturedConsole(() =>
      inPlace(<Picture src={DOT} alt="" {...({} as { ratio: '1/1' })} />),
    )
    expect(heightOf(result)).to.equal(300)
    expect(warnings.join()).to.contain('the ratio (undefined) is neither a number above 0')
  })

  for (const [what, status, src] of [
    ['a picture', 'loaded', DOT],
    ['an SVG without a size', 'loaded', WIDE],
    ['a broken picture', 'failed', BROKEN],
  ] as const) {
    it(`recognises ${what} that has ${status} before hydration`, async () => {
      const picture = <Picture src={src} alt="A dot" ratio="1/1" isPriority />
      const shown = show(<div className="fragment" />)
      const fragment = part(shown, '.fragment')
      fragment.innerHTML = await htmlOf(picture)
      await waitUntil(() => fragment.querySelector('img')?.complete)
      const react = hydrateRoot(fragment, picture)
      await becomes(shown, status)
      react.unmount()
    })
  }

  it('adds no preload link and no style attribute to a fragment', async () => {
    const html = await htmlOf(
      <>
        <Picture src="/a.png" alt="A" ratio={2.39} isPriority />
        <Picture src="/b.png" alt="B" ratio="16/9" />
      </>,
    )
    expect(html).to.contain('src="/a.png"')
    expect(html).not.to.match(/<link|\sstyle=/)
  })
})

async function htmlOf(picture: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(picture)
  return new Response(prelude).text()
}
