/** The search services: suggestions from the catalogue (SEARCH-11), and the cache key (SEARCH-9). */
import { type Locale, localeOf, type Site } from '../../src/shop/sites/sites.ts'
import { noContent, type Routes } from './call.ts'
import { PRODUCTS, type Product } from './catalogue/products.ts'
import { corrected, fold, type Phrase, phrasesOf, termsIn } from './search-words.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 200
const MAX_ANSWERS = 50

export const SUGGESTIONS: Routes = {
  'GET /service/searchfrontend/api/suggestions': {
    fault: 'suggestions',
    answer({ query: { q = '', maxSearchTerms, maxProducts }, site }) {
      const text = q.slice(0, MAX_LENGTH).trim()
      return Response.json(suggest(text, site, countOf(maxSearchTerms, 10), countOf(maxProducts, 5)))
    },
  },
  'GET /service/searchfrontend/api/cachekey': { fault: 'cachekey', answer: () => noContent() },
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
export function suggest(text: string, site: Site, maxSearchTerms: number, maxProducts: number) {
  const locale = localeOf(site)
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
    products: products.map(({ product: { id, tcm, titles, imageUrl, url, dimensions, prices, originalPrices } }) => ({
      id,
      title: titles[locale],
      imageProductThumb: imageUrl,
      productViewUrl: url,
      ...(dimensions.length > 0 && { webshopProductDimensionKey: tcm }),
      price: { calculatedPrice: prices[site], calculatedOriginalPrice: originalPrices?.[site] },
    })),
  }
}

function countOf(text: string | undefined, fallback: number): number {
  const count = Number(text ?? fallback)
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MAX_ANSWERS) : fallback
}
