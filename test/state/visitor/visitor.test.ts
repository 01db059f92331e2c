import { expect, waitUntil } from '@open-wc/testing'
import { createStore } from 'jotai'
import { knownState } from '../../../src/page/events/known-state.ts'
import { pageContextAtom } from '../../../src/state/page-context.ts'
import type { Store } from '../../../src/state/store.ts'
import {
  connectVisitor,
  customerNameAtom,
  isRecognizedAtom,
  isVisitorKnownAtom,
  personalDataAtom,
} from '../../../src/state/visitor/visitor.ts'
import { hush } from '../../support/console.ts'
import { nextEvent } from '../../support/events.ts'
import { json, type Served, serve } from '../../support/services.ts'

const PATH = 'GET /service/customerfrontenddata/api/v1/psdata'
const person = (loginStatus: string, customer: object = {}, statuses: object = {}) => ({
  tracking: { loginStatus },
  customer,
  statuses,
})

describe('visitor (specification 1 §4, §6)', () => {
  let services: ReturnType<typeof serve>
  let answer: (call: Served) => Response | Promise<Response>
  let end = () => {}
  const shop = (product = 'Shop') => {
    const store = createStore()
    store.set(pageContextAtom, {
      site: 'DE',
      apiBase: '',
      element: 'shop-header',
      product,
      describeChangeError: async () => '',
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

  it('is asked for once, from no cache, with the CSRF token, however many elements want to know', async () => {
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
  })

  for (const status of ['LOGGED_IN', 'REMEMBERED'] as const) {
    it(`who is ${status} is recognized by name, and told to listeners that come late`, async () => {
      answer = () => json(person(status, { firstname: ' Anna ', lastname: 'Nagy', loyaltyBeans: 12 }))
      const store = shop()
      end = connectVisitor(store)
      await known(store)
      expect(store.get(isRecognizedAtom)).to.equal(true)
      expect(store.get(customerNameAtom)).to.equal('Anna')
      expect(store.get(personalDataAtom)).to.include({ lastName: 'Nagy', loyaltyBeans: 12, isCardMember: false })
      expect(knownState().loginStatus).to.equal(status)
    })
  }

  it('who is logged out is called by no name, even if one came', async () => {
    answer = () => json(person('LOGGED_OUT', { firstname: 'Anna' }))
    const store = shop()
    end = connectVisitor(store)
    await known(store)
    expect(store.get(customerNameAtom)).to.equal('')
  })

  it("is a card member by the product's own flag", async () => {
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
    it(`is logged out after ${what} answer, and the page is told`, async () => {
      answer = response
      const stop = hush('error', [])
      const told = nextEvent<{ code: string }>('shop-element-error')
      const store = shop()
      end = connectVisitor(store)
      await known(store)
      stop()
      expect((await told).code).to.equal('PERSONAL_DATA_UNAVAILABLE')
      expect(store.get(isRecognizedAtom)).to.equal(false)
    })
  }

  it('is forgotten and asked for again on the event of the page, once for all elements; an older answer is worth nothing', async () => {
    const waiting: ((response: Response) => void)[] = []
    answer = () => new Promise((resolve) => waiting.push(resolve))
    const store = shop()
    const ends = [connectVisitor(store), connectVisitor(store)]
    end = () => {
      for (const one of ends) one()
    }
    await waitUntil(() => waiting.length === 1)
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    await waitUntil(() => waiting.length === 2)
    waiting[1]?.(json(person('LOGGED_OUT')))
    await known(store)
    waiting[0]?.(json(person('LOGGED_IN', { firstname: 'Anna' })))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store.get(customerNameAtom)).to.equal('')
    expect(services.calls).to.have.length(2)
  })

  it('is asked for again when the page comes back from the back/forward cache', async () => {
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
