import type { PromotionPlaceName } from '../../shop/promotion/promotion-places.ts'
import { useView } from '../shell/useView.tsx'

/**
 * A place of the header for a campaign (PROMO-1), which its view shows. CSS reserves its space by the tag's attribute, in a fragment too
 * before any script has run (PROMO-10).
 */
export const PromotionPlace = ({ place }: { place: PromotionPlaceName }) => (
  <div
    className={`promotion-place promotion-place--${place}`}
    // Before its words: screen readers read what comes into it (PROMO-46).
    role={place === 'message' ? 'status' : undefined}
    {...useView('promotion.place', place)}
  />
)
