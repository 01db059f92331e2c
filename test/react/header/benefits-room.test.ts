import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-header.ts'
import { captureConsole } from '../../support/console.ts'
import { clearPage, html, inside, place } from '../../support/elements.ts'
import { json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { answer, BENEFITS } from '../promotion/campaign.tsx'

const CALL = 'GET /service/promotion/api/promotion/test_benefits'
const KEY = 'shop.noBenefits.AT'

describe('the room of the benefits strip', () => {
  let stopHush = () => {}
  let services: ReturnType<typeof serve>
  let status: number
  beforeEach(() => {
    localStorage.clear()
    stopHush = captureConsole('error', [])
    services = serve({
      [CALL]: () => (status === 200 ? answer('ApiHeaderBenefitsPromotion', BENEFITS) : json({}, status)),
    })
  })
  afterEach(() => {
    clearPage()
    services.end()
    stopHush()
    localStorage.clear()
  })

  const calls = () => services.calls.filter(({ path }) => path.includes('test_benefits')).length
  /** A page view, until the service has answered. */
  const view = async (answering: number) => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    status = answering
    const before = calls()
    const header = await place(html`<shop-header site="AT" benefits="test_benefits"></shop-header>`)
    const atFirst = roomOf(header)
    await waitUntil(() => calls() > before)
    return { header, atFirst }
  }
  const roomOf = (header: Element) => inside(header, '.promotion-place--benefits')?.offsetHeight

  it('stays on the page view that learns that none run; later ones have none until they run again (PROMO-11, PROMO-37)', async () => {
    const first = await view(404)
    await waitUntil(() => localStorage.getItem(KEY) !== null)
    expect([first.atFirst, roomOf(first.header)]).to.deep.equal([44, 44])
    const second = await view(404)
    expect([second.atFirst, roomOf(second.header)]).to.deep.equal([0, 0])
    const third = await view(200)
    await waitUntil(() => (roomOf(third.header) ?? 0) >= 44)
    expect(third.atFirst).to.equal(0)
    expect(localStorage.getItem(KEY)).to.equal(null)
  })

  it('stays when the service only fails (PROMO-37)', async () => {
    await view(503)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(localStorage.getItem(KEY)).to.equal(null)
    expect((await view(503)).atFirst).to.equal(44)
  })
})
