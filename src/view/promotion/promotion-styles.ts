/** Colours and picture positions of campaigns. React sets them as styles; a fragment, whose markup can't have any, has a sheet (PROMO-40). */
import type { ColourPair, Cutout, Promotion } from '../../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'

/** The custom properties of a campaign with colours of its own (PROMO-31). */
export const coloursOf = ({ background, text }: ColourPair) => ({ '--_surface': background, '--_text': text }) as const

/** The `object-position` of a cutout (PROMO-21). */
export const positionOf = (cutout: Cutout | undefined): string => cutout?.position ?? '50% 50%'

/** The sheet of a fragment. Every value has been checked by the schema: colours are `#rrggbb`, positions plain, breakpoints numbers. */
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
    if (colours) {
      const declarations = Object.entries(coloursOf(colours)).map((declaration) => declaration.join(':'))
      css += `${at} .promotion__body{${declarations.join(';')}}`
    }
    if (!('cutouts' in promotion)) continue
    // The widest that fits comes last.
    for (const cutout of [...promotion.cutouts].reverse()) {
      const rule = `${at} .promotion-picture img{object-position:${positionOf(cutout)}}`
      css += cutout.breakpoint > 0 ? `@media (min-width:${cutout.breakpoint}px){${rule}}` : cutout.position ? rule : ''
    }
  }
  return css
}
