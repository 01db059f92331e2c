import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeSnapshot } from '../../src/render/make-snapshot.ts'
import type { ContentProblem, ServiceAnswers } from '../../src/render/service-answers.ts'

const MINUTE = 60_000
const NAVIGATION = [{ title: 'Kaffee', href: '/coffee', children: [] }]
const banner = (headline: string) => ({ type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify({ headline }) })
const GROUPS = [{ heading: { iconName: 'contact', link: { url: '/c', text: 'Kontakt' } }, links: [] }]
const FOOTER = { contentJSON: JSON.stringify({ headline: 'Gut zu wissen', teaser: { groups: GROUPS } }) }

/** The snapshot that a tag makes of the answers, and what it reports. */
async function snapshotOf(tag: string, props: object, answers: ServiceAnswers) {
  const problems: ContentProblem[] = []
  const given = { site: 'DE', product: 'Shop', ...props } as unknown as Parameters<typeof makeSnapshot>[1]
  const snapshot = await makeSnapshot(tag, given, answers, (problem) => problems.push(problem))
  return { snapshot, problems: problems.map(({ element, code }) => `${element} ${code}`) }
}

describe('the snapshot of a fragment', () => {
  it('has what the tag shows, and nothing of the others (DELIVERY-25)', async () => {
    const answers = { navigation: NAVIGATION, footer: FOOTER, promotions: { top: banner('Oben'), other: banner('x') } }
    const header = await snapshotOf('shop-header', { topBanner: 'top' }, answers)
    assert.deepEqual(Object.keys(header.snapshot ?? {}).sort(), ['navigation', 'promotions', 'time'])
    assert.deepEqual(Object.keys(header.snapshot?.promotions ?? {}), ['top'])
    const footer = await snapshotOf('shop-footer', {}, answers)
    assert.deepEqual(Object.keys(footer.snapshot ?? {}).sort(), ['footer', 'time'])
    assert.deepEqual(await snapshotOf('shop-newsletter', {}, answers), { snapshot: undefined, problems: [] })
  })

  it('does not exist for a reduced header, nor for a footer without a content id (DELIVERY-25)', async () => {
    const answers = { navigation: NAVIGATION, promotions: { top: banner('Oben') }, footer: FOOTER }
    const header = await snapshotOf('shop-header', { reduced: true, topBanner: 'top' }, answers)
    const footer = await snapshotOf('shop-footer', { contentId: '' }, answers)
    assert.deepEqual([header.snapshot, footer.snapshot], [undefined, undefined])
  })

  it('keeps that nothing runs, which is an answer too (DELIVERY-25)', async () => {
    const header = await snapshotOf('shop-header', { topBanner: 'top' }, { promotions: { top: null } })
    const footer = await snapshotOf('shop-footer', {}, { footer: null })
    assert.deepEqual([header.snapshot?.promotions, footer.snapshot?.footer], [{ top: null }, null])
    assert.deepEqual([...header.problems, ...footer.problems], [])
  })

  it('leaves out each answer that can’t be read, and reports it (DELIVERY-25)', async () => {
    const answers = { navigation: '<html>', themeWorlds: 7, promotions: { top: {}, strip: banner('Gut') } }
    const { snapshot, problems } = await snapshotOf('shop-header', { topBanner: 'top', benefits: 'strip' }, answers)
    assert.deepEqual(Object.keys(snapshot?.promotions ?? {}), ['strip'])
    assert.deepEqual([snapshot?.navigation, snapshot?.themeWorlds], [undefined, undefined])
    assert.deepEqual(problems, [
      'shop-header NAVIGATION_UNAVAILABLE',
      'shop-header THEME_WORLDS_UNAVAILABLE',
      'shop-header PROMOTION_INVALID',
    ])
    const footer = await snapshotOf('shop-footer', {}, { footer: { contentJSON: '{' } })
    assert.deepEqual([footer.snapshot, footer.problems], [undefined, ['shop-footer FOOTER_CONTENT_UNAVAILABLE']])
  })

  it('is as old as its oldest part, to the minute, so that it is the same when it is made again (LIVE-13)', async () => {
    const answers = (navigation: number, promotions: number) => ({
      navigation: NAVIGATION,
      promotions: { top: null },
      times: { navigation, promotions },
    })
    const at = async (navigation: number, promotions: number) => {
      const { snapshot } = await snapshotOf('shop-header', { topBanner: 'top' }, answers(navigation, promotions))
      return [snapshot?.time, snapshot?.times]
    }
    const start = 1000 * MINUTE
    assert.deepEqual(await at(start, start + MINUTE - 1), [start, undefined])
    assert.deepEqual(await at(start + 5 * MINUTE, start + 1), [
      start,
      { navigation: start + 5 * MINUTE, promotions: start },
    ])
  })

  it('holds no half of a surrogate pair, which no page can carry (DELIVERY-25)', async () => {
    const navigation = [{ title: 'a\ud83cb 🎁', href: '/coffee', children: [] }]
    const { snapshot } = await snapshotOf('shop-header', {}, { navigation })
    assert.equal(snapshot?.navigation?.[0]?.title, 'a\ufffdb 🎁')
  })
})
