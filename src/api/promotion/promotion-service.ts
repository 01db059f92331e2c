/** `GET /service/promotion/api/promotion/{promotionId}` */
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { ask, statusError } from '../client.ts'
import { type ServiceContext, siteHeader } from '../service-context.ts'

export interface PromotionRequest {
  id: string
  /** Tags, separated by commas or spaces. */
  allOfTags?: string
  anyOfTags?: string
  noneOfTags?: string
}

const TAG_QUERIES = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/**
 * The promotion of an id; undefined for 404 (PROMO-2, PROMO-3, PROMO-6).
 *
 * @throws {ApiError} `malformed` for an unknown type, and for content that can't be shown.
 */
export async function getPromotion(
  context: ServiceContext,
  request: PromotionRequest,
  signal?: AbortSignal,
): Promise<Promotion | undefined> {
  const what = `Promotion "${request.id}"`
  const answer = await ask(context, {
    path: `/service/promotion/api/promotion/${encodeURIComponent(request.id)}`,
    headers: siteHeader(context),
    query: tagsOf(request),
    signal,
  })
  if (answer.status === 404) return undefined
  if (!answer.isOk) throw statusError(what, answer.status)
  // Not needed where no promotion runs.
  const { readPromotion } = await import('./promotion-answer.late.ts')
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
