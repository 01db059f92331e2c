// Written by `npm run sites` from the country files; do not edit.
import type { SiteFacts } from '../site.ts'
import type { LOCALE } from './locale.ts'

export const PRICES: { readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['prices']> } = {
  AT: {"hidesBestPriceTooltip":true},
  PL: {"showsPreviousInSubscriptions":true,"showsBestPriceOfPromotions":true},
  CZ: {"showsPreviousInSubscriptions":true},
  SK: {"showsPreviousInSubscriptions":true},
}
