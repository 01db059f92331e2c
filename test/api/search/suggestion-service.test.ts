import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { ApiError } from '../../../src/api/api-error.ts'
import { getSuggestions } from '../../../src/api/search/suggestion-service.ts'
import { captureConsole } from '../../support/console.ts'
import { untilDueIn } from '../../support/due-timers.ts'
import { record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'

const context = { site: 'DE', apiBase: '', element: 'shop-header' } as const
const SUGGESTIONS = 'GET /service/searchfrontend/api/suggestions'
const product = { id: '1', title: 'Kaffee', imageProductThumb: '/1.jpg', productViewUrl: '/product/1' }

describe('getSuggestions', () => {
  let services: ReturnType<typeof serve>
  const using = (handler: Handler) => {
    services = serve({ [SUGGESTIONS]: handler })
    return services.calls
  }
  const get = (signal = new AbortController().signal) => getSuggestions(context, 'käse & brot', signal)
  const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
    const error = await call.then(
      () => new Error('It did not fail.'),
      (reason) => reason,
    )
    expect(error).to.be.instanceOf(ApiError)
    return error
  }
  afterEach(() => services.end())

  it('requests 10 terms and 5 products of the site (SEARCH-11)', async () => {
    const calls = using(() => json({ searchTerms: [], products: [] }))
    await get()
    expect(Object.fromEntries(calls[0]?.query ?? [])).to.deep.equal({
      q: 'käse & brot',
      site: 'DE',
      maxSearchTerms: '10',
      maxProducts: '5',
    })
  })

  it('reads terms and products; ids may be numbers, picture and dimension key are optional (SEARCH-18)', async () => {
    using(() =>
      json({
        searchTerms: [{ searchterm: ' Kaffee ' }, { searchterm: 'Kaffeemühle' }],
        products: [
          { ...product, webshopProductDimensionKey: 4711 },
          { id: 2, title: 'Tee', productViewUrl: '/p/2' },
        ],
      }),
    )
    expect(await get()).to.deep.equal({
      terms: ['Kaffee', 'Kaffeemühle'],
      products: [
        { id: '1', title: 'Kaffee', imageUrl: '/1.jpg', url: '/product/1', dimensionKey: '4711' },
        { id: '2', title: 'Tee', imageUrl: undefined, url: '/p/2', dimensionKey: undefined },
      ],
    })
  })

  it('returns no more than it requested, and no term twice (SEARCH-20)', async () => {
    const searchTerms = [...'abcdefghijklmno'].flatMap((letter) => [{ searchterm: letter }, { searchterm: letter }])
    const products = [...'abcdefgh'].map((id) => ({ ...product, id }))
    using(() => json({ searchTerms, products }))
    const { terms, products: shown } = await get()
    expect(terms.join('')).to.equal('abcdefghij')
    expect(shown).to.have.length(5)
  })

  it('drops and reports malformed entries and unsafe addresses, and returns the rest (SEARCH-19)', async () => {
    const stopHush = captureConsole('error', [])
    const errors = record<{ code: string }>('shop-element-error')
    using(() =>
      json({
        searchTerms: [{ searchterm: 7 }, { searchterm: '' }, null, { searchterm: 'Tee' }],
        products: [{ ...product, productViewUrl: 'javascript:alert(1)' }, product, { ...product, id: undefined }],
      }),
    )
    const { terms, products } = await get()
    stopHush()
    errors.end()
    expect(terms).to.deep.equal(['Tee'])
    expect(products.map(({ id }) => id)).to.deep.equal(['1'])
    expect(errors.details.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })

  it('leaves out a picture with an unsafe address (SEARCH-19)', async () => {
    using(() => json({ products: [{ ...product, imageProductThumb: 'data:text/html,x' }] }))
    expect((await get()).products[0]?.imageUrl).to.equal(undefined)
  })

  it('fails without a retry when the answer is missing or unreadable (SEARCH-12)', async () => {
    for (const body of ['<html>', '[]x', 'null', '7']) {
      using(() => new Response(body))
      expect((await failureOf(get())).reason).to.equal('malformed')
      services.end()
    }
    using(() => Promise.reject(new TypeError('offline')))
    expect((await failureOf(get())).reason).to.equal('network')
    expect(services.calls).to.have.length(1)
  })

  describe('for a status of 400 or above', () => {
    let clock: ReturnType<typeof install>
    beforeEach(() => {
      clock = install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    })
    afterEach(() => clock.uninstall())
    // The fake clock does not move promises.
    const settle = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

    for (const status of [400, 404, 500, 503]) {
      it(`retries 4 times, 2000 ms apart, after ${status} (SEARCH-12)`, async () => {
        const calls = using(() => json({}, status))
        const failing = failureOf(get())
        for (const count of [1, 2, 3, 4]) {
          await untilDueIn(clock, 2000)
          expect(calls).to.have.length(count)
          clock.tick(1999)
          await settle()
          expect(calls).to.have.length(count)
          clock.tick(1)
        }
        const error = await failing
        expect(calls).to.have.length(5)
        expect(error.status).to.equal(status)
      })
    }

    it('stops at the first success (SEARCH-12)', async () => {
      let isUp = false
      const calls = using(() => (isUp ? json({ searchTerms: [{ searchterm: 'Tee' }] }) : json({}, 503)))
      const answer = get()
      await untilDueIn(clock, 2000)
      isUp = true
      clock.tick(2000)
      expect((await answer).terms).to.deep.equal(['Tee'])
      expect(calls).to.have.length(2)
    })

    it('stops when its signal is aborted, between retries too (SEARCH-13)', async () => {
      const calls = using(() => json({}, 500))
      const controller = new AbortController()
      const failing = failureOf(get(controller.signal))
      await untilDueIn(clock, 2000)
      controller.abort()
      expect((await failing).reason).to.equal('aborted')
      clock.tick(10_000)
      await settle()
      expect(calls).to.have.length(1)
    })
  })
})
