import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import { connectPromotion } from '../../state/promotion/load-promotion.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'

/** Loads a promotion and follows its state. */
export function usePromotion({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest) {
  const store = useStore()
  const request = useMemo(() => ({ id, allOfTags, anyOfTags, noneOfTags }), [id, allOfTags, anyOfTags, noneOfTags])
  const apiBase = useAtomValue(pageContextAtom)?.apiBase
  const state = useAtomValue(promotionAtom(request))
  useEffect(() => {
    if (apiBase !== undefined) return connectPromotion(store, request)
  }, [store, request, apiBase])
  return state
}
