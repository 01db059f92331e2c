/** The header's four campaigns (PROMO-1). */
import type { PromotionRequest } from '../../api/promotion-service.ts'
import { toJson } from '../../page/browser/json.ts'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'
import { connectPromotion, promotionAtom } from '../../state/promotion/promotion.ts'
import type { LiveElement } from '../live-element.ts'
import { readContent } from '../painted-content.ts'

export const PROMOTION_PROPS = [...PROMOTION_PLACES.map(({ prop }) => prop), 'allOfTags', 'anyOfTags', 'noneOfTags']

/**
 * Loads the campaigns that the header names. One that runs needs React, unless the fragment shows it; the room of one that
 * does not run is given back (PROMO-10, PROMO-11). Returns the cleanup.
 */
export function loadPromotions(element: LiveElement): (() => void) | undefined {
  const { props, store, root } = element
  if (props.reduced) return undefined
  const text = (name: string) => String(props[name] ?? '')
  const tags = { allOfTags: text('allOfTags'), anyOfTags: text('anyOfTags'), noneOfTags: text('noneOfTags') }
  const content = readContent(root)
  const stops: (() => void)[] = []
  for (const { prop, place } of PROMOTION_PLACES) {
    const id = text(prop)
    if (!id) continue
    const request: PromotionRequest = { id, ...tags }
    if (prop === 'benefits') stops.push(rememberBenefits(element, request))
    const room = root.querySelector(`.promotion-place--${place}`)
    const read = () => {
      const state = store.get(promotionAtom(request))
      return state.status === 'running' ? toJson(state.promotion) : state.status
    }
    const painted = toJson(content?.promotions?.[id] ?? null)
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
function rememberBenefits({ host, store, props: { site } }: LiveElement, request: PromotionRequest): () => void {
  const key = `shop.noBenefits.${site}`
  const wanted = Object.values(request).join()
  const giveRoom = (hasRoom: boolean) => host.toggleAttribute('data-no-benefits', !hasRoom)
  giveRoom(readStored(key) !== wanted)
  const stop = store.sub(promotionAtom(request), () => {
    const state = store.get(promotionAtom(request))
    if (state.status === 'running') {
      removeStored(key)
      giveRoom(true)
    } else if (state.status === 'none' && state.isAbsent) writeStored(key, toJson(wanted))
  })
  return () => {
    stop()
    giveRoom(true)
  }
}

/** An invisible element, since the place reserves room while it is empty. */
function closePlace({ phase, patches }: LiveElement, room: Element | null): void {
  if (phase === 'awake') return
  const nothing = document.createElement('span')
  nothing.hidden = true
  if (room) patches.setChildren(room, nothing)
}
