/** The header's campaigns: whether the fragment has those that are named. */
import { readStored } from '../../page/browser/storage.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { listen } from '../../page/events/events.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import type { Action } from '../action.ts'
import type { LiveElement } from '../live-element.ts'
import { closeDetails, watchDetails } from '../watch-details.ts'
import { whenFetched } from '../when-fetched.ts'
import { asRemembered, type NamedPromotion, namedPromotions, noBenefitsKey } from './named-promotions.ts'

/**
 * Has the named campaigns shown, by code that is fetched for it, unless the fragment has them all; then a change of the
 * preview asks for them. Returns the cleanup.
 */
export function loadPromotions(element: LiveElement<HeaderProps>): (() => void) | undefined {
  const { store, host, tag, props } = element
  const named = namedPromotions(props)
  if (named.length === 0) return undefined
  let end: (() => void) | undefined
  const start = () => {
    end ??= whenFetched(tag, import('./show-promotions.late.ts'), ({ showPromotions }) =>
      showPromotions(element, named),
    )
  }
  const isInSnapshot = ({ request }: NamedPromotion) => {
    const state = store.get(promotionAtom(request))
    return state.status !== 'loading' && state.isFreshSnapshot
  }
  // The visitor may have closed the message.
  if (props.message || !named.every(isInSnapshot)) {
    const benefits = named.find(({ place }) => place === 'benefits')
    const isAbsent = benefits && readStored(noBenefitsKey(props)) === asRemembered(benefits.request)
    host.toggleAttribute('data-no-benefits', isAbsent === true)
    start()
  }
  const stop = listen('shop-preview-changed', () => {
    // Campaigns of the fragment are asked for again.
    if (!end)
      for (const { request } of named)
        store.set(promotionAtom(request), (state) => ({ ...state, isFreshSnapshot: false }))
    start()
  })
  return () => {
    stop()
    end?.()
    host.removeAttribute('data-no-benefits')
  }
}

/** The legal text of a campaign: a `<details>`, which opens by itself. */
const LEGAL_TEXT = 'details[data-legal-text]'

/** By its button (PROMO-27). */
export const closeLegalText: Action = (_element, _event, { node }) => {
  const details = node.closest<HTMLDetailsElement>(LEGAL_TEXT)
  if (details) closeDetails(details)
}

/** Closes an open one. Returns the cleanup. */
export const closeLegalTexts = (element: Pick<LiveElement, 'root' | 'tag'>): (() => void) =>
  watchDetails(element, LEGAL_TEXT, () => import('./legal-panel.late.ts'))
