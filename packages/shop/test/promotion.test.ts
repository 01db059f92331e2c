import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { runningPromotion } from '../promotions.ts'
import { openServices, type Shopper, visit } from './support.ts'

const path = (id: string) => `/service/promotion/api/promotion/${id}`
const SUMMER = { dateTime: '2026-07-06T10:00:00.000Z' }

/** The content of what runs, or of an answer. */
const contentOf = (answer: { contentJSON: string } | undefined) => JSON.parse(answer?.contentJSON ?? '{}')
const running = (...asked: Parameters<typeof runningPromotion>) => contentOf(runningPromotion(...asked))

describe('the promotion service', () => {
  const services = openServices()
  let shopper: Shopper

  beforeEach(async () => {
    shopper = await visit(services)
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
})
