import { useEffect } from 'react'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import type { PromotionProps } from './Promotion.tsx'

/** Named like the attribute that names the campaign. */
type PromotionPlaceName = 'top-banner' | 'category-banner' | 'pi-teaser' | 'benefits'

interface PromotionPlaceProps extends PromotionProps {
  /** Whose room is kept. */
  place: PromotionPlaceName
}

/**
 * Where a campaign is shown (specification 1 §2). All that knows campaigns is fetched after hydration, and only where an
 * id stands. Its room is kept by the tag's attribute in CSS, so the fragment of any page has it before a script ran.
 */
export function PromotionPlace({ place, ...props }: PromotionPlaceProps) {
  const { isHydrated } = useElement()
  const { code, fetchCode } = useLazyFeature([], () => import('./Promotion.tsx'))
  const isWanted = isHydrated && props.id !== ''
  useEffect(() => {
    if (isWanted) fetchCode()
  })
  return (
    <div className={`promotion-place promotion-place--${place}`}>{isWanted && code && <code.default {...props} />}</div>
  )
}
