import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { toJson } from '../../page/browser/json.ts'
import { removeStored, writeStored } from '../../page/browser/storage.ts'
import { connectPromotion } from '../../state/promotion/load-promotion.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import type { LiveElement } from '../live-element.ts'
import { readContent } from '../painted-content.ts'
import { asRemembered, type NamedPromotion, noBenefitsKey } from './named-promotions.ts'

/**
 * Loads campaigns. One that runs needs React, unless the fragment shows it; the room of one that does not run is given back
 * (PROMO-10, PROMO-11). Returns the cleanup.
 */
export function showPromotions(element: LiveElement, named: readonly NamedPromotion[]): () => void {
  const { store, root } = element
  const content = readContent(root)
  const stops: (() => void)[] = []
  for (const { place, request } of named) {
    if (place === 'benefits') stops.push(rememberBenefits(element, request))
    const room = root.querySelector(`.promotion-place--${place}`)
    const read = () => {
      const state = store.get(promotionAtom(request))
      return state.status === 'running' ? toJson(state.promotion) : state.status
    }
    const painted = toJson(content?.promotions?.[request.id] ?? null)
    const show = () => {
      const state = read()
      if (state === 'none') closePlace(element, room)
      else if (state !== 'loading' && state !== painted) element.wakeWhenIdle()
    }
    stops.push(store.sub(promotionAtom(request), show), connectPromotion(store, request))
    show()
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Without benefits their strip keeps its room on the page view that learns it, so that nothing moves; later ones have none from
 * the start (PROMO-37). Returns the cleanup.
 */
function rememberBenefits(element: LiveElement, request: PromotionRequest): () => void {
  const { host, store } = element
  return store.sub(promotionAtom(request), () => {
    const state = store.get(promotionAtom(request))
    if (state.status === 'running') {
      removeStored(noBenefitsKey(element))
      host.removeAttribute('data-no-benefits')
    } else if (state.status === 'none' && state.isAbsent)
      writeStored(noBenefitsKey(element), toJson(asRemembered(request)))
  })
}

/** An invisible element, since the place reserves room while it is empty. */
function closePlace({ phase, patches }: LiveElement, room: Element | null): void {
  if (phase === 'awake') return
  const nothing = document.createElement('span')
  nothing.hidden = true
  if (room) patches.setChildren(room, nothing)
}
