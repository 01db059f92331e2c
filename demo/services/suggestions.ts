/** Search suggestions (specification 1 §7): what the catalogue has for the letters typed so far. */
import type { FastifyInstance } from 'fastify'
import { type Locale, localeOf } from '../../src/shop/sites.ts'
import { PRODUCTS } from '../catalogue/products.ts'
import { queryOf, siteOf } from '../visitor.ts'
import { fold, termsIn } from './search-words.ts'

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

/** Terms and products that contain what was typed; those that begin with it come first. */
export function suggest(text: string, locale: Locale, maxSearchTerms: number, maxProducts: number) {
  const wanted = fold(text, locale)
  if (wanted.length < MIN_LENGTH) return { searchTerms: [], products: [] }
  const words = wanted.split(' ')
  const products = PRODUCTS.map((product) => ({ product, title: fold(product.titles[locale], locale) }))
    .filter(({ title }) => words.every((word) => title.includes(word)))
    .sort((a, b) => Number(b.title.startsWith(wanted)) - Number(a.title.startsWith(wanted)))
    .slice(0, maxProducts)
  const titles = PRODUCTS.map((product) => product.titles[locale])
  return {
    searchTerms: termsIn(titles, wanted, locale)
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
