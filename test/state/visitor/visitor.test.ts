import { expect } from '@open-wc/testing'
import { sharedState } from '../../../src/page/events/shared-state.ts'
import { isRecognizedAtom, isVisitorKnownAtom, personalDataAtom } from '../../../src/state/visitor/personal-data.ts'
import { customerNameAtom } from '../../../src/state/visitor/visitor.ts'
import { connectVisitor } from '../../../src/state/visitor/visitor-connection.ts'
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
      page.fake(window as unknown as { dataLayer: object[] }, 'dataLayer', [])
      const store = connect(() => person(status, { firstname: ' Anna ', lastname: 'Nagy', loyaltyBeans: 12 }))
      await known(store)
      expect(store.get(isRecognizedAtom)).to.equal(true)
      expect(store.get(customerNameAtom)).to.equal('Anna')
      expect(store.get(personalDataAtom)).to.include({ lastName: 'Nagy', loyaltyBeans: 12, isCardMember: false })
      expect(sharedState()).to.deep.equal({ loginStatus: status, isCommunityMember: false, isCardMember: false })
      // No record of a login (EVENT-26).
      expect((window as unknown as { dataLayer: object[] }).dataLayer).to.deep.equal([])
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

  const NAME = { firstname: 'Anna', lastname: 'Nagy' }
  const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const isWatched = () => page.until(() => localStorage.getItem('shop.person.DE'))
  const asked = (count: number) => page.until(() => page.calls().length === count)

  it('keeps its name while it is asked again, as long as a token says that it is the same (FLYOUT-30)', async () => {
    document.cookie = 'LoginToken=a'
    const store = connect(() => person('LOGGED_IN', NAME))
    await isWatched()
    const later = heldAnswer()
    page.serve({ [PATH]: later.answer })
    restore()
    await asked(2)
    expect([store.get(isVisitorKnownAtom), store.get(customerNameAtom)]).to.deep.equal([true, 'Anna'])
    await later.release(person('LOGGED_IN', { ...NAME, firstname: 'Anne' }))
    await page.until(() => store.get(customerNameAtom) === 'Anne')
  })

  it('stays logged out while it is asked again: no head of the menu comes and goes (FLYOUT-30)', async () => {
    const store = connect(() => person('LOGGED_OUT'))
    await known(store)
    const heads: boolean[] = []
    page.onEnd(store.sub(isVisitorKnownAtom, () => heads.push(store.get(isVisitorKnownAtom))))
    restore()
    await asked(2)
    page.serve({ [PATH]: () => person('LOGGED_IN', NAME) })
    restore()
    await page.until(() => store.get(customerNameAtom) === 'Anna')
    expect(heads).to.deep.equal([])
  })

  for (const [what, token] of [
    ['has left', 'LoginToken=; max-age=0'],
    ['is another one', 'LoginToken=b'],
  ] as const)
    it(`loses its name in the task in which a page that returns sees that it ${what} (FLYOUT-30, EVENT-40)`, async () => {
      document.cookie = 'LoginToken=a'
      const store = connect(() => person('LOGGED_IN', NAME))
      await isWatched()
      page.serve({ [PATH]: () => person('LOGGED_OUT') })
      document.cookie = token
      document.dispatchEvent(new Event('visibilitychange'))
      expect([store.get(isVisitorKnownAtom), store.get(customerNameAtom)]).to.deep.equal([false, ''])
      await known(store)
    })

  it('that logs out while it is asked for is not shown (EVENT-40)', async () => {
    document.cookie = 'LoginToken=a'
    const older = heldAnswer()
    const store = connect(older.answer)
    await asked(1)
    const names: string[] = []
    page.onEnd(store.sub(customerNameAtom, () => names.push(store.get(customerNameAtom))))
    page.serve({ [PATH]: () => person('LOGGED_OUT') })
    document.cookie = 'LoginToken=; max-age=0'
    await older.release(person('LOGGED_IN', NAME))
    await known(store)
    expect([names, page.calls().length, localStorage.getItem('shop.person.DE')]).to.deep.equal([[], 2, null])
  })

  it('is asked for at most 4 times when the service sends another token with each answer (EVENT-40)', async () => {
    let count = 0
    document.cookie = 'LoginToken=0'
    const store = connect(() => {
      count += 1
      document.cookie = `LoginToken=${count}`
      return person('LOGGED_IN', NAME)
    })
    await page.until(() => store.get(customerNameAtom) === 'Anna')
    expect(count).to.equal(4)
  })

  it('that another tab has found is not contradicted in the storage: tabs do not argue (EVENT-40)', async () => {
    const store = connect(() => person('LOGGED_OUT'))
    await known(store)
    document.dispatchEvent(new Event('visibilitychange'))
    localStorage.setItem('shop.person.DE', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'shop.person.DE' }))
    await asked(2)
    await page.rendered()
    expect([localStorage.getItem('shop.person.DE'), store.get(isRecognizedAtom)]).to.deep.equal(['1', false])
  })

  it('has its name when somebody has logged in in another tab (FLYOUT-30, EVENT-40)', async () => {
    const store = connect(() => person('LOGGED_OUT'))
    await known(store)
    page.serve({ [PATH]: () => person('LOGGED_IN', NAME) })
    document.cookie = 'LoginToken=a'
    document.dispatchEvent(new Event('visibilitychange'))
    await page.until(() => store.get(customerNameAtom) === 'Anna')
  })

  describe('whom the shop has recognized', () => {
    const stored = () => localStorage.getItem('shop.person.DE')
    /** The shop has recognized Anna, who has searched, in this browser. */
    async function recognized() {
      const store = connect(() => person('LOGGED_IN', NAME))
      await page.until(stored)
      localStorage.setItem('shop.searches.DE', '["Tee"]')
      localStorage.setItem('shop.searches.AT', '["Kaffee"]')
      return store
    }
    const isForgotten = () => ['DE', 'AT'].every((site) => localStorage.getItem(`shop.searches.${site}`) === null)

    it('is kept as a number only; nothing is for a visitor who is logged out (EVENT-40)', async () => {
      await recognized()
      expect(stored()).to.match(/^\d+$/)
      page.serve({ [PATH]: () => person('LOGGED_OUT') })
      page.dispatch('shop-personal-data-reset')
      await page.until(() => stored() === null)
    })

    for (const [who, answer] of [
      ['nobody', () => person('LOGGED_OUT')],
      ['somebody else', () => person('REMEMBERED', { firstname: 'Berta' })],
      ['nobody, since the session is over', () => json({}, 401)],
    ] as const)
      it(`is forgotten when a later page finds ${who}, told once (EVENT-40, SEARCH-60)`, async () => {
        const resets = page.events('shop-personal-data-reset')
        const store = await recognized()
        if (who.includes('session')) page.logs(/PERSONAL_DATA_UNAVAILABLE/)
        page.serve({ [PATH]: answer })
        restore()
        await page.until(isForgotten)
        expect([resets.length, page.calls().length]).to.deep.equal([1, 2])
        expect(store.get(customerNameAtom)).to.equal(who === 'somebody else' ? 'Berta' : '')
      })

    it('is not forgotten for a call that fails (EVENT-40)', async () => {
      page.logs(/PERSONAL_DATA_UNAVAILABLE/)
      const resets = page.events('shop-personal-data-reset')
      const store = await recognized()
      page.serve({ [PATH]: () => json({}, 500) })
      restore()
      await page.until(() => !store.get(isVisitorKnownAtom))
      await known(store)
      expect([resets, isForgotten(), stored() === null]).to.deep.equal([[], false, false])
    })

    it('has no searches left after a reset by the page (SEARCH-60)', async () => {
      await recognized()
      page.dispatch('shop-personal-data-reset')
      await page.until(isForgotten)
    })
  })
})
