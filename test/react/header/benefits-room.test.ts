// every engine: styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { answer, BENEFITS } from '../../view/promotion/campaign.tsx'

const CALL = 'GET /service/promotion/api/promotion/test_benefits'

describe('the room of the benefits strip', () => {
  const room = () => page.select('[data-live="promotion.place:benefits"]').offsetHeight
  const hasMark = () => localStorage.getItem('shop.noBenefits.AT') !== null
  /** A page view, until the service has answered. Returns the height of the room before that, and the end of the view. */
  const view = async (status: number) => {
    let answerNow = () => {}
    const measured = new Promise<void>((resolve) => (answerNow = resolve))
    const respond = () => (status === 200 ? answer('ApiHeaderBenefitsPromotion', BENEFITS) : json({}, status))
    page.serve({ [CALL]: () => measured.then(respond) })
    const before = page.calls(CALL).length
    const header = await page.mount(html`<shop-header site="AT" benefits="test_benefits"></shop-header>`)
    const atFirst = room()
    answerNow()
    await page.until(() => page.calls(CALL).length > before)
    return { atFirst, header }
  }
  /** Ends a page view: an element that is removed may only be moving, and ends in the next task. */
  const leave = (header: HTMLElement) => {
    const clock = page.clock()
    header.remove()
    clock.tick(0)
    clock.uninstall()
  }

  it('stays in the view that learns that none run; then there is none until they run (PROMO-11, PROMO-37)', async () => {
    const first = await view(404)
    await page.until(hasMark)
    expect([first.atFirst, room()]).to.deep.equal([44, 44])
    leave(first.header)
    const second = await view(404)
    expect([second.atFirst, room()]).to.deep.equal([0, 0])
    leave(second.header)
    expect((await view(200)).atFirst).to.equal(0)
    await page.until(() => room() >= 44)
    expect(hasMark()).to.equal(false)
  })

  it('stays when the service only fails (PROMO-37)', async () => {
    page.logs(/PROMOTION_UNAVAILABLE/)
    const errors = page.events('shop-element-error')
    const { header } = await view(503)
    await page.until(() => errors.length)
    expect(hasMark()).to.equal(false)
    leave(header)
    expect((await view(503)).atFirst).to.equal(44)
  })
})
