import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { toJson } from '../../page/browser/json.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { removeStored, writeStored } from '../../page/browser/storage.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { connectPromotion } from '../../state/promotion/load-promotion.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import { loadCampaignCode, shownCampaignsAtom } from '../../view/promotion/promotion-place.tsx'
import { readSnapshot } from '../fragment-scripts.ts'
import type { LiveElement } from '../live-element.ts'
import { asRemembered, type NamedPromotion, noBenefitsKey } from './named-promotions.ts'

/** Loads campaigns, and shows those that run by code that is fetched for them (PROMO-10). Returns the cleanup. */
export function showPromotions(element: LiveElement<HeaderProps>, named: readonly NamedPromotion[]): () => void {
  const { store, root, tag, props } = element
  const painted: Readonly<Record<string, Promotion | null>> = readSnapshot(root)?.promotions ?? {}
  let hasStyles = false
  const running = (): Record<string, Promotion> =>
    Object.fromEntries(
      named.flatMap(({ request }) => {
        const state = store.get(promotionAtom(request))
        return state.status === 'running' ? [[request.id, state.promotion] as const] : []
      }),
    )
  let isEnded = false
  /** In the task in which a campaign comes, once the code is there: it is never seen without its colours. */
  const show = () => {
    const promotions = running()
    // Campaigns of the fragment have their styles. A message may have been closed.
    const isNew = ([id, promotion]: [string, Promotion]) =>
      id === props.message || toJson(painted[id] ?? null) !== toJson(promotion)
    if (isEnded || !(hasStyles || Object.entries(promotions).some(isNew))) return
    if (styles) {
      hasStyles = true
      styles.adoptCampaignStyles(element, promotions)
    } else
      loadCode().then(
        () => {
          show()
          store.set(shownCampaignsAtom, {})
        },
        (error) => reportMissingCode(tag, error),
      )
  }
  const stops: (() => void)[] = []
  for (const { place, request } of named) {
    if (place === 'benefits') stops.push(rememberBenefits(element, request))
    stops.push(store.sub(promotionAtom(request), show), connectPromotion(store, request))
  }
  show()
  return joinCleanups(...stops, () => {
    isEnded = true
  })
}

/** Once they have been fetched, with the code that shows campaigns. */
let styles: typeof import('./campaign-styles.late.ts') | undefined

async function loadCode(): Promise<void> {
  const [loaded] = await Promise.all([import('./campaign-styles.late.ts'), loadCampaignCode()])
  styles = loaded
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
