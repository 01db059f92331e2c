/** @jsxRuntime classic */ /** @jsx node */

import { atom } from 'jotai/vanilla'
import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { PROMOTION_PLACES, type PromotionPlaceName } from '../../shop/promotion/promotion-places.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import { node } from '../node.ts'
import type { View } from '../view.ts'

/** The request to the service for a place of the header; undefined where its attribute names none (PROMO-1). */
export function promotionRequest(props: HeaderProps, name: string): PromotionRequest | undefined {
  const id = !props.reduced && props[PROMOTION_PLACES[name as PromotionPlaceName]]
  const { allOfTags, anyOfTags, noneOfTags } = props
  return id ? { id, allOfTags, anyOfTags, noneOfTags } : undefined
}

let code: typeof import('./campaign.late.tsx') | undefined
/** Each new value shows the campaigns that run: their code is there. */
export const shownCampaignsAtom = atom({})

/** Fetches the code that shows campaigns; what a fragment shows needs none. */
export async function loadCampaignCode(): Promise<void> {
  code ??= await import('./campaign.late.tsx')
}

/** The rules of campaigns, once their code is there. */
export const campaignRules = (): string => code?.rules ?? ''

/** A campaign that runs. Where none does an invisible element gives the place's room back (PROMO-11). `key`: the place. */
export const promotionPlace: View<HeaderProps> = (get, context, place) => {
  const request = promotionRequest(context.props, place)
  if (!request) return {}
  get(shownCampaignsAtom)
  const state = get(promotionAtom(request))
  if (state.status === 'none') return { children: [<span hidden="" />] }
  if (state.status === 'loading' || !code) return {}
  return code.campaign(get, context, place, state.promotion)
}
