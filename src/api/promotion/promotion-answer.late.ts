/** Reads the answer of the promotion service. */
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { readBody } from '../answer-schema.ts'
import { type Answer, ApiError } from '../client.ts'
import type { ServiceContext } from '../service-context.ts'
import { hasContent, PROMOTION_LAYOUTS } from './promotion-layouts.ts'
import { promotionAnswerSchema, promotionContentSchema } from './promotion-schema.ts'
import { loadPurifier, needsPurifier } from './promotion-text.ts'

/**
 * @param what names the answer in messages
 * @throws {ApiError} `malformed` for an unknown type, and for content that its layout can't show (PROMO-8, PROMO-9).
 */
export async function readPromotion(answer: Answer, what: string, context: ServiceContext): Promise<Promotion> {
  const { type, contentJSON } = readBody(promotionAnswerSchema, answer, what, context)
  const content = parseContent(contentJSON, what)
  if (content.needsPurifier) await loadPurifier()
  const parsed = readBody(promotionContentSchema, { ...answer, body: content.value }, `${what}, contentJSON`, context)
  const promotion = PROMOTION_LAYOUTS[type](parsed)
  if (!hasContent(promotion)) throw new ApiError('malformed', `${what}: ${type} without content.`)
  return promotion
}

/** Looks at the parsed texts, since JSON can escape markup. */
function parseContent(json: string, what: string): { value: unknown; needsPurifier: boolean } {
  let isNeeded = false
  try {
    const value: unknown = JSON.parse(json, (_key, part: unknown) => {
      isNeeded ||= typeof part === 'string' && needsPurifier(part)
      return part
    })
    return { value, needsPurifier: isNeeded }
  } catch {
    throw new ApiError('malformed', `${what}: contentJSON can't be parsed.`)
  }
}
