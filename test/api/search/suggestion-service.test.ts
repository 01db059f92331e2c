import { expect } from '@open-wc/testing'
import { getSuggestions } from '../../../src/api/search/suggestion-service.ts'
import { untilDueIn } from '../../support/due-timers.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'
import { dropped, failureOf } from '../support.ts'

const context = { site: 'DE', apiBase: '', element: 'shop-header' } as const
const product = { id: '1', title: 'Kaffee', imageProductThumb: '/1.jpg', productViewUrl: '/product/1' }

const NOTHING_MORE = { imageUrl: undefined, dimensionKey: undefined, amount: undefined, previous: undefined }

const using = (handler: Handler) => page.serve({ 'GET /service/searchfrontend/api/suggestions': handler })
const get = (signal = new AbortController().signal) => getSuggestions(context, 'käse & brot', signal)
const read = (body: object) => {
  using(() => json(body))
  return get()
}

describe('getSuggestions', () => {
  it('requests 10 terms and 5 products of the site (SEARCH-11)', async () => {
    await read({ searchTerms: [], products: [] })
    expect(Object.fromEntries(page.calls()[0]?.query ?? [])).to.deep.equal({
      q: 'käse & brot',
      site: 'DE',
      maxSearchTerms: '10',
      maxProducts: '5',
    })
  })

  it('reads terms and products; ids may be numbers, all but title and address are optional (SEARCH-18)', async () => {
    const answer = await read({
      searchTerms: [{ searchterm: ' Kaffee ' }, { searchterm: 'Kaffeemühle' }],
      products: [
        { ...product, webshopProductDimensionKey: 4711, price: { calculatedPrice: 499, calculatedOriginalPrice: 599 } },
        { id: 2, title: 'Tee', productViewUrl: '/p/2' },
      ],
    })
    expect(answer).to.deep.equal({
      terms: ['Kaffee', 'Kaffeemühle'],
      products: [
        {
          id: '1',
          title: 'Kaffee',
          imageUrl: '/1.jpg',
          url: '/product/1',
          dimensionKey: '4711',
          amount: 499,
          previous: 599,
        },
        { id: '2', title: 'Tee', url: '/p/2', ...NOTHING_MORE },
      ],
    })
  })

  it('drops a product whose number is too large to be exact (SEARCH-18)', async () => {
    page.logs(/ENTRY_DROPPED/)
    const { products } = await read({
      products: [
        { ...product, id: 2 ** 53 + 2 },
        { ...product, id: 2 ** 53 - 1 },
      ],
    })
    expect(products.map(({ id }) => id)).to.deep.equal(['9007199254740991'])
  })

  it('returns no more than it requested, and no term twice (SEARCH-20)', async () => {
    const searchTerms = [...'abcdefghijklmno'].flatMap((letter) => [{ searchterm: letter }, { searchterm: letter }])
    const { terms, products } = await read({ searchTerms, products: [...'abcdefgh'].map((id) => ({ ...product, id })) })
    expect(terms.join('')).to.equal('abcdefghij')
    expect(products).to.have.length(5)
  })

  it('drops and reports malformed entries and unsafe addresses, and returns the rest (SEARCH-19)', async () => {
    const errors = dropped()
    const { terms, products } = await read({
      searchTerms: [{ searchterm: 7 }, { searchterm: '' }, null, { searchterm: 'Tee' }],
      products: [{ ...product, productViewUrl: 'javascript:alert(1)' }, product, { ...product, id: undefined }],
    })
    expect(terms).to.deep.equal(['Tee'])
    expect(products.map(({ id }) => id)).to.deep.equal(['1'])
    expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })

  it('leaves out a picture with an unsafe address (SEARCH-19)', async () => {
    const { products } = await read({ products: [{ ...product, imageProductThumb: 'data:text/html,x' }] })
    expect(products[0]?.imageUrl).to.equal(undefined)
  })

  for (const [what, price] of [
    ['is no object', 499],
    ['has no amount', {}],
    ['is a text', { calculatedPrice: '4,99' }],
    ['is nothing', { calculatedPrice: 0 }],
    ['is negative', { calculatedPrice: -1 }],
    ['is not in whole cents', { calculatedPrice: 4.99 }],
  ])
    it(`leaves out and reports a price that ${what}; the product stays (SEARCH-47)`, async () => {
      const errors = dropped()
      const { products } = await read({ products: [{ ...product, price }] })
      expect(products.map(({ id, amount }) => [id, amount])).to.deep.equal([['1', undefined]])
      expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
    })

  it('fails without a retry when the answer is missing or unreadable (SEARCH-12)', async () => {
    for (const body of ['<html>', '[]x', 'null', '7']) {
      using(() => new Response(body))
      expect((await failureOf(get())).reason).to.equal('malformed')
    }
    using(() => Promise.reject(new TypeError('offline')))
    expect((await failureOf(get())).reason).to.equal('network')
    expect(page.calls()).to.have.length(5)
  })

  describe('for a status of 400 or above', () => {
    it('retries 4 times, 2000 ms apart (SEARCH-12)', async () => {
      const clock = page.clock()
      using(() => json({}, 400))
      const failing = failureOf(get())
      for (const count of [1, 2, 3, 4]) {
        await untilDueIn(clock, 2000)
        expect(page.calls()).to.have.length(count)
        clock.tick(2000)
      }
      expect((await failing).status).to.equal(400)
      expect(page.calls()).to.have.length(5)
    })

    it('stops at the first success (SEARCH-12)', async () => {
      const clock = page.clock()
      using(() => json({}, 503))
      const answer = get()
      await untilDueIn(clock, 2000)
      using(() => json({ searchTerms: [{ searchterm: 'Tee' }] }))
      clock.tick(2000)
      expect((await answer).terms).to.deep.equal(['Tee'])
      expect(page.calls()).to.have.length(2)
    })

    it('stops when its signal is aborted, between retries too (SEARCH-13)', async () => {
      const clock = page.clock()
      using(() => json({}, 500))
      const controller = new AbortController()
      const failing = failureOf(get(controller.signal))
      await untilDueIn(clock, 2000)
      controller.abort()
      expect((await failing).reason).to.equal('aborted')
      clock.tick(10_000)
      await page.frame()
      expect(page.calls()).to.have.length(1)
    })
  })
})
