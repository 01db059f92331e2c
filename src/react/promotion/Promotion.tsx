import { useContext, useEffect, useEffectEvent } from 'react'
import type { PromotionRequest } from '../../api/promotion-service.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { LanguageContext } from '../shell/useText.ts'
import { usePromotion } from './usePromotion.ts'

export interface PromotionProps extends PromotionRequest {
  /** The element's theme; a promotion may request the dark one of its family. */
  theme: string
}

/** Loads a promotion; the code of the layouts is fetched only where one runs. */
export default function Promotion({ theme, ...request }: PromotionProps) {
  const { locale } = useContext(LanguageContext)
  const { code, fetchCode } = useLazyFeature(['promotion'], () => import('./PromotionLayout.tsx'))
  const state = usePromotion(request, fetchCode)
  // After a change of language the texts of the new one are needed.
  const localeToFetch = state.status === 'running' && locale
  const onRunning = useEffectEvent(fetchCode)
  useEffect(() => {
    if (localeToFetch) onRunning()
  }, [localeToFetch])
  // An invisible element, since the place reserves space while it is empty (PROMO-11).
  if (state.status === 'none') return <span hidden />
  if (state.status === 'loading' || !code) return null
  return <code.default id={request.id} theme={theme} promotion={state.promotion} />
}
