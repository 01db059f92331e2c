import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { requestCacheKeyAtom } from '../../../src/state/search/cache-key.ts'
import {
  clearSuggestionsAtom,
  keepSuggestionsAtom,
  requestSuggestionsAtom,
  suggestionsAtom,
} from '../../../src/state/search/suggestions.ts'
import { connectedStore } from '../../support/connected-store.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'

const SUGGESTIONS = 'GET /service/searchfrontend/api/suggestions'

describe('search suggestions', () => {
  /** A search field whose suggestions come when the test says so. */
  function open() {
    const clock = page.clock({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const waiting = new Map<string, (response: Response) => void>()
    page.serve({ [SUGGESTIONS]: ({ query }) => new Promise((resolve) => waiting.set(query.get('q') ?? '', resolve)) })
    const store = connectedStore('shop-header')
    page.onEnd(() => store.set(clearSuggestionsAtom))
    const wait = async (ms: number) => {
      clock.tick(ms)
      for (let frame = 0; frame < 2; frame += 1) await page.frame()
    }
    return {
      store,
      wait,
      clear: () => store.set(clearSuggestionsAtom),
      type: async (...texts: string[]) => {
        for (const text of texts) {
          void store.set(requestSuggestionsAtom, text)
          await wait(100)
        }
      },
      answer: async (term: string, response = json({ searchTerms: [{ searchterm: term }] })) => {
        const answer = await page.until(() => waiting.get(term))
        waiting.delete(term)
        answer(response)
        await wait(0)
      },
      /** The status, and the terms that show. */
      shown: () => {
        const state = store.get(suggestionsAtom)
        const loaded = state.status === 'pending' ? state.previous : state
        return `${state.status}: ${loaded?.status === 'loaded' ? loaded.suggestions.terms.join() : ''}`
      },
    }
  }
  const asked = () => page.calls(SUGGESTIONS).map(({ query }) => query.get('q'))

  it('are requested from 2 characters on, spaces around the term not counted (SEARCH-10)', async () => {
    const { type, shown } = open()
    await type('', 'k', ' k ', '  ')
    expect(asked()).to.deep.equal([])
    expect(shown()).to.equal('idle: ')
    await type('ka')
    expect(asked()).to.deep.equal(['ka'])
  })

  it('are requested for 200 characters at most, without the spaces around them (SEARCH-2, SEARCH-10)', async () => {
    const { type } = open()
    await type(` ${'x'.repeat(250)}`)
    expect(asked()).to.deep.equal(['x'.repeat(199)])
  })

  it('stay visible while newer ones are pending (SEARCH-24)', async () => {
    const { type, answer, shown } = open()
    await type('ka')
    expect(shown()).to.equal('pending: ')
    await answer('ka')
    expect(shown()).to.equal('loaded: ka')
    await type('kaf', 'kaff')
    expect(shown()).to.equal('pending: ka')
    await answer('kaff')
    expect(shown()).to.equal('loaded: kaff')
  })

  it('of an older answer never replace those of a newer one (SEARCH-13)', async () => {
    const { type, answer, shown } = open()
    await type('ka', 'kaf')
    await answer('kaf')
    await answer('ka')
    expect(shown()).to.equal('loaded: kaf')
    await type('te', 'tee')
    await answer('te')
    expect(shown()).to.equal('pending: kaf')
  })

  it('are not retried after a new keystroke (SEARCH-13)', async () => {
    const { type, answer, wait } = open()
    await type('ka')
    await answer('ka', json({}, 503))
    await type('kaf')
    // Less than the time limit of a call.
    await wait(14_000)
    expect(asked()).to.deep.equal(['ka', 'kaf'])
  })

  it('are aborted, retries included, when the shopper leaves the field or the page (SEARCH-14)', async () => {
    const { type, answer, wait, clear, shown } = open()
    await type('ka')
    await answer('ka', json({}, 503))
    clear()
    await wait(60_000)
    expect(asked()).to.deep.equal(['ka'])
    expect(shown()).to.equal('idle: ')
    await type('te')
    clear()
    await answer('te')
    expect(shown()).to.equal('idle: ')
  })

  it('report a failure after 4 retries, and show nothing (SEARCH-12, SEARCH-17)', async () => {
    page.logs(/SUGGESTIONS_UNAVAILABLE/)
    const { type, answer, wait, shown } = open()
    await type('ka')
    for (let retry = 0; retry < 5; retry += 1) {
      await answer('ka', json({}, 500))
      await wait(2000)
    }
    expect(asked()).to.deep.equal([...'12345'].map(() => 'ka'))
    expect(shown()).to.equal('loaded: ')
  })

  it('report no aborted request (SEARCH-17)', async () => {
    const { type, wait, clear } = open()
    await type('ka', 'kaf')
    clear()
    await wait(0)
    expect(asked()).to.deep.equal(['ka', 'kaf'])
  })

  it('come from the cache without a request when a letter is deleted again (SEARCH-16)', async () => {
    const { store, type, answer, wait, shown } = open()
    await type('ka')
    await answer('ka')
    await type('kaf')
    await answer('kaf')
    void store.set(requestSuggestionsAtom, 'ka')
    expect(shown()).to.equal('loaded: ka')
    await wait(0)
    expect(asked()).to.deep.equal(['ka', 'kaf'])
  })

  it('are cached for the 50 terms that were used last (SEARCH-16)', async () => {
    const { type, answer } = open()
    const terms = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [`${letter}1`, `${letter}2`])
    for (const term of terms.slice(0, 50)) {
      await type(term)
      await answer(term)
    }
    await type('a1', 'z1')
    await answer('z1')
    const before = asked().length
    await type('a1')
    expect(asked()).to.have.length(before)
    await type('a2')
    await page.until(() => asked().length === before + 1)
  })

  it('are requested again after a failure (SEARCH-16)', async () => {
    page.logs(/SUGGESTIONS_UNAVAILABLE/)
    const { type, answer, shown } = open()
    await type('ka')
    await answer('ka', new Response('<html>'))
    expect(shown()).to.equal('loaded: ')
    await type('ka')
    await answer('ka')
    expect(shown()).to.equal('loaded: ka')
  })

  it('are requested at once after a pause, and at most every 100 ms while typing (SEARCH-15)', async () => {
    const { store, wait } = open()
    for (let letter = 1; letter <= 10; letter += 1) {
      void store.set(requestSuggestionsAtom, 'k'.repeat(letter + 1))
      await wait(0)
      if (letter === 1) expect(asked()).to.deep.equal(['kk'])
      await wait(30)
    }
    await wait(100)
    expect(asked().length).to.be.lessThan(5)
    expect(asked().at(-1)).to.equal('k'.repeat(11))
  })

  it('stay as they are once the shopper chooses from them (SEARCH-36)', async () => {
    const { store, type, answer, shown } = open()
    await type('ka')
    await answer('ka')
    await type('kaf')
    store.set(keepSuggestionsAtom)
    await answer('kaf')
    expect(shown()).to.equal('loaded: ka')
  })

  it('request the cache key once, and report no failure of it (SEARCH-9)', async () => {
    const { store, wait } = open()
    store.set(requestCacheKeyAtom)
    store.set(requestCacheKeyAtom)
    await wait(0)
    expect(page.calls().map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET /service/searchfrontend/api/cachekey',
    ])
  })

  it('request nothing in the store of an element that is still hydrating', async () => {
    const { wait } = open()
    const empty = createStore()
    empty.set(requestCacheKeyAtom)
    void empty.set(requestSuggestionsAtom, 'kaffee')
    await wait(0)
    expect(page.calls()).to.deep.equal([])
  })
})
