import { expect } from '@open-wc/testing'
import { rememberSuggestionClick } from '../../../src/state/search/search-clicks.ts'

const SESSION = 'shop.tracking.sessionId'
const VISIT = 'shop.tracking.visit'
const ADD = 'shop.tracking.addToBasket'
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

describe('clicks on suggested products (specification 1 §7, public contract §5)', () => {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
  const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it('are kept by product id, under a session id of their own, for visits and for what is put into the cart', () => {
    rememberSuggestionClick('4711')
    rememberSuggestionClick('4712')
    const session = stored(SESSION)
    expect(session).to.match(UUID)
    expect(stored(VISIT)).to.deep.equal({ [session]: ['4711', '4712'] })
    expect(stored(ADD)).to.deep.equal(stored(VISIT))
  })

  it('count a product once, the latest last', () => {
    for (const id of ['1', '2', '1']) rememberSuggestionClick(id)
    expect(stored(VISIT)[stored(SESSION)]).to.deep.equal(['2', '1'])
  })

  it('go on with the session that is known, and leave other sessions and what was taken away as they are', () => {
    const [ours, other] = ['0', '1'].map((digit) => `0000000${digit}-0000-0000-0000-000000000000`) as [string, string]
    put(SESSION, ours)
    put(VISIT, { [other]: ['1'] })
    rememberSuggestionClick('2')
    expect(stored(VISIT)).to.deep.equal({ [other]: ['1'], [ours]: ['2'] })
    expect(stored(ADD)).to.deep.equal({ [ours]: ['2'] })
  })

  it('never grow without end', () => {
    const sessions = [...'0123456789abcdef'].map((digit) => `0000000${digit}-0000-0000-0000-000000000000`)
    put(VISIT, Object.fromEntries(sessions.map((session) => [session, ['1']])))
    for (let id = 0; id < 150; id += 1) rememberSuggestionClick(String(id))
    const visit = stored(VISIT)
    expect(Object.keys(visit)).to.have.length(10)
    expect(visit[stored(SESSION)]).to.have.length(100)
    expect(visit[stored(SESSION)].at(-1)).to.equal('149')
  })

  it('ignore poisoned storage', () => {
    for (const poison of ['{', 'null', '7', '[1]', '{"__proto__":["1"]}', '{"x":["1"]}', '"text"']) {
      for (const key of [SESSION, VISIT, ADD]) localStorage.setItem(key, poison)
      rememberSuggestionClick('1')
      const session = stored(SESSION)
      expect(session, poison).to.match(UUID)
      expect(stored(VISIT), poison).to.deep.equal({ [session]: ['1'] })
    }
    const session = stored(SESSION)
    put(VISIT, { [session]: [7, { id: 1 }, '5'] })
    rememberSuggestionClick('1')
    expect(stored(VISIT)).to.deep.equal({ [session]: ['5', '1'] })
  })

  it('are forgotten without harm where storage is barred', () => {
    const { setItem, getItem } = Storage.prototype
    const barred = () => {
      throw new DOMException('barred', 'SecurityError')
    }
    Storage.prototype.setItem = barred
    Storage.prototype.getItem = barred
    try {
      rememberSuggestionClick('1')
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem })
    }
    expect(localStorage.length).to.equal(0)
  })

  it('have a session id on a page that is not secure, too', () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      rememberSuggestionClick('1')
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    }
    expect(stored(SESSION)).to.match(UUID)
  })
})
