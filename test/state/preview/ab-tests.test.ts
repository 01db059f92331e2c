import { expect } from '@open-wc/testing'
import { abTestsAtom, loadAbTestsAtom } from '../../../src/state/preview/ab-tests.ts'
import { connectedStore } from '../../support/connected-store.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

const TESTS = 'GET /service/abtestfrontend/api/v1/gettestsat'
const TEASER = { name: 'Teaser', groups: [{ name: 'A' }] }

describe('A/B tests', () => {
  const open = (answer: Handler) => {
    page.serve({ [TESTS]: answer })
    const store = connectedStore('shop-preview')
    const load = (day: string) => store.set(loadAbTestsAtom, new Date(`${day}T17:00:00Z`))
    return { load, state: () => store.get(abTestsAtom) }
  }
  const times = () => page.calls(TESTS).map(({ query }) => query.get('time'))

  it('are requested by an ISO time, and loading until then (PREVIEW-23, CALL-36)', async () => {
    const { load, state } = open(() => json([TEASER]))
    const loading = load('2026-12-24')
    expect(state()).to.deep.equal({ status: 'loading' })
    await loading
    expect(times()).to.deep.equal(['2026-12-24T17:00:00.000Z'])
    expect(state()).to.deep.equal({ status: 'found', tests: [TEASER] })
  })

  it('are requested once for changes within 250 ms (PREVIEW-23)', async () => {
    const { load } = open(() => json([]))
    await Promise.all([load('2026-01-01'), load('2026-01-02'), load('2026-01-03')])
    expect(times()).to.deep.equal(['2026-01-03T17:00:00.000Z'])
  })

  it('may be an empty list (PREVIEW-24)', async () => {
    const { load, state } = open(() => json([]))
    await load('2026-01-01')
    expect(state()).to.deep.equal({ status: 'none' })
  })

  for (const [name, answer] of [
    ['a 500', () => json({}, 500)],
    ['no list', () => json({ tests: [] })],
    ['nothing', () => Response.error()],
  ] as const)
    it(`fail by ${name} (PREVIEW-24)`, async () => {
      page.logs(/AB_TESTS_UNAVAILABLE/)
      const { load, state } = open(answer)
      await load('2026-01-01')
      expect(state()).to.deep.equal({ status: 'failed' })
    })

  it('drop wrong entries only (CALL-20)', async () => {
    page.logs(/ENTRY_DROPPED/)
    const { load, state } = open(() => json([{ name: 7 }, { name: 'Teaser', groups: [{}, { name: 'A' }] }]))
    await load('2026-01-01')
    expect(state()).to.deep.equal({ status: 'found', tests: [TEASER] })
  })

  it('of an earlier choice never replace those of a later one (PREVIEW-25)', async () => {
    const held = heldAnswer()
    const { load, state } = open(held.answer)
    const first = load('2026-01-01')
    await page.until(() => times().length === 1)
    page.serve({ [TESTS]: () => json([]) })
    await load('2026-01-02')
    await held.release(json([TEASER]))
    await first
    expect(state()).to.deep.equal({ status: 'none' })
  })
})
