import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { PromotionRequest } from '../../api/promotion-service.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import { connectPromotion, promotionAtom } from '../../state/promotion/promotion.ts'

/** The campaign of a request, followed as long as it is shown; `onFound` is called before there is something to show. */
export function usePromotion({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest, onFound: () => void) {
  const store = useStore()
  const request = useMemo(() => ({ id, allOfTags, anyOfTags, noneOfTags }), [id, allOfTags, anyOfTags, noneOfTags])
  const apiBase = useAtomValue(pageContextAtom)?.apiBase
  const state = useAtomValue(promotionAtom(request))
  const latest = useRef(onFound)
  latest.current = onFound
  useEffect(
    () => (apiBase === undefined ? undefined : connectPromotion(store, request, () => latest.current())),
    [store, request, apiBase],
  )
  return state
}
