/** Colours and picture positions of campaigns, as a sheet: a strict policy allows no styles in the markup (PROMO-40). */
import { readablePair, SURFACES } from '../../shop/promotion/contrast.ts'
import { darkThemeOf, type Promotion } from '../../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'

/** The sheet of the campaigns that a header names, by their ids. Every value has been checked by the schema: colours are of digits, positions plain, breakpoints numbers. */
export function campaignCss(
  promotions: Readonly<Record<string, Promotion | null>>,
  props: Readonly<Record<string, unknown>>,
): string {
  let css = ''
  for (const [place, prop] of Object.entries(PROMOTION_PLACES)) {
    const promotion = promotions[String(props[prop])]
    if (!promotion) continue
    const at = `.promotion-place--${place}`
    const { colours, isDark } = promotion
    // On the surface of each theme, since a campaign stays when the theme changes (PROMO-30, PROMO-31).
    if (colours)
      for (const theme of Object.keys(SURFACES)) {
        const { background, text } = readablePair(SURFACES[isDark ? darkThemeOf(theme) : theme] ?? '', colours)
        css += `[data-theme=${theme}] ${at} .promotion__body{--_surface:${background};--_text:${text}}`
      }
    if (!('cutouts' in promotion)) continue
    // The widest that fits comes last (PROMO-20, PROMO-21).
    for (const { position = '50% 50%', breakpoint } of [...promotion.cutouts].reverse()) {
      const rule = `${at} .promotion-picture img{object-position:${position}}`
      css += breakpoint > 0 ? `@media (min-width:${breakpoint}px){${rule}}` : rule
    }
  }
  return css
}
