import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { PRODUCTS } from '../../services/catalogue/products.ts'
import { beginsAlmost, corrected, fold, phrasesOf, termsIn } from '../../services/search-words.ts'
import { suggest } from '../../services/suggestions.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { openServices, type Shopper, visit } from './support.ts'

describe('search words', () => {
  it('are compared without case and diacritics', () => {
    assert.equal(fold('Kaffeemühle', 'de-DE'), fold('KAFFEEMUHLE', 'de-DE'))
    assert.equal(fold('Größe', 'de-DE'), 'grosse')
    assert.equal(fold('Łyżeczka', 'pl-PL'), 'lyzeczka')
    assert.equal(fold('Őrölt', 'hu-HU'), 'orolt')
  })

  it('treat the Turkish dotted and dotless i alike', () => {
    for (const written of ['ışıltı', 'IŞILTI', 'Işıltı', 'isilti']) assert.equal(fold(written, 'tr-TR'), 'isilti')
    for (const written of ['ipek', 'İPEK', 'İpek']) assert.equal(fold(written, 'tr-TR'), 'ipek')
  })

  it('are distinct, those that start with the letters first', () => {
    const titles = ['Espresso Milano', 'Bio-Espresso', 'ESPRESSO Roma']
    const terms = termsIn(phrasesOf(titles, 'de-DE'), 'espr', 'de-DE')
    assert.deepEqual(terms, ['Espresso Milano', 'ESPRESSO Roma', 'Bio-Espresso'])
  })

  it('end where a name does', () => {
    const terms = termsIn(phrasesOf(['Kahve fincanı takımı', 'Kahve fincanı'], 'tr-TR'), 'kahve fin', 'tr-TR')
    assert.deepEqual(terms, ['Kahve fincanı', 'Kahve fincanı takımı'])
    const set = termsIn(phrasesOf(['Probierset mit vier Sorten, 4 × 100 g'], 'de-DE'), 'probier', 'de-DE')
    assert.deepEqual(set, ['Probierset'])
  })
})

describe('typing errors', () => {
  it('are tolerated: one letter wrong, missing, extra, or swapped with the next', () => {
    for (const letters of ['kaffee', 'kaffea', 'kxffee', 'kafee', 'kafffee', 'akffee', 'kafefe', 'kaffeem']) {
      assert.ok(beginsAlmost('kaffeemuhle', letters), letters)
    }
    for (const letters of ['teekanne', 'kxffex', 'kaxyf', 'muhle'])
      assert.ok(!beginsAlmost('kaffeemuhle', letters), letters)
  })

  it('are corrected only when the letters themselves match nothing', () => {
    const titles = ['kaffeemuhle aus holz', 'teekanne']
    assert.equal(corrected('kafeem', titles), 'kaffee')
    assert.equal(corrected('teeaknne holz', titles), 'teekanne holz')
    assert.equal(corrected('muhle', titles), 'muhle')
  })

  it('are not corrected in short words, nor without a similar word', () => {
    assert.equal(corrected('tez', ['teekanne']), 'tez')
    assert.equal(corrected('qqqqzzzz', ['teekanne']), 'qqqqzzzz')
  })
})

describe('demo suggestions', () => {
  let shopper: Shopper
  const url = (q: string, more = '') => `/service/searchfrontend/api/suggestions?q=${encodeURIComponent(q)}${more}`

  before(async () => {
    shopper = await visit(openServices())
  })

  for (const site of SITES) {
    const locale = localeOf(site)
    it(`find every product by its title in ${locale}, in any case and without diacritics`, () => {
      for (const { id, titles } of PRODUCTS) {
        const written = [titles[locale], titles[locale].toLocaleUpperCase(locale), fold(titles[locale], locale)]
        for (const text of written) {
          const found = suggest(text, site, 10, 50).products.map((product) => product.id)
          assert.ok(found.includes(id), `${text} finds ${id}`)
        }
      }
    })
  }

  it('have terms, and products with all required fields', async () => {
    const word = PRODUCTS[0]?.titles['de-DE'].split(/[\s,-]+/)[0] ?? ''
    const { searchTerms, products } = (await shopper.get(url(word.slice(0, 4).toUpperCase()))).json
    assert.ok(searchTerms.some(({ searchterm }: { searchterm: string }) => searchterm.startsWith(word.slice(0, 4))))
    for (const { id, title, imageProductThumb, productViewUrl } of products) {
      assert.ok(id && title && imageProductThumb && productViewUrl)
    }
  })

  it('tolerate a typing error', async () => {
    const { searchTerms } = (await shopper.get(url('espreso'))).json
    assert.ok(searchTerms.some(({ searchterm }: { searchterm: string }) => /^espresso/i.test(searchterm)))
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
