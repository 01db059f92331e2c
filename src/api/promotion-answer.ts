/** What a campaign's answer says (specification 1 §3). */
import type { Promotion } from '../shop/promotion/promotion.ts'
import { readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import type { Answer } from './client.ts'
import { promotionAnswerSchema, promotionSchema } from './promotion-schema.ts'
import { hasMarkup, loadPurifier } from './promotion-text.ts'
import type { ServiceContext } from './service-context.ts'

/** @throws {ApiError} `UNKNOWN`, reason `malformed`, for a type that is not known and for content that can't be shown. */
export async function readPromotion(answer: Answer, what: string, context: ServiceContext): Promise<Promotion> {
  const { type, contentJSON } = readBody(promotionAnswerSchema, answer, what, context)
  const content = parseContent(contentJSON, what)
  if (content.hasMarkup) await loadPurifier()
  const promotion = readBody(promotionSchema(type), { ...answer, body: content.value }, `${what}, contentJSON`, context)
  if (!promotion) throw new ApiError('malformed', `${what}: an ${type} that has nothing to show.`)
  return promotion
}

function parseContent(json: string, what: string): { value: unknown; hasMarkup: boolean } {
  let isMarkedUp = false
  try {
    const value: unknown = JSON.parse(json, (_key, part: unknown) => {
      isMarkedUp ||= typeof part === 'string' && hasMarkup(part)
      return part
    })
    return { value, hasMarkup: isMarkedUp }
  } catch (error) {
    throw new ApiError('malformed', `${what}: contentJSON can't be parsed (${error}).`)
  }
}
