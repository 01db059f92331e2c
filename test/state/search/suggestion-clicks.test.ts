import { expect } from '@open-wc/testing'
import { pageSettings } from '../../../src/page/configuration/settings.ts'
import { storeSuggestionClick } from '../../../src/state/search/suggestion-clicks.ts'

const SESSION = 'shop.tracking.sessionId'
const VISIT = 'shop.tracking.visit'
const ADD = 'shop.tracking.addToBasket'
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

describe('clicks on suggested products', () => {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

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
    const block = pageSettings().block as Record<string, unknown>
    block.tracking = false
    storeSuggestionClick('4712')
    delete block.tracking
    expect(localStorage.length).to.equal(0)
  })

  it('store a product once, the latest last (SEARCH-42)', () => {
    for (const id of ['1', '2', '1']) storeSuggestionClick(id)
    expect(stored(VISIT)[stored(SESSION)]).to.deep.equal(['2', '1'])
  })

  it('continue the stored session, and leave other sessions and removed clicks as they are (SEARCH-41, SEARCH-42)', () => {
    const [ours, other] = ['0', '1'].map((digit) => `0000000${digit}-0000-0000-0000-000000000000`) as [string, string]
    write(SESSION, ours)
    write(VISIT, { [other]: ['1'] })
    storeSuggestionClick('2')
    expect(stored(VISIT)).to.deep.equal({ [other]: ['1'], [ours]: ['2'] })
    expect(stored(ADD)).to.deep.equal({ [ours]: ['2'] })
  })

  it('are limited to 10 sessions and 100 products per session (SEARCH-42)', () => {
    const sessions = [...'0123456789abcdef'].map((digit) => `0000000${digit}-0000-0000-0000-000000000000`)
    write(VISIT, Object.fromEntries(sessions.map((session) => [session, ['1']])))
    for (let id = 0; id < 150; id += 1) storeSuggestionClick(String(id))
    const visit = stored(VISIT)
    expect(Object.keys(visit)).to.have.length(10)
    expect(visit[stored(SESSION)]).to.have.length(100)
    expect(visit[stored(SESSION)].at(-1)).to.equal('149')
  })

  it('replace malformed storage (CONFIG-36)', () => {
    for (const malformed of ['{', 'null', '7', '[1]', '{"__proto__":["1"]}', '{"x":["1"]}', '"text"']) {
      for (const key of [SESSION, VISIT, ADD]) localStorage.setItem(key, malformed)
      storeSuggestionClick('1')
      const session = stored(SESSION)
      expect(session, malformed).to.match(UUID)
      expect(stored(VISIT), malformed).to.deep.equal({ [session]: ['1'] })
    }
    const session = stored(SESSION)
    write(VISIT, { [session]: [7, { id: 1 }, '5'] })
    storeSuggestionClick('1')
    expect(stored(VISIT)).to.deep.equal({ [session]: ['5', '1'] })
  })

  it('are dropped without an error where storage is barred (CONFIG-36)', () => {
    const { setItem, getItem } = Storage.prototype
    const throwBarred = () => {
      throw new DOMException('barred', 'SecurityError')
    }
    Storage.prototype.setItem = throwBarred
    Storage.prototype.getItem = throwBarred
    try {
      storeSuggestionClick('1')
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem })
    }
    expect(localStorage.length).to.equal(0)
  })

  it('have a session id on an insecure page too (SEARCH-41)', () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      storeSuggestionClick('1')
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    }
    expect(stored(SESSION)).to.match(UUID)
  })
})
