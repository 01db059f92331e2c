import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { storeSuggestionClick } from '../../../src/state/search/suggestion-clicks.ts'
import { page } from '../../support/page.ts'

const SESSION = 'shop.tracking.sessionId'
const VISIT = 'shop.tracking.visit'
const ADD = 'shop.tracking.addToBasket'
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

describe('clicks on suggested products', () => {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
  const sessionId = (digit: string) => `0000000${digit}-0000-0000-0000-000000000000`

  it('are stored by product id under a generated session id, in both tracking keys (SEARCH-41)', () => {
    storeSuggestionClick('4711')
    storeSuggestionClick('4712')
    const session = stored(SESSION)
    expect(session).to.match(UUID)
    expect(stored(VISIT)).to.deep.equal({ [session]: ['4711', '4712'] })
    expect(stored(ADD)).to.deep.equal(stored(VISIT))
  })

  it('are not stored, and those that are stored are removed, with "tracking": false (CONFIG-29)', () => {
    storeSuggestionClick('4711')
    page.fake(pageSettings(), 'block', { tracking: false })
    storeSuggestionClick('4712')
    expect(localStorage.length).to.equal(0)
  })

  it('are not stored while consent is waited for, and removed when it is refused (CONFIG-29, EVENT-42)', () => {
    storeSuggestionClick('4711')
    page.fake(pageSettings(), 'block', { tracking: { wait: true } })
    const before = { ...localStorage }
    storeSuggestionClick('4712')
    expect({ ...localStorage }).to.deep.equal(before)
    page.fake(pageSettings(), 'isTrackingAgreed', true)
    storeSuggestionClick('4713')
    expect(stored(VISIT)).to.deep.equal({ [stored(SESSION)]: ['4711', '4713'] })
    page.fake(pageSettings(), 'isTrackingAgreed', false)
    storeSuggestionClick('4714')
    expect(localStorage.length).to.equal(0)
  })

  it('are not stored where the browser asks for privacy (CONFIG-29)', () => {
    page.fake(navigator as unknown as Record<string, unknown>, 'globalPrivacyControl', true)
    storeSuggestionClick('4711')
    expect(localStorage.length).to.equal(0)
  })

  it('store a product once, the latest last (SEARCH-42)', () => {
    for (const id of ['1', '2', '1']) storeSuggestionClick(id)
    expect(stored(VISIT)[stored(SESSION)]).to.deep.equal(['2', '1'])
  })

  it('continue the stored session, and leave others and removed clicks as they are (SEARCH-41, SEARCH-42)', () => {
    const [ours, other] = [sessionId('0'), sessionId('1')]
    write(SESSION, ours)
    write(VISIT, { [other]: ['1'] })
    storeSuggestionClick('2')
    expect(stored(VISIT)).to.deep.equal({ [other]: ['1'], [ours]: ['2'] })
    expect(stored(ADD)).to.deep.equal({ [ours]: ['2'] })
  })

  it('are limited to 10 sessions and 100 products per session (SEARCH-42)', () => {
    write(VISIT, Object.fromEntries([...'0123456789abcdef'].map((digit) => [sessionId(digit), ['1']])))
    for (let id = 0; id < 150; id += 1) storeSuggestionClick(String(id))
    const visit = stored(VISIT)
    expect(Object.keys(visit)).to.have.length(10)
    expect(visit[stored(SESSION)]).to.have.length(100)
    expect(visit[stored(SESSION)].at(-1)).to.equal('149')
  })

  for (const malformed of ['{', 'null', '7', '[1]', '{"__proto__":["1"]}', '{"x":["1"]}', '"text"'])
    it(`replace malformed storage: ${malformed} (CONFIG-36)`, () => {
      for (const key of [SESSION, VISIT, ADD]) localStorage.setItem(key, malformed)
      storeSuggestionClick('1')
      expect(stored(SESSION)).to.match(UUID)
      expect(stored(VISIT)).to.deep.equal({ [stored(SESSION)]: ['1'] })
    })

  it('replace malformed products only (CONFIG-36)', () => {
    write(SESSION, sessionId('0'))
    write(VISIT, { [sessionId('0')]: [7, { id: 1 }, '5'] })
    storeSuggestionClick('1')
    expect(stored(VISIT)).to.deep.equal({ [sessionId('0')]: ['5', '1'] })
  })

  it('are dropped without an error where storage is barred (CONFIG-36)', () => {
    for (const method of ['getItem', 'setItem'])
      page.fake(Storage.prototype, method, () => {
        throw new DOMException('barred', 'SecurityError')
      })
    storeSuggestionClick('1')
    expect(localStorage.length).to.equal(0)
  })

  it('have a session id on an insecure page too (SEARCH-41)', () => {
    page.fake(crypto, 'randomUUID', undefined)
    storeSuggestionClick('1')
    expect(stored(SESSION)).to.match(UUID)
  })
})
