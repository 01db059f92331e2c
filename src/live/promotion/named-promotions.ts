/** The campaigns that a header names (PROMO-1). */
import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'
import { promotionRequest } from '../../view/promotion/promotion-place.tsx'

export interface NamedPromotion {
  place: string
  request: PromotionRequest
}

export const namedPromotions = (props: HeaderProps): NamedPromotion[] =>
  Object.keys(PROMOTION_PLACES).flatMap((place) => {
    const request = promotionRequest(props, place)
    return request ? [{ place, request }] : []
  })

/** The key under which is remembered which benefits do not run (PROMO-37). */
export const noBenefitsKey = ({ site }: HeaderProps): string => `shop.noBenefits.${site}`
export const asRemembered = (request: PromotionRequest): string => Object.values(request).join()
