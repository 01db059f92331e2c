/** Search suggestions (specification 1 §7): GET /service/searchfrontend/api/suggestions. */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import { SEARCH_MAX_PRODUCTS, SEARCH_MAX_TERMS, SEARCH_RETRIES, SEARCH_RETRY_MS } from '../shop/limits.ts'
import type { SuggestedProduct, Suggestions } from '../shop/search/search-suggestions.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { type Answer, ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

const key = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

const schema = v.object({
  searchTerms: listOf(v.object({ searchterm: text })),
  products: listOf(
    v.object({
      id: key,
      title: text,
      imageProductThumb: lenient(v.string()),
      productViewUrl: v.pipe(
        v.string(),
        v.check((url) => safeUrl(url) !== undefined, 'no address'),
      ),
      webshopProductDimensionKey: lenient(key),
    }),
  ),
})

/**
 * What the shop suggests for a term. A status of 400 and above is asked again, up to 4 times, 2 s apart, as long as the
 * signal stands.
 *
 * @throws {ApiError} `UNKNOWN` for whatever goes wrong; reason `aborted` when the signal has ended it.
 */
export async function getSuggestions(context: ServiceContext, term: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await askPatiently(context, term, signal)
  if (!answer.isOk) {
    const { status } = answer
    throw new ApiError('status', `Suggestions were answered with ${status}.`, { status })
  }
  const { searchTerms, products } = readBody(schema, answer, 'Suggestions', context)
  const terms = new Set(searchTerms.map(({ searchterm }) => searchterm))
  return {
    terms: [...terms].slice(0, SEARCH_MAX_TERMS),
    products: products.slice(0, SEARCH_MAX_PRODUCTS).map(
      (product): SuggestedProduct => ({
        id: product.id,
        title: product.title,
        imageUrl: safeUrl(product.imageProductThumb ?? undefined),
        url: product.productViewUrl,
        dimensionKey: product.webshopProductDimensionKey ?? undefined,
      }),
    ),
  }
}

async function askPatiently(context: ServiceContext, term: string, signal: AbortSignal): Promise<Answer> {
  const call = {
    path: '/service/searchfrontend/api/suggestions',
    query: { q: term, site: context.site, maxSearchTerms: SEARCH_MAX_TERMS, maxProducts: SEARCH_MAX_PRODUCTS },
    signal,
  }
  let answer = await ask(context, call)
  for (let retries = 0; answer.status >= 400 && retries < SEARCH_RETRIES; retries += 1) {
    await pause(SEARCH_RETRY_MS, signal)
    if (signal.aborted) throw new ApiError('aborted', 'Suggestions are no longer wanted.')
    answer = await ask(context, call)
  }
  return answer
}

/** Waits; ends at once with the signal, and leaves it to what comes after to see why. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })
