import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { tellMissingCode } from '../../page/missing-code.ts'
import { useElement } from '../shell/ElementContext.ts'
import type { PromotionProps } from './Promotion.tsx'

interface PromotionPlaceProps extends PromotionProps {
  /** Whose room is kept: the attribute that names the campaign. */
  place: 'top-banner' | 'category-banner' | 'pi-teaser' | 'benefits'
  /** Shown until a campaign is there, and when there is none. */
  children?: ReactNode
}

/**
 * Where a campaign is shown (specification 1 §2). All that knows campaigns is fetched after hydration, and only where an
 * id stands. Its room is kept by the tag's attribute in CSS, so the fragment of any page has it before a script ran.
 */
export function PromotionPlace({ place, children, ...props }: PromotionPlaceProps) {
  const { isHydrated, tag } = useElement()
  const [Promotion, setPromotion] = useState<ComponentType<PromotionProps>>()
  const { id } = props
  useEffect(() => {
    if (!isHydrated || !id) return
    import('./Promotion.tsx').then(
      (code) => setPromotion(() => code.Promotion),
      (error) => tellMissingCode(tag, error),
    )
  }, [isHydrated, id, tag])
  return (
    <div className={`promotion-place promotion-place--${place}`}>
      {id && Promotion ? <Promotion {...props}>{children}</Promotion> : children}
    </div>
  )
}
