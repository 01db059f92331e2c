import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import type { PromotionProps } from '../promotion/Promotion.tsx'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'

interface PromotionPlaceProps extends PromotionProps {
  /** The header's attribute that names the promotion. */
  place: 'top-banner' | 'category-banner' | 'pi-teaser' | 'benefits'
}

/**
 * Where a promotion is shown (PROMO-1). Its code is fetched after hydration, and only if there is an id. CSS reserves
 * its space by the tag's attribute, in a fragment too before any script has run (PROMO-10).
 */
export function PromotionPlace({ place, ...props }: PromotionPlaceProps) {
  const { isHydrated } = useElement()
  const { code, fetchCode } = useLazyFeature([], () => import('../promotion/Promotion.tsx'))
  // Known before its code is there: the room that the live layer has closed stays closed.
  const isNone = useAtomValue(promotionAtom(props)).status === 'none'
  const isNeeded = isHydrated && props.id !== '' && !isNone
  const onNeeded = useEffectEvent(fetchCode)
  useEffect(() => {
    if (isNeeded) onNeeded()
  }, [isNeeded])
  return (
    <div className={`promotion-place promotion-place--${place}`}>
      {isNone && <span hidden />}
      {isNeeded && code && <code.default {...props} />}
    </div>
  )
}
