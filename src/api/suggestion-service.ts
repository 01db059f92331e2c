/** GET /service/searchfrontend/api/suggestions (SEARCH-11). */
import * as v from 'valibot'
import { SEARCH_MAX_PRODUCTS, SEARCH_MAX_TERMS, SEARCH_RETRIES, SEARCH_RETRY_MS } from '../shop/limits.ts'
import type { SuggestedProduct, Suggestions } from '../shop/search/suggestions.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { ApiError, statusError } from './api-error.ts'
import { type Answer, ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'
import { httpUrl, optionalHttpUrl } from './url-schema.ts'

const key = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

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
    }),
  ),
})

/**
 * Reads the suggestions for a term: distinct terms and products, no more than were requested (SEARCH-20).
 *
 * @throws {ApiError} on any failure, with the reason `aborted` when the signal was aborted.
 */
export async function getSuggestions(context: ServiceContext, term: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await requestWithRetries(context, term, signal)
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
      }),
    ),
  }
}

/** Retries a status of 400 or above, 4 times and 2000 ms apart (SEARCH-12). */
async function requestWithRetries(context: ServiceContext, term: string, signal: AbortSignal): Promise<Answer> {
  const call = {
    path: '/service/searchfrontend/api/suggestions',
    query: { q: term, site: context.site, maxSearchTerms: SEARCH_MAX_TERMS, maxProducts: SEARCH_MAX_PRODUCTS },
    signal,
  }
  let answer = await ask(context, call)
  for (let retries = 0; answer.status >= 400 && retries < SEARCH_RETRIES; retries += 1) {
    await delay(SEARCH_RETRY_MS, signal)
    if (signal.aborted) throw new ApiError('aborted', 'The search was aborted.')
    answer = await ask(context, call)
  }
  return answer
}

/** Resolves after a time, or as soon as the signal is aborted: check the signal afterwards. */
export const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })
