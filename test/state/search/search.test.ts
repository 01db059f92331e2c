import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { createStore } from 'jotai'
import { connectPage } from '../../../src/state/connection.ts'
import {
  holdSuggestionsAtom,
  stopSuggestingAtom,
  suggestAtom,
  suggestionsAtom,
} from '../../../src/state/search/search.ts'
import { askCacheKeyAtom } from '../../../src/state/search/search-cache-key.ts'
import { hush } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { json, type Served, serve } from '../../support/services.ts'

const PATH = '/service/searchfrontend/api/suggestions'

describe('search state (specification 1 §4, §9)', () => {
  let store: ReturnType<typeof createStore>
  let services: ReturnType<typeof serve>
  let clock: ReturnType<typeof install>
  let answers: Map<string, (response: Response) => void>
  let stopHush = () => {}

  const settled = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      void store.set(suggestAtom, text)
      clock.tick(100)
      await settled()
    }
  }
  const answer = async (term: string, response: Response = json({ searchTerms: [{ searchterm: term }] })) => {
    answers.get(term)?.(response)
    await settled()
  }
  const asked = () => services.calls.filter(({ path }) => path === PATH).map(({ query }) => query.get('q'))
  const shown = () => {
    const search = store.get(suggestionsAtom)
    const known = search.status === 'busy' ? search.before : search
    return `${search.status}: ${known?.status === 'known' ? known.suggestions.terms.join() : ''}`
  }

  beforeEach(() => {
    stopHush = hush('error', [])
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
      describeChangeError: async () => '',
    })
  })
  afterEach(() => {
    store.set(stopSuggestingAtom)
    services.end()
    clock.uninstall()
    stopHush()
  })

  it('asks with at least 2 characters only (§5)', async () => {
    await type('', 'k', ' k ', '  ')
    expect(asked()).to.deep.equal([])
    expect(shown()).to.equal('idle: ')
    await type('ka')
    expect(asked()).to.deep.equal(['ka'])
  })

  it('asks for 200 characters at most (§5), and without the spaces around', async () => {
    await type(` ${'x'.repeat(250)}`)
    expect(asked()).to.deep.equal(['x'.repeat(199)])
  })

  it('is busy, then shows what came', async () => {
    await type('ka')
    expect(shown()).to.equal('busy: ')
    await answer('ka')
    expect(shown()).to.equal('known: ka')
  })

  it('goes on showing what was known while something newer is on its way', async () => {
    await type('ka')
    await answer('ka')
    await type('kaf', 'kaff')
    expect(shown()).to.equal('busy: ka')
    await answer('kaff')
    expect(shown()).to.equal('known: kaff')
  })

  it('never shows an old answer over a newer one (public contract §6)', async () => {
    await type('ka', 'kaf')
    await answer('kaf')
    await answer('ka')
    expect(shown()).to.equal('known: kaf')
    await type('te', 'tee')
    await answer('te')
    expect(shown()).to.equal('busy: kaf')
  })

  it('ends the pending request with a new keystroke, and its retries (public contract §6)', async () => {
    await type('ka')
    await answer('ka', json({}, 503))
    await type('kaf')
    clock.tick(60_000)
    await settled()
    expect(asked()).to.deep.equal(['ka', 'kaf'])
  })

  it('ends request and retries when the shopper leaves the field or the page (§7)', async () => {
    await type('ka')
    await answer('ka', json({}, 503))
    store.set(stopSuggestingAtom)
    clock.tick(60_000)
    await settled()
    expect(asked()).to.deep.equal(['ka'])
    expect(shown()).to.equal('idle: ')
    await type('te')
    store.set(stopSuggestingAtom)
    await answer('te')
    expect(shown()).to.equal('idle: ')
  })

  it('tells a failure that 4 retries did not mend, and shows nothing (§7)', async () => {
    const errors = record<{ code: string }>('shop-element-error')
    await type('ka')
    for (let retry = 0; retry < 5; retry += 1) {
      await answer('ka', json({}, 500))
      clock.tick(2000)
      await settled()
    }
    errors.end()
    expect(asked()).to.deep.equal([...'12345'].map(() => 'ka'))
    expect(shown()).to.equal('failed: ')
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['SUGGESTIONS_UNAVAILABLE'])
  })

  it('tells nothing when it was ended on purpose', async () => {
    const errors = record('shop-element-error')
    await type('ka', 'kaf')
    store.set(stopSuggestingAtom)
    await settled()
    errors.end()
    expect(errors.details).to.deep.equal([])
  })

  it('keeps recent answers: a deleted letter shows at once, and asks nothing', async () => {
    await type('ka')
    await answer('ka')
    await type('kaf')
    await answer('kaf')
    void store.set(suggestAtom, 'ka')
    expect(shown()).to.equal('known: ka')
    await settled()
    expect(asked()).to.deep.equal(['ka', 'kaf'])
  })

  it('keeps the 50 answers that were used last', async () => {
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
    expect(asked()).to.have.length(before + 1)
  })

  it('keeps no failure', async () => {
    await type('ka')
    await answer('ka', new Response('<html>'))
    expect(shown()).to.equal('failed: ')
    await type('ka')
    await answer('ka')
    expect(shown()).to.equal('known: ka')
  })

  it('asks at once after a pause, and for a held key no more often than every 100 ms', async () => {
    const start = performance.now()
    const times: number[] = []
    const count = () => {
      while (times.length < asked().length) times.push(performance.now() - start)
    }
    for (let letter = 1; letter <= 10; letter += 1) {
      void store.set(suggestAtom, 'k'.repeat(letter + 1))
      await settled()
      count()
      clock.tick(30)
      await settled()
      count()
    }
    clock.tick(100)
    await settled()
    expect(times[0]).to.equal(0)
    expect(asked().length).to.be.lessThan(5)
    expect(asked().at(-1)).to.equal('k'.repeat(11))
  })

  it('stays with what is shown once the shopper chooses from it', async () => {
    await type('ka')
    await answer('ka')
    await type('kaf')
    store.set(holdSuggestionsAtom)
    await answer('kaf')
    expect(shown()).to.equal('known: ka')
  })

  it('asks for the cache key once, whatever comes of it (§7)', async () => {
    const errors = record('shop-element-error')
    store.set(askCacheKeyAtom)
    store.set(askCacheKeyAtom)
    await settled()
    errors.end()
    expect(services.calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET /service/searchfrontend/api/cachekey',
    ])
    expect(errors.details).to.deep.equal([])
  })

  it('asks nothing in the store of an element that is still hydrating', async () => {
    const empty = createStore()
    empty.set(askCacheKeyAtom)
    void empty.set(suggestAtom, 'kaffee')
    await settled()
    expect(services.calls).to.deep.equal([])
  })
})
