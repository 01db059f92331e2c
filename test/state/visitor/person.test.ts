// every engine: focus
import { expect } from '@open-wc/testing'
import { onPageReturn } from '../../../src/page/browser/on.ts'
import { personKey, seenPerson } from '../../../src/page/events/person.ts'
import { watchPerson } from '../../../src/state/visitor/person.late.ts'
import { page } from '../../support/page.ts'

const ANNA = personKey('DE')
const OCCASIONS = {
  'becomes visible': () => document.dispatchEvent(new Event('visibilitychange')),
  'comes back from the back/forward cache': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'gets the focus': () => page.dispatch('focus'),
  'hears of another tab': () => window.dispatchEvent(new StorageEvent('storage', { key: ANNA })),
}

describe('the person who uses the browser', () => {
  /** The news that are told from now on, of a browser with these cookies. */
  function watch(cookies: Record<string, string> = {}) {
    for (const name of Object.keys(cookies)) document.cookie = `${name}=${cookies[name]}`
    const told: string[] = []
    const onReset = () => void told.push('reset')
    window.addEventListener('shop-personal-data-reset', onReset)
    page.onEnd(() => window.removeEventListener('shop-personal-data-reset', onReset))
    const ended = new AbortController()
    page.onEnd(() => ended.abort())
    page.onEnd(onPageReturn(watchPerson('DE', seenPerson('DE'), ended.signal, () => told.push('ask')).look))
    return told
  }
  const TOKENS = { longTermToken: 'a', LoginToken: 'b' }

  for (const [when, occur] of Object.entries(OCCASIONS)) {
    for (const [what, change] of Object.entries<() => unknown>({
      'another long-term token': () => (document.cookie = 'longTermToken=c'),
      'no long-term token': () => (document.cookie = 'longTermToken=; max-age=0'),
      'another login': () => (document.cookie = 'LoginToken=c'),
      'no login': () => (document.cookie = 'LoginToken=; max-age=0'),
      'been told of another person': () => localStorage.setItem(ANNA, '2'),
      'been told of a logout': () => localStorage.removeItem(ANNA),
    }))
      it(`is another one when the page ${when} and has ${what}: told once (EVENT-40)`, () => {
        localStorage.setItem(ANNA, '1')
        const told = watch(TOKENS)
        change()
        occur()
        occur()
        expect(told[0]).to.equal('reset')
        expect(told.filter((one) => one === 'reset')).to.have.length(1)
      })

    it(`is the same when the page ${when} and has its first token: asked for only (EVENT-40, CART-28)`, () => {
      const told = watch()
      for (const [name, value] of Object.entries(TOKENS)) {
        document.cookie = `${name}=${value}`
        occur()
      }
      localStorage.setItem(ANNA, '1')
      occur()
      expect(told).to.deep.equal(['ask', 'ask', 'ask'])
    })
  }

  it('is not asked for when nothing has changed, but after the back/forward cache (EVENT-40)', () => {
    const told = watch(TOKENS)
    for (const occur of Object.values(OCCASIONS)) occur()
    expect(told).to.deep.equal(['ask'])
  })

  it('is no other one by what else is stored: tabs do not ask in a circle (EVENT-40)', () => {
    const told = watch(TOKENS)
    document.cookie = 'LoginToken=c'
    window.dispatchEvent(new StorageEvent('storage', { key: 'shop.cart.DE' }))
    expect(told).to.deep.equal([])
  })

  it('is known from the page’s own reset, and not told again (EVENT-40)', () => {
    const told = watch(TOKENS)
    document.cookie = 'LoginToken=; max-age=0'
    page.dispatch('shop-personal-data-reset')
    OCCASIONS['gets the focus']()
    expect(told).to.deep.equal(['reset'])
  })

  it('is nobody’s business of a broken storage (EVENT-40, CONFIG-36)', () => {
    localStorage.setItem(ANNA, '{"a":1}')
    const told = watch(TOKENS)
    OCCASIONS['gets the focus']()
    localStorage.setItem(ANNA, '[')
    OCCASIONS['gets the focus']()
    expect(told).to.deep.equal([])
  })
})
