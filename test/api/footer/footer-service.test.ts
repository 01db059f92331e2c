import { expect } from '@open-wc/testing'
import { getFooterContent } from '../../../src/api/footer/footer-content.late.ts'
import { isSubscribed } from '../../../src/api/footer/footer-service.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { dropped } from '../support.ts'
import { CONTENT } from './footer-content.ts'

const context = { site: 'DE', apiBase: '', element: 'shop-footer' } as const
const [group] = CONTENT.teaser.groups

const answered = (handler: Handler) => {
  page.serve({ 'GET /service/promotion/api/promotion/SHOP_FOOTER': handler })
  return getFooterContent(context, 'SHOP_FOOTER')
}
const read = (content: object) => answered(() => json({ contentJSON: JSON.stringify(content) }))

describe('footer content', () => {
  it('is parsed from contentJSON, with missing parts empty (FOOTER-11, FOOTER-15, CALL-33)', async () => {
    const parsed = await read(CONTENT)
    expect(parsed?.teaser.groups[0]?.links[0]).to.deep.equal({ url: '/m', text: 'Mobil', hideInClassic: true })
    expect(parsed?.teaser.groups[0]?.images[0]?.source).to.equal('dhl')
    expect(parsed?.seo).to.deep.equal({ heading: '', columns: [] })
    expect(parsed?.socialMedia.icons).to.deep.equal([])
    expect(parsed?.salesTax).to.equal(undefined)
  })

  it('gives images without a size 48 by 32 px (FOOTER-24, CALL-33)', async () => {
    const parsed = await read({
      ...CONTENT,
      teaser: { groups: [{ ...group, images: [{ source: 'dhl', label: 'DHL' }] }] },
      qualityLogos: { heading: '', logos: [{ source: 'heureka', label: 'Heureka', width: 60 }] },
    })
    expect(parsed?.teaser.groups[0]?.images[0]).to.include({ width: 48, height: 32 })
    expect(parsed?.qualityLogos.logos[0]).to.include({ width: 60, height: 32 })
  })

  it('is undefined on 404 (FOOTER-13)', async () => {
    expect(await answered(() => json({}, 404))).to.equal(undefined)
  })

  for (const [name, handler] of [
    ['a 500', () => json({}, 500)],
    ['no contentJSON', () => json({})],
    ['no JSON in it', () => json({ contentJSON: '{' })],
    ['no group in it', () => json({ contentJSON: JSON.stringify({ ...CONTENT, teaser: { groups: [] } }) })],
  ] as const) {
    it(`fails by ${name} (FOOTER-14)`, async () => {
      expect(await answered(handler).catch((error) => error)).to.be.instanceOf(Error)
    })
  }

  it('has no legal links where none is valid, and keeps the rest (FOOTER-14)', async () => {
    dropped()
    const parsed = await read({ ...CONTENT, legalLinks: [{ url: 'javascript:alert(1)', text: 'Böse' }] })
    expect([parsed?.legalLinks.length, parsed?.teaser.groups.length]).to.deep.equal([0, 1])
  })

  it('names icons and columns in both forms (CALL-34)', async () => {
    dropped()
    const link = { url: '/a', text: 'A' }
    const parsed = await read({
      ...CONTENT,
      socialMedia: {
        icons: [
          { iconName: 'youtube', link: 'https://youtube.example' },
          { iconName: 'easy_pay', link: '/e' },
          { iconName: 'xing', link },
          { iconName: 'x', link: 'javascript:x' },
        ],
      },
      seo: { columns: [[link], { links: [link, link] }, { links: 7 }] },
    })
    expect(parsed?.socialMedia.icons.map((icon) => icon.link)).to.deep.equal([
      { url: 'https://youtube.example', text: 'YouTube' },
      { url: '/e', text: 'Easy pay' },
      link,
    ])
    expect(parsed?.seo.columns.map(({ length }) => length)).to.deep.equal([1, 2, 0])
  })

  it('drops and reports wrong entries and invalid addresses only (CALL-20, CALL-22)', async () => {
    const errors = dropped()
    const parsed = await read({
      ...CONTENT,
      teaser: { groups: [7, group] },
      legalLinks: [{ url: 'javascript:alert(1)', text: 'Böse' }, ...CONTENT.legalLinks],
    })
    expect(parsed?.teaser.groups).to.have.length(1)
    expect(parsed?.legalLinks.map(({ text }) => text)).to.deep.equal(['Impressum'])
    expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })
})

describe('newsletter status', () => {
  for (const [status, expected] of [
    ['WAITING_FOR_DOI', true],
    ['SUBSCRIBED', true],
    ['subscribed', true],
    ['NONE', false],
    [undefined, false],
    [7, false],
  ] as const) {
    it(`${String(status)} ${expected ? 'hides' : 'shows'} the newsletter box (FOOTER-29, CALL-26)`, async () => {
      page.serve({ 'GET /json/psdata': () => json({ nl_status: status }) })
      expect(await isSubscribed(context)).to.equal(expected)
    })
  }
})
