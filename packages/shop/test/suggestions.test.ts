import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { PRODUCTS } from '../catalogue/products.ts'
import { openServices, type Shopper, visit } from './support.ts'

describe('demo suggestions', () => {
  let shopper: Shopper
  const url = (q: string, more = '') => `/service/searchfrontend/api/suggestions?q=${encodeURIComponent(q)}${more}`

  before(async () => {
    shopper = await visit(openServices())
  })

  it('have terms, and products with all required fields', async () => {
    const word = PRODUCTS[0]?.titles['de-DE'].split(/[\s,-]+/)[0] ?? ''
    const { searchTerms, products } = (await shopper.get(url(word.slice(0, 4).toUpperCase()))).json
    assert.ok(searchTerms.some(({ searchterm }: { searchterm: string }) => searchterm.startsWith(word.slice(0, 4))))
    for (const { id, title, imageProductThumb, productViewUrl } of products) {
      assert.ok(id && title && imageProductThumb && productViewUrl)
    }
  })

  it('are limited to the requested numbers', async () => {
    const { searchTerms, products } = (await shopper.get(url('an', '&maxSearchTerms=2&maxProducts=1'))).json
    assert.ok(searchTerms.length <= 2)
    assert.ok(products.length <= 1)
    const most = (await shopper.get(url('an', '&maxSearchTerms=-1&maxProducts=x'))).json
    assert.ok(most.searchTerms.length <= 10 && most.products.length <= 5)
  })

  it('are in the language of the requested site', async () => {
    const title = PRODUCTS[0]?.titles['tr-TR'] ?? ''
    const { products } = (await shopper.get(url(title, '&site=TR'))).json
    assert.equal(products[0].title, title)
  })

  it('are empty below two letters and for text without a match', async () => {
    for (const q of ['k', '', '   ', 'qqqqzzzz', '.*', '%']) {
      assert.deepEqual((await shopper.get(url(q))).json, { searchTerms: [], products: [] })
    }
    assert.equal((await shopper.get(url('x'.repeat(5000)))).status, 200)
  })
})
