/** The search services: suggestions from the catalogue (SEARCH-11), and the cache key (SEARCH-9). */
import type { FastifyInstance } from 'fastify'
import { type Locale, localeOf } from '../src/shop/sites/sites.ts'
import { PRODUCTS, type Product } from './catalogue/products.ts'
import { corrected, fold, type Phrase, phrasesOf, termsIn } from './search-words.ts'
import { queryOf, siteOf } from './visitor.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 200
const MAX_ANSWERS = 50

export function registerSuggestions(app: FastifyInstance): void {
  app.get('/service/searchfrontend/api/suggestions', { config: { call: 'suggestions' } }, async (request, reply) => {
    const { q = '', maxSearchTerms, maxProducts } = queryOf(request)
    const locale = localeOf(siteOf(request, reply))
    return suggest(q.slice(0, MAX_LENGTH).trim(), locale, countOf(maxSearchTerms, 10), countOf(maxProducts, 5))
  })

  app.get('/service/searchfrontend/api/cachekey', { config: { call: 'cachekey' } }, async (_request, reply) =>
    reply.code(204).send(),
  )
}

interface Index {
  titles: { product: Product; folded: string }[]
  phrases: Phrase[]
}

const indexes = new Map<Locale, Index>()

/** The folded texts of a locale, computed once. */
function indexOf(locale: Locale): Index {
  const index = indexes.get(locale) ?? {
    titles: PRODUCTS.map((product) => ({ product, folded: fold(product.titles[locale], locale) })),
    phrases: phrasesOf(
      PRODUCTS.map(({ titles }) => titles[locale]),
      locale,
    ),
  }
  indexes.set(locale, index)
  return index
}

/** Terms and products that match the text, after correction of typing errors. Those that start with it come first. */
export function suggest(text: string, locale: Locale, maxSearchTerms: number, maxProducts: number) {
  const { titles, phrases } = indexOf(locale)
  const wanted = corrected(
    fold(text, locale),
    titles.map(({ folded }) => folded),
  )
  if (wanted.length < MIN_LENGTH) return { searchTerms: [], products: [] }
  const words = wanted.split(' ')
  const products = titles
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .sort((a, b) => Number(b.folded.startsWith(wanted)) - Number(a.folded.startsWith(wanted)))
    .slice(0, maxProducts)
  return {
    searchTerms: termsIn(phrases, wanted, locale)
      .slice(0, maxSearchTerms)
      .map((searchterm) => ({ searchterm })),
    products: products.map(({ product: { id, tcm, titles, imageUrl, url, dimensions } }) => ({
      id,
      title: titles[locale],
      imageProductThumb: imageUrl,
      productViewUrl: url,
      ...(dimensions.length > 0 && { webshopProductDimensionKey: tcm }),
    })),
  }
}

function countOf(text: string | undefined, fallback: number): number {
  const count = Number(text ?? fallback)
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MAX_ANSWERS) : fallback
}
