import { expect } from '@open-wc/testing'
import { getFooterContent, isSubscribed } from '../../../src/api/footer/footer-service.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'
import { CONTENT } from './footer-content.ts'

const PATH = 'GET /service/promotion/api/promotion/SHOP_FOOTER'
const context = { site: 'DE', apiBase: '', element: 'shop-footer' } as const

const cleanups: (() => void)[] = []
function answer(handler: Handler) {
  const services = serve({ [PATH]: handler, 'GET /json/psdata': handler })
  const errors = record<{ code: string; message: string }>('shop-element-error')
  cleanups.push(services.end, errors.end, captureConsole('error', []))
  return errors.details
}
const content = (value: unknown) => answer(() => json({ contentJSON: JSON.stringify(value) }))
const fails = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  )

describe('footer content', () => {
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  })

  it('is parsed from contentJSON, with missing parts empty (FOOTER-11, FOOTER-15, CALL-33)', async () => {
    content(CONTENT)
    const parsed = await getFooterContent(context, 'SHOP_FOOTER')
    expect(parsed?.teaser.groups[0]?.links[0]).to.deep.equal({ url: '/m', text: 'Mobil', hideInClassic: true })
    expect(parsed?.teaser.groups[0]?.images[0]?.source).to.equal('dhl')
    expect(parsed?.seo).to.deep.equal({ heading: '', columns: [] })
    expect(parsed?.socialMedia.icons).to.deep.equal([])
    expect(parsed?.salesTax).to.equal(undefined)
  })

  it('gives images without a size 48 by 32 px (FOOTER-24, CALL-33)', async () => {
    const [group] = CONTENT.teaser.groups
    content({
      ...CONTENT,
      teaser: { groups: [{ ...group, images: [{ source: 'dhl', label: 'DHL' }] }] },
      qualityLogos: { heading: '', logos: [{ source: 'heureka', label: 'Heureka', width: 60 }] },
    })
    const parsed = await getFooterContent(context, 'SHOP_FOOTER')
    expect(parsed?.teaser.groups[0]?.images[0]).to.include({ width: 48, height: 32 })
    expect(parsed?.qualityLogos.logos[0]).to.include({ width: 60, height: 32 })
  })

  it('is undefined on 404 (FOOTER-13)', async () => {
    answer(() => json({}, 404))
    expect(await getFooterContent(context, 'SHOP_FOOTER')).to.equal(undefined)
  })

  for (const [name, handler] of [
    ['a 500', () => json({}, 500)],
    ['no contentJSON', () => json({})],
    ['no JSON in it', () => json({ contentJSON: '{' })],
    ['no group in it', () => json({ contentJSON: JSON.stringify({ ...CONTENT, teaser: { groups: [] } }) })],
  ] as const) {
    it(`fails by ${name} (FOOTER-14)`, async () => {
      answer(handler)
      expect(await fails(getFooterContent(context, 'SHOP_FOOTER'))).to.equal(true)
    })
  }

  it('has no legal links where none is valid, and keeps the rest (FOOTER-14)', async () => {
    content({ ...CONTENT, legalLinks: [{ url: 'javascript:alert(1)', text: 'Böse' }] })
    const parsed = await getFooterContent(context, 'SHOP_FOOTER')
    expect([parsed?.legalLinks.length, parsed?.teaser.groups.length]).to.deep.equal([0, 1])
  })

  it('names icons and columns in both forms (CALL-34)', async () => {
    const link = { url: '/a', text: 'A' }
    content({
      ...CONTENT,
      socialMedia: {
        icons: [
          { iconName: 'youtube', link: 'https://youtube.example' },
          { iconName: 'xing', link },
          { iconName: 'x', link: 'javascript:x' },
        ],
      },
      seo: { columns: [[link], { links: [link, link] }, { links: 7 }] },
    })
    const parsed = await getFooterContent(context, 'SHOP_FOOTER')
    expect(parsed?.socialMedia.icons.map((icon) => icon.link)).to.deep.equal([
      { url: 'https://youtube.example', text: 'Youtube' },
      link,
    ])
    expect(parsed?.seo.columns.map(({ length }) => length)).to.deep.equal([1, 2, 0])
  })

  it('drops and reports wrong entries and invalid addresses only (CALL-20, CALL-22)', async () => {
    const [group] = CONTENT.teaser.groups
    const errors = content({
      ...CONTENT,
      teaser: { groups: [7, group] },
      legalLinks: [{ url: 'javascript:alert(1)', text: 'Böse' }, ...CONTENT.legalLinks],
    })
    const parsed = await getFooterContent(context, 'SHOP_FOOTER')
    expect(parsed?.teaser.groups).to.have.length(1)
    expect(parsed?.legalLinks.map(({ text }) => text)).to.deep.equal(['Impressum'])
    expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })
})

describe('newsletter status', () => {
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  })

  for (const [status, expected] of [
    ['WAITING_FOR_DOI', true],
    ['SUBSCRIBED', true],
    ['subscribed', true],
    ['NONE', false],
    [undefined, false],
    [7, false],
  ] as const) {
    it(`${String(status)} ${expected ? 'hides' : 'shows'} the newsletter box (FOOTER-29, CALL-26)`, async () => {
      answer(() => json({ nl_status: status }))
      expect(await isSubscribed(context)).to.equal(expected)
    })
  }
})
