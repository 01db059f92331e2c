import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import type { PromotionProps } from '../promotion/Promotion.late.tsx'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useView } from '../shell/useView.tsx'
import { loadPromotionCode, promotionCode } from './promotion-code.ts'

interface PromotionPlaceProps extends PromotionProps {
  /** The header's attribute that names the promotion. */
  place: 'top-banner' | 'category-banner' | 'pi-teaser' | 'benefits'
}

/**
 * Where a promotion is shown (PROMO-1). Its code is fetched after hydration, and only if there is an id; for a campaign that
 * a fragment has it is there before. CSS reserves its space by the tag's attribute, in a fragment too before any script has run (PROMO-10).
 */
export function PromotionPlace({ place, ...props }: PromotionPlaceProps) {
  const { isHydrated } = useElement()
  const { children: room, ...hook } = useView('promotion.place', place)
  const { code: fetched, fetchCode } = useLazyFeature(['promotion'], loadPromotionCode)
  const { status } = useAtomValue(promotionAtom(props))
  // In a fragment, and when that is hydrated, the code is there.
  const code = fetched ?? (status === 'running' ? promotionCode() : undefined)
  // Answered before its code is there: the room that the live layer has closed stays closed.
  const isNone = status === 'none'
  const isNeeded = props.id !== '' && !isNone && (isHydrated || status === 'running')
  const onNeeded = useEffectEvent(fetchCode)
  useEffect(() => {
    if (isNeeded && isHydrated) onNeeded()
  }, [isNeeded, isHydrated])
  return (
    <div className={`promotion-place promotion-place--${place}`} {...hook}>
      {room}
      {isNeeded && code && <code.default {...props} />}
    </div>
  )
}
