import { expect } from '@open-wc/testing'
import { sharedState } from '../../../src/page/events/shared-state.ts'
import {
  connectVisitor,
  customerNameAtom,
  isRecognizedAtom,
  isVisitorKnownAtom,
  personalDataAtom,
} from '../../../src/state/visitor/visitor.ts'
import { connectedStore } from '../../support/connected-store.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

const PATH = 'GET /service/customerfrontenddata/api/v1/psdata'
const person = (loginStatus: string, customer: object = {}, statuses: object = {}) =>
  json({ tracking: { loginStatus }, customer, statuses })

describe('visitor', () => {
  const connect = (answer: Handler, product = 'Shop') => {
    page.serve({ [PATH]: answer })
    const store = connectedStore('shop-header', { product })
    for (const _ of ['header', 'mini cart']) page.onEnd(connectVisitor(store))
    return store
  }
  const known = (store: ReturnType<typeof connect>) => page.until(() => store.get(isVisitorKnownAtom))

  it('is fetched once, past all caches, with the CSRF token, however many elements need it (FLYOUT-27)', async () => {
    document.cookie = 'csrfToken=abc'
    const store = connect(() => person('LOGGED_OUT'))
    expect(store.get(isVisitorKnownAtom)).to.equal(false)
    await known(store)
    expect(page.calls().map(({ headers, request }) => [headers.get('X-CSRF-Token'), request.cache])).to.deep.equal([
      ['abc', 'no-store'],
    ])
  })

  for (const status of ['LOGGED_IN', 'REMEMBERED'] as const)
    it(`that is ${status} is recognized by name, also by listeners that come late (FLYOUT-28, DELIVERY-30)`, async () => {
      const store = connect(() => person(status, { firstname: ' Anna ', lastname: 'Nagy', loyaltyBeans: 12 }))
      await known(store)
      expect(store.get(isRecognizedAtom)).to.equal(true)
      expect(store.get(customerNameAtom)).to.equal('Anna')
      expect(store.get(personalDataAtom)).to.include({ lastName: 'Nagy', loyaltyBeans: 12, isCardMember: false })
      expect(sharedState()).to.deep.equal({ loginStatus: status, isCommunityMember: false, isCardMember: false })
    })

  it('that is logged out has no name, even if one was received (FLYOUT-32)', async () => {
    const store = connect(() => person('LOGGED_OUT', { firstname: 'Anna' }))
    await known(store)
    expect(store.get(customerNameAtom)).to.equal('')
  })

  it("is a card member by the product's own flag (FLYOUT-28, CONFIG-23)", async () => {
    const statuses = { isBohnecardMember: true, isShopcardMember: false }
    const store = connect(() => person('LOGGED_IN', {}, statuses), 'Bohne')
    await known(store)
    expect(store.get(personalDataAtom).isCardMember).to.equal(true)
    expect(sharedState()).to.include({ isCommunityMember: false, isCardMember: true })
  })

  for (const [what, answer] of [
    ['a failing', () => json({}, 500)],
    ['a malformed', () => json({ tracking: {} })],
    ['no', () => Promise.reject(new TypeError('offline'))],
  ] as const)
    it(`is logged out after ${what} answer, which is reported (FLYOUT-29)`, async () => {
      page.logs(/PERSONAL_DATA_UNAVAILABLE/)
      const store = connect(answer)
      await known(store)
      expect(store.get(isRecognizedAtom)).to.equal(false)
    })

  it('is fetched again on shop-personal-data-reset, once; an older answer is dropped (FLYOUT-30)', async () => {
    const older = heldAnswer()
    const store = connect(older.answer)
    await page.until(() => page.calls().length === 1)
    page.serve({ [PATH]: () => person('LOGGED_OUT') })
    page.dispatch('shop-personal-data-reset')
    await known(store)
    await older.release(person('LOGGED_IN', { firstname: 'Anna' }))
    await page.frame()
    expect(store.get(customerNameAtom)).to.equal('')
    expect(page.calls()).to.have.length(2)
  })

  it('is fetched again when the page comes back from the back/forward cache (FLYOUT-30)', async () => {
    const store = connect(() => person('LOGGED_IN', { firstname: 'Anna' }))
    await known(store)
    page.serve({ [PATH]: () => person('LOGGED_OUT') })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.get(customerNameAtom)).to.equal('')
    await known(store)
    expect(page.calls()).to.have.length(2)
  })
})
