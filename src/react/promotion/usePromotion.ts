import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { PromotionRequest } from '../../api/promotion-service.ts'
import { hasTexts, loadTexts } from '../../i18n/texts.ts'
import { tellMissingCode } from '../../page/missing-code.ts'
import type { Locale } from '../../shop/sites.ts'
import { pageContextAtom } from '../../state/page-context.ts'
import { connectPromotion, type PromotionState, promotionAtom } from '../../state/promotion.ts'
import { useElement } from '../shell/ElementContext.ts'

const LOADING: PromotionState = { status: 'loading' }

/** The campaign of a request, followed as long as it is shown; loading until its texts are there too. */
export function usePromotion({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest, locale: Locale) {
  const store = useStore()
  const request = useMemo(() => ({ id, allOfTags, anyOfTags, noneOfTags }), [id, allOfTags, anyOfTags, noneOfTags])
  const apiBase = useAtomValue(pageContextAtom)?.apiBase
  const state = useAtomValue(promotionAtom(request))
  const canSpeak = useTexts(locale)
  useEffect(() => (apiBase === undefined ? undefined : connectPromotion(store, request)), [store, request, apiBase])
  return canSpeak ? state : LOADING
}

/** Whether the texts of the promotions are there, which nobody else needs. */
function useTexts(locale: Locale): boolean {
  const { tag } = useElement()
  const [, setLoaded] = useState<Locale>()
  useEffect(() => {
    loadTexts(locale, ['promotion']).then(
      () => setLoaded(locale),
      (error) => tellMissingCode(tag, error),
    )
  }, [locale, tag])
  return hasTexts(locale, 'promotion')
}
