/** GET /service/searchfrontend/api/suggestions (SEARCH-11). */
import * as v from 'valibot'
import { SEARCH_MAX_PRODUCTS, SEARCH_MAX_TERMS, SEARCH_RETRIES, SEARCH_RETRY_MS } from '../../shop/awake-limits.ts'
import type { SuggestedProduct, Suggestions } from '../../shop/search/suggestions.ts'
import { httpUrl, lenient, lenientReported, listOf, optionalHttpUrl, readBody } from '../answer-schema.ts'
import { askRepeatedly } from '../ask-repeatedly.ts'
import { statusError } from '../client.ts'
import { NOTES } from '../notes-schema.ts'
import type { ServiceContext } from '../service-context.ts'

/** A number as far as it is exact. */
const exact = v.pipe(
  v.number(),
  v.check((value) => Number.isSafeInteger(value), 'not exact'),
)
const key = v.pipe(v.union([v.string(), exact]), v.transform(String), v.minLength(1))
/** A zero is no price that a shopper can be told. */
const cents = v.pipe(
  v.number(),
  v.check((amount) => Number.isSafeInteger(amount) && amount > 0, 'not a positive whole number'),
)
const text = v.pipe(
  v.string(),
  v.transform((given) => given.trim()),
  v.minLength(1),
)

/** Malformed entries are dropped (SEARCH-18, SEARCH-19). */
const schema = v.object({
  searchTerms: listOf(v.object({ searchterm: text })),
  products: listOf(
    v.object({
      id: key,
      title: text,
      imageProductThumb: optionalHttpUrl,
      productViewUrl: httpUrl,
      webshopProductDimensionKey: lenient(key),
      ...NOTES,
      price: lenientReported(v.object({ calculatedPrice: cents, calculatedOriginalPrice: lenientReported(cents) })),
    }),
  ),
})

/**
 * Reads the suggestions for a term: distinct terms and products, no more than were requested (SEARCH-20). A status of 400
 * or above is retried (SEARCH-12).
 *
 * @throws {ApiError} on any failure, with the reason `aborted` when the signal was aborted.
 */
export async function getSuggestions(context: ServiceContext, term: string, signal: AbortSignal): Promise<Suggestions> {
  const call = {
    path: '/service/searchfrontend/api/suggestions',
    query: { q: term, site: context.site, maxSearchTerms: SEARCH_MAX_TERMS, maxProducts: SEARCH_MAX_PRODUCTS },
    signal,
  }
  const answer = await askRepeatedly(context, call, { retries: SEARCH_RETRIES, delayMs: SEARCH_RETRY_MS })
  if (!answer.isOk) throw statusError('The search', answer.status)
  const { searchTerms, products } = readBody(schema, answer, 'Suggestions', context)
  const terms = new Set(searchTerms.map(({ searchterm }) => searchterm))
  return {
    terms: [...terms].slice(0, SEARCH_MAX_TERMS),
    products: products.slice(0, SEARCH_MAX_PRODUCTS).map(
      (product): SuggestedProduct => ({
        id: product.id,
        title: product.title,
        imageUrl: product.imageProductThumb,
        url: product.productViewUrl,
        dimensionKey: product.webshopProductDimensionKey ?? undefined,
        amount: product.price?.calculatedPrice ?? undefined,
        previous: product.price?.calculatedOriginalPrice ?? undefined,
        ...(product.price && (product.guaranteeLabel || product.disclosures?.length) && { notes: product }),
      }),
    ),
  }
}
