/** Colours and picture positions of campaigns, as a sheet: a strict policy allows no styles in the markup (PROMO-40). */
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'

/** The sheet of the campaigns that a header names, by their ids. Every value has been checked by the schema: colours are `#rrggbb`, positions plain, breakpoints numbers. */
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
    // Of its own (PROMO-31).
    if (colours) css += `${at} .promotion__body{--_surface:${colours.background};--_text:${colours.text}}`
    if (!('cutouts' in promotion)) continue
    // Of the cutout that is shown (PROMO-21): the widest that fits comes last.
    for (const { position = '50% 50%', breakpoint } of [...promotion.cutouts].reverse()) {
      const rule = `${at} .promotion-picture img{object-position:${position}}`
      css += breakpoint > 0 ? `@media (min-width:${breakpoint}px){${rule}}` : rule
    }
  }
  return css
}
