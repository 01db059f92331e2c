import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { campaignsOf, PROMOTION_IDS, PROMOTION_TYPES } from '../promotion-campaigns.ts'
import { runningPromotion } from '../promotions.ts'
import { openServices, type Shopper, visit } from './support.ts'

const path = (id: string) => `/service/promotion/api/promotion/${id}`
const ADVENT = { dateTime: '2026-12-06T10:00:00.000Z' }
const SUMMER = { dateTime: '2026-07-06T10:00:00.000Z' }

/** The content of what runs, or of an answer. */
const contentOf = (answer: { contentJSON: string } | undefined) => JSON.parse(answer?.contentJSON ?? '{}')
const running = (...asked: Parameters<typeof runningPromotion>) => contentOf(runningPromotion(...asked))

/** Swiss German puts no space before a percent sign. */
const swissSpelling = (text: string): string => text.replace(/\u00a0%/g, '%')

describe('the promotion service', () => {
  const services = openServices()
  let shopper: Shopper

  beforeEach(async () => {
    shopper = await visit(services)
  })

  it('has promotions of all four types (PROMO-7)', () => {
    const types = PROMOTION_IDS.flatMap((id) => campaignsOf(id).map(({ type }) => type))
    assert.deepEqual(new Set(types), new Set(PROMOTION_TYPES))
  })

  for (const site of SITES) {
    it(`answers type and contentJSON in the language of ${site} (CALL-32)`, async () => {
      for (const id of PROMOTION_IDS) {
        const answer = (await shopper.get(path(id), { 'x-hunter-site': site })).json
        assert.deepEqual(Object.keys(answer), ['type', 'contentJSON'])
        const german = running(id, 'DE', undefined)
        const content = contentOf(answer)
        const words = content.headline ?? content.links[1].text
        const germanWords = german.headline ?? german.links[1].text
        assert.equal(swissSpelling(words) === swissSpelling(germanWords), localeOf(site).startsWith('de'))
      }
    })
  }

  it('states the free delivery and the return period of the site', () => {
    const said = (site: Site) => runningPromotion('~header_top', site, SUMMER)?.contentJSON ?? ''
    for (const [site, words] of [
      ['DE', '20\u00a0€'],
      ['AT', '20\u00a0€'],
      ['CH', 'CHF\u00a030'],
      ['TR', '175\u00a0TL'],
      ['CH', '3\u00a0Monate'],
      ['HU', '30\u00a0nap'],
      ['PL', '30\u00a0dni'],
    ] as const)
      assert.ok(said(site).includes(words), `${site} ${words}`)
    for (const site of SITES) assert.ok(said(site).includes('10'), site)
  })

  it('selects by tags: all of them, any of them, none of them (PROMO-3)', () => {
    const headline = (query: Record<string, string>) => running('category_banner', 'DE', SUMMER, query).headline
    assert.match(headline({ allOfTags: 'category,home' }), /Zuhause/)
    assert.match(headline({ anyOfTags: 'sport,home' }), /Zuhause/)
    assert.match(headline({ noneOfTags: 'coffee' }), /Zuhause/)
    assert.match(headline({}), /Packungen/)
    assert.equal(headline({ allOfTags: 'coffee,home' }), undefined)
    assert.equal(headline({ noneOfTags: 'category' }), undefined)
  })

  it('has other promotions in Advent, for staff who preview that time', async () => {
    const headline = (site: Site, preview?: { dateTime: string }) => running('home_top', site, preview).headline
    assert.notEqual(headline('DE', ADVENT), headline('DE', SUMMER))
    // In Istanbul it is already the 25th.
    const night = { dateTime: '2026-12-24T22:30:00.000Z' }
    assert.equal(headline('DE', night), headline('DE', ADVENT))
    assert.equal(headline('TR', night), headline('TR', SUMMER))
    await shopper.open('/?staff=on')
    await shopper.post('/service/preview/api/token', { previewDateTime: ADVENT.dateTime })
    const shown = async () => contentOf((await shopper.get(path('home_top'))).json).headline
    assert.match(await shown(), /Advent/)
    delete shopper.cookies.previewToken
    assert.equal(await shown(), headline('DE'))
  })

  it('has another promotion for a previewed test group', () => {
    const group = { ...SUMMER, abTestName: 'free-delivery-hint', abTestGroup: 'countdown' }
    assert.match(running('~header_top', 'DE', group).links[0].text, /Nur heute/)
    assert.doesNotMatch(running('~header_top', 'DE', SUMMER).links[0].text, /Nur heute/)
  })

  it('answers 404 when no promotion runs (PROMO-6)', async () => {
    assert.equal((await shopper.get(path('nothing'))).status, 404)
    assert.equal((await shopper.get(`${path('home_top')}?allOfTags=nothing`)).status, 404)
    assert.equal((await shopper.get(path('constructor'))).status, 404)
  })

  it('answers editors with what they saved, and nobody else', async () => {
    const other = await visit(services)
    const edit = { id: 'home_top', type: 'ApiTopBannerPromotion', contentJSON: '{"headline":"Probe"}' }
    const saved = await shopper.post('/demo/promotions', edit)
    assert.equal(saved.status, 303)
    assert.equal(saved.headers.get('location'), '/demo/promotions?id=home_top')
    assert.deepEqual((await shopper.get(path('home_top'))).json, {
      type: edit.type,
      contentJSON: edit.contentJSON,
    })
    assert.notEqual(contentOf((await other.get(path('home_top'))).json).headline, 'Probe')
    await shopper.post('/demo/promotions', { ...edit, reset: '1' })
    assert.notEqual(contentOf((await shopper.get(path('home_top'))).json).headline, 'Probe')
  })

  it('rejects an edit without an id and one that is too long', async () => {
    const edit = { id: 'x', type: 'ApiCategory', contentJSON: '{}' }
    assert.equal((await shopper.post('/demo/promotions', { ...edit, id: ' ' })).status, 400)
    assert.equal((await shopper.post('/demo/promotions', { ...edit, contentJSON: 'x'.repeat(20_001) })).status, 400)
  })
})
