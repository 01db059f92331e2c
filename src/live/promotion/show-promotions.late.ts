import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { toJson } from '../../page/browser/json.ts'
import { removeStored, writeStored } from '../../page/browser/storage.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { connectPromotion } from '../../state/promotion/load-promotion.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import type { LiveElement } from '../live-element.ts'
import { readSnapshot } from '../read-snapshot.ts'
import { asRemembered, type NamedPromotion, noBenefitsKey } from './named-promotions.ts'

/** Loads campaigns. One that runs needs React, unless the fragment shows it (PROMO-10). Returns the cleanup. */
export function showPromotions(element: LiveElement<HeaderProps>, named: readonly NamedPromotion[]): () => void {
  const { store, root } = element
  const snapshot = readSnapshot(root)
  const stops: (() => void)[] = []
  for (const { place, request } of named) {
    if (place === 'benefits') stops.push(rememberBenefits(element, request))
    const painted = toJson(snapshot?.promotions?.[request.id] ?? null)
    const wakeIfOther = () => {
      const state = store.get(promotionAtom(request))
      if (state.status === 'running' && toJson(state.promotion) !== painted) element.wakeWhenIdle()
    }
    stops.push(store.sub(promotionAtom(request), wakeIfOther), connectPromotion(store, request))
    wakeIfOther()
  }
  return joinCleanups(...stops)
}

/**
 * Without benefits their strip keeps its room on the page view that learns it, so that nothing moves; later ones have none from
 * the start (PROMO-37). Returns the cleanup.
 */
function rememberBenefits(element: LiveElement<HeaderProps>, request: PromotionRequest): () => void {
  const { host, store, props } = element
  return store.sub(promotionAtom(request), () => {
    const state = store.get(promotionAtom(request))
    if (state.status === 'running') {
      removeStored(noBenefitsKey(props))
      host.removeAttribute('data-no-benefits')
    } else if (state.status === 'none' && state.isAbsent)
      writeStored(noBenefitsKey(props), toJson(asRemembered(request)))
  })
}
