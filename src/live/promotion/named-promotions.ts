/** What a header names of the four campaigns (PROMO-1). */
import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'
import type { LiveElement } from '../live-element.ts'

export const PROMOTION_PROPS = [...PROMOTION_PLACES.map(({ prop }) => prop), 'allOfTags', 'anyOfTags', 'noneOfTags']

export interface NamedPromotion {
  place: string
  request: PromotionRequest
}

export function namedPromotions({ props }: LiveElement): NamedPromotion[] {
  const text = (name: string) => String(props[name] ?? '')
  const tags = { allOfTags: text('allOfTags'), anyOfTags: text('anyOfTags'), noneOfTags: text('noneOfTags') }
  return PROMOTION_PLACES.flatMap(({ prop, place }) =>
    props.reduced || !props[prop] ? [] : [{ place, request: { id: text(prop), ...tags } }],
  )
}

/** Where it is remembered which benefits do not run (PROMO-37). */
export const noBenefitsKey = ({ props }: LiveElement): string => `shop.noBenefits.${props.site}`
export const asRemembered = (request: PromotionRequest): string => Object.values(request).join()
