/** GET /service/searchfrontend/api/suggestions, as far as an assistant is told of it: titles, numbers, prices (PROPOSAL-5). */
import * as v from 'valibot'
import { SEARCH_MAX_PRODUCTS, SEARCH_MAX_TERMS } from '../../shop/awake-limits.ts'
import { httpUrl, lenient, listOf, readBody } from '../answer-schema.ts'
import { askOk } from '../client.ts'
import type { ServiceContext } from '../service-context.ts'

export interface FoundProducts {
  terms: readonly string[]
  products: readonly {
    id: string
    title: string
    url: string
    /** In cents. */
    amount: number | undefined
  }[]
}

const text = v.pipe(v.string(), v.minLength(1))
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1))

const schema = v.object({
  searchTerms: listOf(v.object({ searchterm: text })),
  products: listOf(
    v.object({ id, title: text, productViewUrl: httpUrl, price: lenient(v.object({ calculatedPrice: v.number() })) }),
  ),
})

/**
 * Asks once: an assistant that wants more asks again.
 *
 * @throws {ApiError} on any failure.
 */
export async function searchProducts(
  context: ServiceContext,
  term: string,
  signal?: AbortSignal,
): Promise<FoundProducts> {
  const call = {
    path: '/service/searchfrontend/api/suggestions',
    query: { q: term, site: context.site, maxSearchTerms: SEARCH_MAX_TERMS, maxProducts: SEARCH_MAX_PRODUCTS },
    signal,
  }
  const { searchTerms, products } = readBody(schema, await askOk(context, call, 'The search'), 'Suggestions', context)
  return {
    terms: searchTerms.slice(0, SEARCH_MAX_TERMS).map(({ searchterm }) => searchterm),
    products: products.slice(0, SEARCH_MAX_PRODUCTS).map((product) => ({
      id: product.id,
      title: product.title,
      url: product.productViewUrl,
      amount: product.price?.calculatedPrice,
    })),
  }
}
