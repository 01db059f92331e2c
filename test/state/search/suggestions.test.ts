import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import { requestCacheKeyAtom } from '../../../src/state/search/cache-key.ts'
import {
  clearSuggestionsAtom,
  keepSuggestionsAtom,
  requestSuggestionsAtom,
  suggestionsAtom,
} from '../../../src/state/search/suggestions.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { json, type Served, serve } from '../../support/services.ts'

const PATH = '/service/searchfrontend/api/suggestions'

describe('search suggestions', () => {
  let store: ReturnType<typeof createStore>
  let services: ReturnType<typeof serve>
  let clock: ReturnType<typeof install>
  let answers: Map<string, (response: Response) => void>
  let stopHush = () => {}

  const settle = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      void store.set(requestSuggestionsAtom, text)
      clock.tick(100)
      await settle()
    }
  }
  /** Like `waitUntil`, while the clock is a fake one. */
  const until = async (isTrue: () => boolean) => {
    for (let tries = 0; !isTrue() && tries < 60; tries += 1) await settle()
    expect(isTrue()).to.equal(true)
  }
  const answer = async (term: string, response: Response = json({ searchTerms: [{ searchterm: term }] })) => {
    await until(() => answers.has(term))
    answers.get(term)?.(response)
    await settle()
  }
  const requestedTerms = () => services.calls.filter(({ path }) => path === PATH).map(({ query }) => query.get('q'))
  const shown = () => {
    const state = store.get(suggestionsAtom)
    const loaded = state.status === 'pending' ? state.previous : state
    return `${state.status}: ${loaded?.status === 'loaded' ? loaded.suggestions.terms.join() : ''}`
  }

  beforeEach(() => {
    stopHush = captureConsole('error', [])
    clock = install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    answers = new Map()
    services = serve({
      [`GET ${PATH}`]: ({ query }: Served) =>
        new Promise<Response>((resolve) => answers.set(query.get('q') ?? '', resolve)),
    })
    store = createStore()
    connectPage(store, {
      site: 'DE',
      apiBase: '',
      element: 'shop-header',
      product: 'Shop',
      locale: 'de-DE',
    })
  })
  afterEach(() => {
    store.set(clearSuggestionsAtom)
    services.end()
    clock.uninstall()
    stopHush()
  })

  it('are requested from 2 characters on, spaces around the term not counted (SEARCH-10)', async () => {
    await type('', 'k', ' k ', '  ')
    expect(requestedTerms()).to.deep.equal([])
    expect(shown()).to.equal('idle: ')
    await type('ka')
    expect(requestedTerms()).to.deep.equal(['ka'])
  })

  it('are requested for 200 characters at most, without the spaces around them (SEARCH-2, SEARCH-10)', async () => {
    await type(` ${'x'.repeat(250)}`)
    expect(requestedTerms()).to.deep.equal(['x'.repeat(199)])
  })

  it('are pending, then loaded', async () => {
    await type('ka')
    expect(shown()).to.equal('pending: ')
    await answer('ka')
    expect(shown()).to.equal('loaded: ka')
  })

  it('stay visible while newer ones are pending (SEARCH-24)', async () => {
    await type('ka')
    await answer('ka')
    await type('kaf', 'kaff')
    expect(shown()).to.equal('pending: ka')
    await answer('kaff')
    expect(shown()).to.equal('loaded: kaff')
  })

  it('of an older answer never replace those of a newer one (SEARCH-13)', async () => {
    await type('ka', 'kaf')
    await answer('kaf')
    await answer('ka')
    expect(shown()).to.equal('loaded: kaf')
    await type('te', 'tee')
    await answer('te')
    expect(shown()).to.equal('pending: kaf')
  })

  it('are not retried after a new keystroke (SEARCH-13)', async () => {
    await type('ka')
    await answer('ka', json({}, 503))
    await type('kaf')
    clock.tick(60_000)
    await settle()
    expect(requestedTerms()).to.deep.equal(['ka', 'kaf'])
  })

  it('are aborted, retries included, when the shopper leaves the field or the page (SEARCH-14)', async () => {
    await type('ka')
    await answer('ka', json({}, 503))
    store.set(clearSuggestionsAtom)
    clock.tick(60_000)
    await settle()
    expect(requestedTerms()).to.deep.equal(['ka'])
    expect(shown()).to.equal('idle: ')
    await type('te')
    store.set(clearSuggestionsAtom)
    await answer('te')
    expect(shown()).to.equal('idle: ')
  })

  it('report a failure after 4 retries, and show nothing (SEARCH-12, SEARCH-17)', async () => {
    const errors = record<{ code: string }>('shop-element-error')
    await type('ka')
    for (let retry = 0; retry < 5; retry += 1) {
      await answer('ka', json({}, 500))
      clock.tick(2000)
      await settle()
    }
    errors.end()
    expect(requestedTerms()).to.deep.equal([...'12345'].map(() => 'ka'))
    expect(shown()).to.equal('failed: ')
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['SUGGESTIONS_UNAVAILABLE'])
  })

  it('report no aborted request (SEARCH-17)', async () => {
    const errors = record('shop-element-error')
    await type('ka', 'kaf')
    store.set(clearSuggestionsAtom)
    await settle()
    errors.end()
    expect(errors.details).to.deep.equal([])
  })

  it('come from the cache without a request when a letter is deleted again (SEARCH-16)', async () => {
    await type('ka')
    await answer('ka')
    await type('kaf')
    await answer('kaf')
    void store.set(requestSuggestionsAtom, 'ka')
    expect(shown()).to.equal('loaded: ka')
    await settle()
    expect(requestedTerms()).to.deep.equal(['ka', 'kaf'])
  })

  it('are cached for the 50 terms that were used last (SEARCH-16)', async () => {
    const terms = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [`${letter}1`, `${letter}2`])
    for (const term of terms.slice(0, 50)) {
      await type(term)
      await answer(term)
    }
    await type('a1', 'z1')
    await answer('z1')
    const before = requestedTerms().length
    await type('a1')
    expect(requestedTerms()).to.have.length(before)
    await type('a2')
    await until(() => requestedTerms().length === before + 1)
  })

  it('are requested again after a failure (SEARCH-16)', async () => {
    await type('ka')
    await answer('ka', new Response('<html>'))
    expect(shown()).to.equal('failed: ')
    await type('ka')
    await answer('ka')
    expect(shown()).to.equal('loaded: ka')
  })

  it('are requested at once after a pause, and at most every 100 ms while typing (SEARCH-15)', async () => {
    const start = performance.now()
    const times: number[] = []
    const count = () => {
      while (times.length < requestedTerms().length) times.push(performance.now() - start)
    }
    for (let letter = 1; letter <= 10; letter += 1) {
      void store.set(requestSuggestionsAtom, 'k'.repeat(letter + 1))
      await settle()
      count()
      clock.tick(30)
      await settle()
      count()
    }
    clock.tick(100)
    await settle()
    expect(times[0]).to.equal(0)
    expect(requestedTerms().length).to.be.lessThan(5)
    expect(requestedTerms().at(-1)).to.equal('k'.repeat(11))
  })

  it('stay as they are once the shopper chooses from them (SEARCH-36)', async () => {
    await type('ka')
    await answer('ka')
    await type('kaf')
    store.set(keepSuggestionsAtom)
    await answer('kaf')
    expect(shown()).to.equal('loaded: ka')
  })

  it('request the cache key once, and report no failure of it (SEARCH-9)', async () => {
    const errors = record('shop-element-error')
    store.set(requestCacheKeyAtom)
    store.set(requestCacheKeyAtom)
    await settle()
    errors.end()
    expect(services.calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET /service/searchfrontend/api/cachekey',
    ])
    expect(errors.details).to.deep.equal([])
  })

  it('request nothing in the store of an element that is still hydrating', async () => {
    const empty = createStore()
    empty.set(requestCacheKeyAtom)
    void empty.set(requestSuggestionsAtom, 'kaffee')
    await settle()
    expect(services.calls).to.deep.equal([])
  })
})
