/** Campaigns (specification 1 §7): GET /service/promotion/api/promotion/{promotionId}. */
import type { Promotion } from '../shop/promotion/promotion.ts'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import { type ServiceContext, siteHeader } from './service-context.ts'

export interface PromotionRequest {
  id: string
  /** Tags, separated by commas or spaces. */
  allOfTags?: string
  anyOfTags?: string
  noneOfTags?: string
}

const TAG_QUERIES = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/**
 * The campaign that runs under an id; undefined when there is none. `onFound` hears of an answer before it is read.
 *
 * @throws {ApiError} `UNKNOWN`: reason `malformed` for a type that is not known and for content that can't be shown.
 */
export async function getPromotion(
  context: ServiceContext,
  request: PromotionRequest,
  options: { signal?: AbortSignal; onFound?: () => void } = {},
): Promise<Promotion | undefined> {
  const what = `Promotion "${request.id}"`
  const answer = await ask(context, {
    path: `/service/promotion/api/promotion/${encodeURIComponent(request.id)}`,
    headers: siteHeader(context),
    query: tagsOf(request),
    signal: options.signal,
  })
  const { status, isOk } = answer
  if (status === 404) return undefined
  if (!isOk) throw new ApiError('status', `${what} was answered with ${status}.`, { status })
  options.onFound?.()
  // Where nothing runs nobody needs it.
  const { readPromotion } = await import('./promotion-answer.ts')
  return readPromotion(answer, what, context)
}

function tagsOf(request: PromotionRequest): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of TAG_QUERIES) {
    const tags = request[name]?.split(/[\s,]+/).filter(Boolean)
    if (tags?.length) query[name] = tags.join(',')
  }
  return query
}
