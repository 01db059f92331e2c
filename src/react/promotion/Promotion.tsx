import { useEffect } from 'react'
import type { PromotionRequest } from '../../api/promotion-service.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { usePromotion } from './usePromotion.ts'

export interface PromotionProps extends PromotionRequest {
  /** The element's own; a campaign may ask for its dark side. */
  theme: string
}

/** Asks for a campaign; all that shows one is fetched where one runs. */
export default function Promotion({ theme, ...request }: PromotionProps) {
  const { code, fetchCode } = useLazyFeature(['promotion'], () => import('./PromotionLayout.tsx'))
  const state = usePromotion(request, fetchCode)
  useEffect(() => {
    if (state.status === 'running') fetchCode()
  })
  // Something, if nothing to see: the place keeps its room while it is empty.
  if (state.status === 'none') return <span hidden />
  if (state.status === 'loading' || !code) return null
  return <code.default id={request.id} theme={theme} promotion={state.promotion} />
}
