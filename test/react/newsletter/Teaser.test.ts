import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { setViewport } from '@web/test-runner-commands'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { captureConsole } from '../../support/console.ts'
import { clearPage, html, inside, place } from '../../support/elements.ts'
import { waitUntil } from '../../support/wait-until.ts'

const IMAGES = '/service/newsletter-subscription-form/images'

describe('the newsletter’s picture and bubble', () => {
  const warnings: string[] = []
  let stop: () => void
  beforeEach(() => {
    warnings.length = 0
    stop = captureConsole('warn', warnings)
  })
  afterEach(async () => {
    clearPage()
    stop()
    await setViewport({ width: 800, height: 600 })
  })

  const bubble = (element: HTMLElement) => inside(element, '.teaser__bubble')?.textContent?.replaceAll('\u00ad', '')
  const sources = (element: HTMLElement) => [
    inside(element, 'source')?.getAttribute('srcset'),
    inside(element, 'img')?.getAttribute('src'),
  ]

  it('has a picture for desktops, one for tablets, and none in narrower windows (NEWS-9)', async () => {
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    expect(sources(element)).to.deep.equal([`${IMAGES}/desktop.jpg`, `${IMAGES}/tablet.jpg`])
    expect(inside(element, 'source')?.getAttribute('media')).to.equal('(min-width: 1024px)')
    const size = () => {
      const box = inside(element, '.teaser__picture .picture')?.getBoundingClientRect()
      return `${Math.round(box?.width ?? 0)}x${Math.round(box?.height ?? 0)}`
    }
    for (const [width, wanted] of [
      [1024, '400x300'],
      [1023, '273x273'],
      [767, '273x273'],
      [766, '0x0'],
    ] as const) {
      await setViewport({ width, height: 700 })
      await waitUntil(() => window.innerWidth === width && size() === wanted, `${width}: ${wanted}, not ${size()}`)
    }
  })

  it('crops a picture of another ratio (NEWS-9)', async () => {
    const wide = new URL('../promotion/cutout.png', import.meta.url).pathname
    await setViewport({ width: 800, height: 700 })
    const element = await place(html`<shop-newsletter images=${JSON.stringify({ tablet: wide })}></shop-newsletter>`)
    const picture = () => inside<HTMLImageElement>(element, 'img') as HTMLImageElement
    await waitUntil(() => picture().naturalWidth > 0)
    expect(picture().naturalWidth / picture().naturalHeight).to.equal(1.5)
    const { width, height } = picture().getBoundingClientRect()
    expect([width, height, getComputedStyle(picture()).objectFit]).to.deep.equal([273, 273, 'cover'])
  })

  it('shows other pictures, both or one of them, with their description (NEWS-10)', async () => {
    const images = JSON.stringify({ desktop: '/a.jpg', tablet: 'https://cdn.example/b.jpg' })
    const element = await place(html`<shop-newsletter images=${images} alt-text="Kaffee"></shop-newsletter>`)
    expect(sources(element)).to.deep.equal(['/a.jpg', 'https://cdn.example/b.jpg'])
    expect(inside(element, 'img')?.getAttribute('alt')).to.equal('Kaffee')
    const other = await place(html`<shop-newsletter images='{"tablet":"/b.jpg"}'></shop-newsletter>`)
    expect(sources(other)).to.deep.equal([`${IMAGES}/desktop.jpg`, '/b.jpg'])
    expect(warnings).to.deep.equal([])
  })

  const BAD: [images: string, why: RegExp][] = [
    ['{"desktop":', /attribute images.*not valid/],
    ['{"desktop":"javascript:alert(1)"}', /images: "desktop" is no URL/],
    ['{"tablet":7}', /images: "tablet" is no URL/],
  ]
  for (const [images, why] of BAD) {
    it(`shows the built-in pictures for ${images}, and warns (NEWS-10)`, async () => {
      const element = await place(html`<shop-newsletter images=${images}></shop-newsletter>`)
      expect(sources(element)).to.deep.equal([`${IMAGES}/desktop.jpg`, `${IMAGES}/tablet.jpg`])
      expect(
        warnings.some((warning) => why.test(warning)),
        warnings.join(),
      ).to.equal(true)
    })
  }

  const PERCENT: Record<string, string> = { TR: '%10', PL: '10%', HU: '10%', CH: '10%', CH_FR: '10%' }
  for (const site of SITES) {
    it(`${site}: shows a discount of ${PERCENT[site] ?? '10 %'} and the welcome voucher (NEWS-11)`, async () => {
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      const [percent = '', ...words] =
        bubble(element)
          ?.replaceAll('\u00a0', ' ')
          .split(/(?<=%|%10) /) ?? []
      expect(percent.trim()).to.equal(PERCENT[site] ?? '10 %')
      expect(words.join(' ').length).to.be.greaterThan(5)
    })
  }

  it('shows the attributes’ texts, hides what is false, and disappears without both (NEWS-11)', async () => {
    const own = await place(html`<shop-newsletter discount="15 €" welcome-voucher="geschenkt"></shop-newsletter>`)
    expect(bubble(own)).to.equal('15 € geschenkt')
    const one = await place(html`<shop-newsletter welcome-voucher="false"></shop-newsletter>`)
    expect(bubble(one)?.trim()).to.equal('10\u00a0%')
    const none = await place(html`<shop-newsletter discount="false" welcome-voucher="false"></shop-newsletter>`)
    expect(bubble(none)).to.equal(undefined)
  })

  it('states the voucher’s terms in a footnote, in HU one month, a single use and the web shop (NEWS-12)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    const note = inside(element, '.sign-up__footnote')
    expect(note?.textContent).to.match(/1\shónapig.*egyszer.*webáruház/)
    expect(note?.querySelector('a')?.getAttribute('href')).to.equal('/pages/kuponfeltetelek')
    const without = await place(html`<shop-newsletter show-voucher-hint-footnote="false"></shop-newsletter>`)
    expect(inside(without, '.sign-up__footnote')).to.equal(null)
  })

  it('has the heading of the attribute heading, or else of title (NEWS-8)', async () => {
    const element = await place(html`<shop-newsletter title="Neues zuerst"></shop-newsletter>`)
    expect(inside(element, 'h2')?.textContent).to.equal('Neues zuerst')
    const both = await place(html`<shop-newsletter title="Neues zuerst" heading="Altes zuletzt"></shop-newsletter>`)
    expect(inside(both, 'h2')?.textContent).to.equal('Altes zuletzt')
  })
})
