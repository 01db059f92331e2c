import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import { node, view } from '../view.ts'

/** What a header asks the service for one of its four places; undefined where its attribute names none (PROMO-1). */
export function promotionRequest(props: HeaderProps, name: string): PromotionRequest | undefined {
  const place = PROMOTION_PLACES.find((one) => one.place === name)
  const id = place && !props.reduced && props[place.prop]
  const { allOfTags, anyOfTags, noneOfTags } = props
  return id ? { id, allOfTags, anyOfTags, noneOfTags } : undefined
}

/** Where no campaign runs an invisible element gives the place's room back (PROMO-11). `key`: the place. */
export const promotionPlace = view<HeaderProps>({
  show(get, { props }, place) {
    const request = promotionRequest(props, place)
    const isNone = request && get(promotionAtom(request)).status === 'none'
    return { children: isNone ? [node('span', { hidden: '' })] : undefined }
  },
})
