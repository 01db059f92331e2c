/** Colours and picture positions of campaigns, for a fragment: React sets them as styles, which its markup can't have (PROMO-40). */
import type { Promotion } from '../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../shop/promotion/promotion-places.ts'

/** Every value has been checked by the schema: colours are `#rrggbb`, positions plain, breakpoints numbers. */
export function campaignCss(
  promotions: Readonly<Record<string, Promotion | null>>,
  props: Readonly<Record<string, unknown>>,
): string {
  let css = ''
  for (const { prop, place } of PROMOTION_PLACES) {
    const promotion = promotions[String(props[prop])]
    if (!promotion) continue
    const at = `.promotion-place--${place}`
    const { colours } = promotion
    if (colours) css += `${at} .promotion__body{--_surface:${colours.background};--_text:${colours.text}}`
    if (!('cutouts' in promotion)) continue
    // The widest that fits comes last.
    for (const { breakpoint, position } of [...promotion.cutouts].reverse()) {
      const rule = `${at} .promotion-picture img{object-position:${position ?? '50% 50%'}}`
      css += breakpoint > 0 ? `@media (min-width:${breakpoint}px){${rule}}` : position ? rule : ''
    }
  }
  return css
}
