import { expect } from '@open-wc/testing'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { clearParts } from '../../support/parts.tsx'
import { json, type serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { answer, BENEFITS, CATEGORY, serveCampaign, showPlace, TEASER, TOP_BANNER } from './campaign.tsx'

const ANSWERS = {
  ApiTopBannerPromotion: ['top-banner', TOP_BANNER],
  ApiCategory: ['category-banner', CATEGORY],
  ApiPiPromotion: ['pi-teaser', TEASER],
  ApiHeaderBenefitsPromotion: ['benefits', BENEFITS],
} as const

const pause = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the place of a promotion', () => {
  let services: ReturnType<typeof serve>
  let stopHush = () => {}

  beforeEach(() => {
    stopHush = captureConsole('error', [])
  })
  afterEach(() => {
    clearParts()
    services?.end()
    stopHush()
  })

  for (const [type, [layout, content]] of Object.entries(ANSWERS)) {
    it(`shows ${type} in its layout (PROMO-7)`, async () => {
      services = serveCampaign(() => answer(type, content))
      const shown = showPlace({ place: layout })
      await shown.appears(`.promotion--${layout}`)
      expect(shown.findAll('.promotion')).to.have.length(1)
      await expect(shown.find('.shop-base')).to.be.accessible()
    })

    it(`reserves the room of ${type}, so that nothing shifts (PROMO-10)`, async () => {
      let release = () => {}
      services = serveCampaign(
        () =>
          new Promise((resolve) => {
            release = () => resolve(answer(type, content))
          }),
      )
      const shown = showPlace({ place: layout })
      await waitUntil(() => services.calls.length > 0)
      const before = shown.find('.below')?.getBoundingClientRect().top
      release()
      await shown.appears(`.promotion--${layout}`)
      expect(shown.find('.below')?.getBoundingClientRect().top).to.equal(before)
    })
  }

  it('takes no room without an id (PROMO-1)', () => {
    const shown = showPlace({ id: '' })
    expect(shown.find('.promotion-place')?.offsetHeight).to.equal(0)
  })

  it('requests nothing before hydration, and nothing without an id (PROMO-1)', async () => {
    services = serveCampaign(() => answer('ApiTopBannerPromotion', TOP_BANNER))
    showPlace({ isHydrated: false })
    showPlace({ id: '' })
    await pause()
    expect(services.calls).to.have.length(0)
  })

  it('is painted empty, without an inline style that a strict CSP would block (PROMO-10)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE', 'top-banner': 'x' })
    expect(html).to.include(
      '<div class="promotion-place promotion-place--top-banner" data-live="promotion.place:top-banner"></div>',
    )
    expect(html).to.not.match(/ style=/)
  })

  it('shows nothing for an unknown type, and reports it (PROMO-8, PROMO-11)', async () => {
    const errors = record<{ element: string; code: string; message: string }>('shop-element-error')
    services = serveCampaign(() => answer('ApiSomethingNew', TOP_BANNER))
    const shown = showPlace()
    await waitUntil(() => errors.details.length > 0)
    errors.end()
    expect(errors.details[0]).to.include({ element: 'shop-header', code: 'PROMOTION_INVALID' })
    expect(errors.details[0]?.message).to.include('type: expected').and.not.include('ApiSomethingNew')
    await waitUntil(() => shown.find('.promotion-place')?.offsetHeight === 0)
    expect(shown.find('.promotion')).to.equal(null)
  })

  it('shows nothing for content that can’t be parsed, and reports it (PROMO-9)', async () => {
    const errors = record<{ code: string }>('shop-element-error')
    services = serveCampaign(() => json({ type: 'ApiTopBannerPromotion', contentJSON: '{"headline":' }))
    const shown = showPlace()
    await waitUntil(() => errors.details.length > 0)
    errors.end()
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['PROMOTION_INVALID'])
    expect(shown.find('.promotion')).to.equal(null)
  })

  it('shows nothing when the call fails, and reports it (PROMO-5, PROMO-11)', async () => {
    const errors = record<{ code: string }>('shop-element-error')
    services = serveCampaign(() => json({}, 503))
    const shown = showPlace()
    await waitUntil(() => errors.details.length > 0)
    errors.end()
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['PROMOTION_UNAVAILABLE'])
    await waitUntil(() => shown.find('.promotion-place')?.offsetHeight === 0)
  })

  it('reports nothing when no promotion runs (PROMO-6, PROMO-11)', async () => {
    const errors = record('shop-element-error')
    services = serveCampaign(() => json({}, 404))
    const shown = showPlace()
    await waitUntil(() => shown.find('.promotion-place')?.offsetHeight === 0)
    errors.end()
    expect(errors.details).to.have.length(0)
  })

  it('sends its tags, and loads again when they change (PROMO-3)', async () => {
    services = serveCampaign(({ query }) =>
      answer('ApiTopBannerPromotion', { headline: query.get('allOfTags') ?? 'ohne' }),
    )
    const shown = showPlace({ allOfTags: 'a,b' })
    await shown.appears('.promotion')
    expect(shown.find('.promotion')?.textContent).to.equal('a,b')
    shown.update({ allOfTags: 'c' })
    await waitUntil(() => shown.find('.promotion')?.textContent === 'c')
  })

  it('loads again on shop-preview-changed, and keeps the promotion until the answer arrives (PROMO-4)', async () => {
    let headline = 'Heute'
    let release = () => {}
    services = serveCampaign(() => answer('ApiTopBannerPromotion', { headline }))
    const shown = showPlace()
    await shown.appears('.promotion')
    services.end()
    headline = 'Advent'
    services = serveCampaign(
      () =>
        new Promise((resolve) => {
          release = () => resolve(answer('ApiTopBannerPromotion', { headline }))
        }),
    )
    window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} }))
    await waitUntil(() => services.calls.length > 0)
    expect(shown.find('.promotion')?.textContent).to.equal('Heute')
    release()
    await waitUntil(() => shown.find('.promotion')?.textContent === 'Advent')
  })

  it('never replaces a later answer by an earlier one (PROMO-4)', async () => {
    const waiting: (() => void)[] = []
    services = serveCampaign(
      () =>
        new Promise((resolve) => {
          const headline = `Antwort ${waiting.length + 1}`
          waiting.push(() => resolve(answer('ApiTopBannerPromotion', { headline })))
        }),
    )
    const shown = showPlace()
    await waitUntil(() => waiting.length === 1)
    window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} }))
    await waitUntil(() => waiting.length === 2)
    waiting[1]?.()
    await waitUntil(() => shown.find('.promotion')?.textContent === 'Antwort 2')
    waiting[0]?.()
    await pause()
    expect(shown.find('.promotion')?.textContent).to.equal('Antwort 2')
  })
})
