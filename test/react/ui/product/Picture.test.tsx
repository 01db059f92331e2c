import { expect, waitUntil } from '@open-wc/testing'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { Picture } from '../../../../src/react/ui/product/Picture.tsx'
import { hushed } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'

type Shown = ReturnType<typeof show>

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const WIDE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')}`
const BROKEN = 'data:image/png;base64,AAAA'

const inPlace = (picture: React.ReactNode) => show(<div style={{ width: 300 }}>{picture}</div>)
const imageOf = (shown: Shown) => part<HTMLImageElement>(shown, 'img')
const heightOf = (shown: Shown) => Math.round(part(shown, '.picture').getBoundingClientRect().height)
const looks = (shown: Shown, look: string) =>
  waitUntil(() => shown.root.querySelector(`.picture--${look}`), `The picture is not ${look}.`)

describe('Picture (specification 1 §5)', () => {
  afterEach(clearParts)

  it('is lazy and decoded asynchronously by default', () => {
    const image = imageOf(show(<Picture src={DOT} alt="A dot" width={40} height={20} />))
    expect([image.loading, image.decoding, image.fetchPriority]).to.deep.equal(['lazy', 'async', 'auto'])
  })

  it('is fetched at once and before others with priority', () => {
    const image = imageOf(show(<Picture src={DOT} alt="A dot" width={40} height={20} isPriority />))
    expect([image.loading, image.decoding, image.fetchPriority]).to.deep.equal(['eager', 'auto', 'high'])
  })

  it('is told that it is lazy before it is told its address', () => {
    const names = imageOf(show(<Picture src={DOT} srcSet={`${DOT} 2x`} sizes="9px" alt="" ratio={1} />)).attributes
    const order = [...names].map(({ name }) => name)
    expect(order.indexOf('loading')).to.be.within(0, order.indexOf('src') - 1)
    expect(order.indexOf('sizes')).to.be.within(0, order.indexOf('srcset') - 1)
  })

  it('takes the first source whose media query fits', async () => {
    const other = `${DOT}#fits`
    const sources = [
      { srcSet: `${DOT}#narrow`, media: '(max-width: 1px)' },
      { srcSet: other, media: '(min-width: 1px)', width: 30, height: 30 },
      { srcSet: `${DOT}#late`, media: '(min-width: 1px)' },
    ]
    const shown = inPlace(<Picture src={DOT} alt="A dot" width={40} height={20} sources={sources} />)
    // A source's own shape holds its place.
    expect(heightOf(shown)).to.equal(300)
    await looks(shown, 'loaded')
    expect(imageOf(shown).currentSrc).to.equal(other)
  })

  for (const [how, shape, height] of [
    ['its own size', { width: 40, height: 20 }, 150],
    ['a ratio', { ratio: '3/2' }, 200],
  ] as const) {
    it(`keeps its place by ${how}: before it comes, when it has come, when it fails`, async () => {
      const shown = inPlace(<Picture src={WIDE} alt="Nothing, but wide" {...shape} />)
      expect(heightOf(shown)).to.equal(height)
      await looks(shown, 'loaded')
      expect(heightOf(shown)).to.equal(height)
      shown.update(
        <div style={{ width: 300 }}>
          <Picture src={BROKEN} alt="A dot" {...shape} />
        </div>,
      )
      expect(heightOf(shown)).to.equal(height)
      await looks(shown, 'failed')
      expect(heightOf(shown)).to.equal(height)
    })
  }

  it('stands on a surface until it has come', async () => {
    const shown = inPlace(<Picture src={DOT} alt="A dot" ratio="1/1" />)
    const surface = () => getComputedStyle(part(shown, '.picture')).backgroundColor
    expect(surface()).not.to.equal('rgba(0, 0, 0, 0)')
    await looks(shown, 'loaded')
    expect(surface()).to.equal('rgba(0, 0, 0, 0)')
  })

  it('says its text when it fails, once', async () => {
    const shown = inPlace(<Picture src={BROKEN} alt="Two espresso cups" ratio="4/3" />)
    await looks(shown, 'failed')
    expect(part(shown, '.picture__alt').textContent).to.equal('Two espresso cups')
    expect(getComputedStyle(imageOf(shown)).visibility).to.equal('hidden')
    await expect(shown.root.host).to.be.accessible()
  })

  it('says nothing when it is decorative and fails', async () => {
    const shown = inPlace(<Picture src={BROKEN} alt="" ratio="4/3" />)
    await looks(shown, 'failed')
    expect(shown.root.textContent).to.equal('')
    expect(part(shown, '.picture__icon svg').getAttribute('aria-hidden')).to.equal('true')
  })

  it('keeps the text within a small place', async () => {
    const shown = show(
      <div style={{ width: 80 }}>
        <Picture src={BROKEN} alt="Espresso cups" width={80} height={80} />
      </div>,
    )
    await looks(shown, 'failed')
    const place = part(shown, '.picture').getBoundingClientRect()
    const text = part(shown, '.picture__alt').getBoundingClientRect()
    expect(text.top).to.be.at.least(place.top)
    expect(text.bottom).to.be.at.most(place.bottom)
    expect(getComputedStyle(part(shown, '.picture__icon')).display).to.equal('none')
  })

  it('shows another picture after one that failed', async () => {
    const shown = show(<Picture src={BROKEN} alt="A dot" ratio="1/1" />)
    await looks(shown, 'failed')
    shown.update(<Picture src={DOT} alt="A dot" ratio="1/1" />)
    await looks(shown, 'loaded')
    expect(shown.root.querySelector('.picture__fallback')).to.equal(null)
  })

  it('shows its text where it has no address', () => {
    const shown = inPlace(<Picture src={undefined} alt="Moka pot" width={40} height={20} />)
    expect(part(shown, '.picture__alt').textContent).to.equal('Moka pot')
    expect(shown.root.querySelector('img')).to.equal(null)
    expect(heightOf(shown)).to.equal(150)
  })

  it('is cut to its ratio, or stands in it with room around', () => {
    const fitOf = (fit?: 'contain') =>
      getComputedStyle(imageOf(show(<Picture src={DOT} alt="" ratio="16/9" fit={fit} />))).objectFit
    expect([fitOf(), fitOf('contain')]).to.deep.equal(['cover', 'contain'])
  })

  it('keeps 1/1 and warns when it is told neither size nor ratio', () => {
    const { result, warnings } = hushed(() => inPlace(<Picture src={DOT} alt="" {...({} as { ratio: '1/1' })} />))
    expect(heightOf(result)).to.equal(300)
    expect(warnings.join()).to.contain('undefined is neither a number above 0')
  })

  for (const [what, look, src] of [
    ['a picture', 'loaded', DOT],
    ['a drawing without a size of its own', 'loaded', WIDE],
    ['a broken one', 'failed', BROKEN],
  ] as const) {
    it(`knows that ${what} has ${look} before the script came`, async () => {
      const picture = <Picture src={src} alt="A dot" ratio="1/1" isPriority />
      const shown = show(<div className="fragment" />)
      const fragment = part(shown, '.fragment')
      fragment.innerHTML = await htmlOf(picture)
      await waitUntil(() => fragment.querySelector('img')?.complete)
      const react = hydrateRoot(fragment, picture)
      await looks(shown, look)
      react.unmount()
    })
  }

  it('asks a page with a fragment of it for no preload, and brings no style attribute', async () => {
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
