import { expect, waitUntil } from '@open-wc/testing'
import { prerender } from 'react-dom/static'
import { PromotionPlace } from '../../../src/react/promotion/PromotionPlace.tsx'
import { hush } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { clearParts } from '../../support/parts.tsx'
import { json, type serve } from '../../support/services.ts'
import { answer, BENEFITS, CATEGORY, serveCampaign, showPlace, TEASER, TOP_BANNER } from './campaign.tsx'

const ANSWERS = {
  ApiTopBannerPromotion: ['top-banner', TOP_BANNER],
  ApiCategory: ['category-banner', CATEGORY],
  ApiPiPromotion: ['pi-teaser', TEASER],
  ApiHeaderBenefitsPromotion: ['benefits', BENEFITS],
} as const

const pause = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a place for a promotion', () => {
  let services: ReturnType<typeof serve>
  let stopHush = () => {}

  beforeEach(() => {
    stopHush = hush('error', [])
  })
  afterEach(() => {
    clearParts()
    services?.end()
    stopHush()
  })

  for (const [type, [layout, content]] of Object.entries(ANSWERS)) {
    it(`shows ${type} in its layout (specification 1 §4)`, async () => {
      services = serveCampaign(() => answer(type, content))
      const shown = showPlace({ place: layout })
      await shown.appears(`.promotion--${layout}`)
      expect(shown.findAll('.promotion')).to.have.length(1)
      await expect(shown.find('.shop-base')).to.be.accessible()
    })

    it(`keeps the room of ${type} free, so that nothing shifts when it comes`, async () => {
      let letThrough = () => {}
      services = serveCampaign(
        () =>
          new Promise((resolve) => {
            letThrough = () => resolve(answer(type, content))
          }),
      )
      const shown = showPlace({ place: layout })
      await waitUntil(() => services.calls.length > 0)
      const before = shown.find('.below')?.getBoundingClientRect().top
      letThrough()
      await shown.appears(`.promotion--${layout}`)
      expect(shown.find('.below')?.getBoundingClientRect().top).to.equal(before)
    })
  }

  it('keeps no room where no promotion is named', () => {
    const shown = showPlace({ id: '' })
    expect(shown.find('.promotion-place')?.offsetHeight).to.equal(0)
  })

  it('asks for nothing before it is hydrated, and nothing without an id', async () => {
    services = serveCampaign(() => answer('ApiTopBannerPromotion', TOP_BANNER))
    showPlace({ isHydrated: false })
    showPlace({ id: '' })
    await pause()
    expect(services.calls).to.have.length(0)
  })

  it('is an empty place in a fragment, with no style that a strict CSP would block', async () => {
    const { prelude } = await prerender(<PromotionPlace place="top-banner" id="x" theme="light" />)
    expect(await new Response(prelude).text()).to.equal(
      '<div class="promotion-place promotion-place--top-banner"></div>',
    )
  })

  it('shows nothing for an unknown type, and tells it (specification 1 §4, §5)', async () => {
    const told = record<{ element: string; code: string; message: string }>('shop-element-error')
    services = serveCampaign(() => answer('ApiSomethingNew', TOP_BANNER))
    const shown = showPlace()
    await waitUntil(() => told.details.length > 0)
    told.end()
    expect(told.details[0]).to.include({ element: 'shop-header', code: 'PROMOTION_INVALID' })
    expect(told.details[0]?.message).to.include('ApiSomethingNew')
    await waitUntil(() => shown.find('.promotion-place')?.offsetHeight === 0)
    expect(shown.find('.promotion')).to.equal(null)
  })

  it('shows nothing for content that does not parse, and tells it (specification 1 §5)', async () => {
    const told = record<{ code: string }>('shop-element-error')
    services = serveCampaign(() => json({ type: 'ApiTopBannerPromotion', contentJSON: '{"headline":' }))
    const shown = showPlace()
    await waitUntil(() => told.details.length > 0)
    told.end()
    expect(told.details.map(({ code }) => code)).to.deep.equal(['PROMOTION_INVALID'])
    expect(shown.find('.promotion')).to.equal(null)
  })

  it('shows nothing when the fetch fails (specification 1 §7)', async () => {
    const told = record<{ code: string }>('shop-element-error')
    services = serveCampaign(() => json({}, 503))
    const shown = showPlace()
    await waitUntil(() => told.details.length > 0)
    told.end()
    expect(told.details.map(({ code }) => code)).to.deep.equal(['PROMOTION_UNAVAILABLE'])
    await waitUntil(() => shown.find('.promotion-place')?.offsetHeight === 0)
  })

  it('says nothing of a promotion that does not run', async () => {
    const told = record('shop-element-error')
    services = serveCampaign(() => json({}, 404))
    const shown = showPlace()
    await waitUntil(() => shown.find('.promotion-place')?.offsetHeight === 0)
    told.end()
    expect(told.details).to.have.length(0)
  })

  it('sends its tags along, and asks anew when they change', async () => {
    services = serveCampaign(({ query }) =>
      answer('ApiTopBannerPromotion', { headline: query.get('allOfTags') ?? 'ohne' }),
    )
    const shown = showPlace({ allOfTags: 'a,b' })
    await shown.appears('.promotion')
    expect(shown.find('.promotion')?.textContent).to.equal('a,b')
    shown.update({ allOfTags: 'c' })
    await waitUntil(() => shown.find('.promotion')?.textContent === 'c')
  })

  it('loads again when staff preview something else, and keeps what it shows until then', async () => {
    let headline = 'Heute'
    let letThrough = () => {}
    services = serveCampaign(() => answer('ApiTopBannerPromotion', { headline }))
    const shown = showPlace()
    await shown.appears('.promotion')
    services.end()
    headline = 'Advent'
    services = serveCampaign(
      () =>
        new Promise((resolve) => {
          letThrough = () => resolve(answer('ApiTopBannerPromotion', { headline }))
        }),
    )
    window.dispatchEvent(new CustomEvent('shop-preview-changed', { detail: {} }))
    await waitUntil(() => services.calls.length > 0)
    expect(shown.find('.promotion')?.textContent).to.equal('Heute')
    letThrough()
    await waitUntil(() => shown.find('.promotion')?.textContent === 'Advent')
  })

  it('never lets an old answer replace a newer one', async () => {
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
