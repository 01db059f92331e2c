import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { sharedState } from '../../../src/page/events/shared-state.ts'
import { pageContextAtom } from '../../../src/state/page-context.ts'
import type { Store } from '../../../src/state/store.ts'
import {
  connectVisitor,
  customerNameAtom,
  isRecognizedAtom,
  isVisitorKnownAtom,
  personalDataAtom,
} from '../../../src/state/visitor/visitor.ts'
import { captureConsole } from '../../support/console.ts'
import { nextEvent } from '../../support/events.ts'
import { json, type Served, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const PATH = 'GET /service/customerfrontenddata/api/v1/psdata'
const person = (loginStatus: string, customer: object = {}, statuses: object = {}) => ({
  tracking: { loginStatus },
  customer,
  statuses,
})

describe('visitor', () => {
  let services: ReturnType<typeof serve>
  let answer: (call: Served) => Response | Promise<Response>
  let end = () => {}
  const shop = (product = 'Shop') => {
    const store = createStore()
    store.set(pageContextAtom, {
      site: 'DE',
      apiBase: '',
      element: 'shop-header',
      locale: 'de-DE',
      product,
    })
    return store
  }
  const known = (store: Store) => waitUntil(() => store.get(isVisitorKnownAtom))

  beforeEach(() => {
    answer = () => json(person('LOGGED_OUT'))
    services = serve({ [PATH]: (call) => answer(call) })
  })
  afterEach(() => {
    end()
    services.end()
    document.cookie = 'csrfToken=; max-age=0'
  })

  it('is fetched once, past all caches, with the CSRF token, however many elements need it (FLYOUT-27)', async () => {
    document.cookie = 'csrfToken=abc'
    const store = shop()
    const ends = [connectVisitor(store), connectVisitor(store)]
    end = () => {
      for (const one of ends) one()
    }
    expect(store.get(isVisitorKnownAtom)).to.equal(false)
    await known(store)
    expect(services.calls).to.have.length(1)
    expect(services.calls[0]?.headers.get('X-CSRF-Token')).to.equal('abc')
    expect(services.calls[0]?.cache).to.equal('no-store')
  })

  for (const status of ['LOGGED_IN', 'REMEMBERED'] as const) {
    it(`that is ${status} is recognized by name, also by listeners that come late (FLYOUT-28, DELIVERY-30)`, async () => {
      answer = () => json(person(status, { firstname: ' Anna ', lastname: 'Nagy', loyaltyBeans: 12 }))
      const store = shop()
      end = connectVisitor(store)
      await known(store)
      expect(store.get(isRecognizedAtom)).to.equal(true)
      expect(store.get(customerNameAtom)).to.equal('Anna')
      expect(store.get(personalDataAtom)).to.include({ lastName: 'Nagy', loyaltyBeans: 12, isCardMember: false })
      expect(sharedState().loginStatus).to.equal(status)
    })
  }

  it('that is logged out has no name, even if one was received (FLYOUT-32)', async () => {
    answer = () => json(person('LOGGED_OUT', { firstname: 'Anna' }))
    const store = shop()
    end = connectVisitor(store)
    await known(store)
    expect(store.get(customerNameAtom)).to.equal('')
  })

  it("is a card member by the product's own flag (FLYOUT-28, CONFIG-23)", async () => {
    answer = () => json(person('LOGGED_IN', {}, { isBohnecardMember: true, isShopcardMember: false }))
    const store = shop('Bohne')
    end = connectVisitor(store)
    await known(store)
    expect(store.get(personalDataAtom).isCardMember).to.equal(true)
  })

  for (const [what, response] of [
    ['a failing', () => json({}, 500)],
    ['a malformed', () => json({ tracking: {} })],
    ['no', () => Promise.reject(new TypeError('offline'))],
  ] as const) {
    it(`is logged out after ${what} answer, which is reported (FLYOUT-29)`, async () => {
      answer = response
      const stop = captureConsole('error', [])
      const reported = nextEvent<{ code: string }>('shop-element-error')
      const store = shop()
      end = connectVisitor(store)
      await known(store)
      stop()
      expect((await reported).code).to.equal('PERSONAL_DATA_UNAVAILABLE')
      expect(store.get(isRecognizedAtom)).to.equal(false)
    })
  }

  it('is fetched again on shop-personal-data-reset, once for all elements; an older answer is dropped (FLYOUT-30)', async () => {
    const pending: ((response: Response) => void)[] = []
    answer = () => new Promise((resolve) => pending.push(resolve))
    const store = shop()
    const ends = [connectVisitor(store), connectVisitor(store)]
    end = () => {
      for (const one of ends) one()
    }
    await waitUntil(() => pending.length === 1)
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    await waitUntil(() => pending.length === 2)
    pending[1]?.(json(person('LOGGED_OUT')))
    await known(store)
    pending[0]?.(json(person('LOGGED_IN', { firstname: 'Anna' })))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store.get(customerNameAtom)).to.equal('')
    expect(services.calls).to.have.length(2)
  })

  it('is fetched again when the page comes back from the back/forward cache (FLYOUT-30)', async () => {
    answer = () => json(person('LOGGED_IN', { firstname: 'Anna' }))
    const store = shop()
    end = connectVisitor(store)
    await known(store)
    answer = () => json(person('LOGGED_OUT'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.get(customerNameAtom)).to.equal('')
    await known(store)
    expect(services.calls).to.have.length(2)
  })
})
