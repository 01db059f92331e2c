import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { PromotionRequest } from '../../api/promotion-service.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import { connectPromotion, promotionAtom } from '../../state/promotion/promotion.ts'

/** Loads a promotion and follows its state. `onFound` is called as soon as there is one, before its answer is read. */
export function usePromotion({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest, onFound: () => void) {
  const store = useStore()
  const request = useMemo(() => ({ id, allOfTags, anyOfTags, noneOfTags }), [id, allOfTags, anyOfTags, noneOfTags])
  const apiBase = useAtomValue(pageContextAtom)?.apiBase
  const state = useAtomValue(promotionAtom(request))
  const handleFound = useEffectEvent(onFound)
  useEffect(() => {
    if (apiBase !== undefined) return connectPromotion(store, request, () => handleFound())
  }, [store, request, apiBase])
  return state
}
