// every engine: styles
import { expect } from '@open-wc/testing'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import {
  answer,
  BENEFITS,
  CATEGORY,
  type CampaignType,
  mountCampaign,
  showCampaign,
  TEASER,
  TOP_BANNER,
} from './campaign.tsx'

const TYPES: [type: CampaignType, content: object, sign: string][] = [
  ['ApiTopBannerPromotion', TOP_BANNER, '20 % auf alle ganzen Bohnen'],
  ['ApiCategory', CATEGORY, 'GENUSS20'],
  ['ApiPiPromotion', TEASER, 'Entdecken'],
  ['ApiHeaderBenefitsPromotion', BENEFITS, 'Versandkostenfrei'],
]

/** A service whose answers are sent by the test, by their numbers. */
function slowService() {
  const sends: ((answer: Response) => void)[] = []
  return { sends, handler: () => new Promise<Response>((resolve) => sends.push(resolve)) }
}

describe('the place of a promotion', () => {
  for (const [type, content, sign] of TYPES)
    it(`shows ${type} in its layout, in the room that it has reserved (PROMO-7, PROMO-10)`, async () => {
      const { sends, handler } = slowService()
      const { room, campaign, says } = await mountCampaign(handler, { type })
      await page.until(() => sends.length > 0)
      const { height } = room.getBoundingClientRect()
      sends[0]?.(answer(type, content))
      await page.until(campaign)
      await says(sign)
      expect(room.getBoundingClientRect().height).to.equal(height)
      expect(page.selectAll('[part=promotion]')).to.have.length(1)
      await expect(campaign()).to.be.accessible()
    })

  it('takes no room and requests nothing without an id (PROMO-1)', async () => {
    const { header, call } = await showCampaign('ApiTopBannerPromotion', TOP_BANNER)
    const places = page.within(header).selectAll('[data-live^="promotion.place"]')
    expect(places.map(({ offsetHeight }) => offsetHeight > 0)).to.deep.equal([false, true, false, false, false])
    const calls = page.calls().filter(({ path }) => path.includes('promotion'))
    expect(page.calls(call)).to.have.length(1)
    expect(calls).to.deep.equal(page.calls(call))
  })

  it('is painted empty, without an inline style that a strict CSP would block (PROMO-10)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE', 'top-banner': 'x' })
    expect(html).to.match(/<div class="[\w -]+" data-live="promotion\.place:top-banner"><\/div>/)
    expect(html).to.not.match(/ style=/)
  })

  for (const [title, handler, code, message] of [
    [
      'for an unknown type (PROMO-8, PROMO-11)',
      () => answer('ApiSomethingNew', TOP_BANNER),
      'PROMOTION_INVALID',
      /type: expected/,
    ],
    [
      'for content that can’t be parsed (PROMO-9)',
      () => json({ type: 'ApiTopBannerPromotion', contentJSON: '{"headline":' }),
      'PROMOTION_INVALID',
      /./,
    ],
    ['when the call fails (PROMO-5, PROMO-11)', () => json({}, 503), 'PROMOTION_UNAVAILABLE', /./],
  ] as const)
    it(`shows nothing, and reports it, ${title}`, async () => {
      page.logs(new RegExp(code))
      const errors = page.events<{ element: string; code: string; message: string }>('shop-element-error')
      const { room, campaign } = await mountCampaign(handler)
      await page.until(() => room.offsetHeight === 0)
      expect(campaign()).to.equal(undefined)
      expect(errors.map((error) => [error.element, error.code])).to.deep.equal([['shop-header', code]])
      expect(errors[0]?.message).to.match(message)
      expect(errors[0]?.message).to.not.include('ApiSomethingNew')
    })

  it('reports nothing when no promotion runs (PROMO-6, PROMO-11)', async () => {
    const errors = page.events('shop-element-error')
    const { room } = await mountCampaign(() => json({}, 404))
    await page.until(() => room.offsetHeight === 0)
    expect(errors).to.deep.equal([])
  })

  it('sends its tags, and loads again when they change (PROMO-3)', async () => {
    const { header, says } = await mountCampaign(
      ({ query }) => answer('ApiTopBannerPromotion', { headline: `Tags: ${query.get('allOfTags')}` }),
      { tags: 'a,b' },
    )
    await says('Tags: a,b')
    header.setAttribute('all-of-tags', 'c')
    await says('Tags: c')
  })

  it('loads again on shop-preview-changed, and shows the answer to the last request only (PROMO-4)', async () => {
    const { sends, handler } = slowService()
    const { says, text } = await mountCampaign(handler)
    const send = (request: number, headline: string) => sends[request]?.(answer('ApiTopBannerPromotion', { headline }))
    await page.until(() => sends.length === 1)
    send(0, 'Heute')
    await says('Heute')
    for (const requests of [2, 3]) {
      page.dispatch('shop-preview-changed', {})
      await page.until(() => sends.length === requests)
    }
    await page.frame()
    expect(text()).to.equal('Heute')
    send(2, 'Advent')
    await says('Advent')
    send(1, 'Nikolaus')
    await page.frame()
    await page.frame()
    expect(text()).to.equal('Advent')
  })
})
