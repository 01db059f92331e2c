/** Colours, picture sizes and positions of campaigns, as a sheet: a strict policy allows no styles in the markup (PROMO-40). */
import { readablePair, SURFACES } from '../../shop/promotion/contrast.ts'
import type { Cutout, Promotion } from '../../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../../shop/promotion/promotion-places.ts'

/** On the surface of each theme, since a campaign stays when the theme changes (PROMO-30, PROMO-31). */
function coloursCss(at: string, { colours, isDark }: Promotion): string {
  if (!colours) return ''
  const rules = Object.keys(SURFACES).map((theme) => {
    const { background, text } = readablePair(SURFACES[theme] ?? '', colours)
    return [theme, `{--_surface:${background};--_text:${text}}`] as const
  })
  const body = ' .promotion__body'
  const [[, first] = []] = rules
  if (rules.every(([, rule]) => rule === first)) return at + body + first
  return rules
    .map(([theme, rule]) => {
      const root = `[data-theme=${theme}]`
      return (isDark ? `${at} ${root}` : `${root} ${at}`) + body + rule
    })
    .join('')
}

/**
 * Of the cutout that is shown. It is as wide as it was cut for, where its place has the room (PROMO-43): all of it, as its ratio makes it. In a
 * narrower place it covers that, cut off, and no higher than a picture of 16:9 of that width.
 */
function cutoutCss(at: string, { position = '50% 50%', width }: Cutout): string {
  const image = `${at} .promotion-picture img`
  const size = width ? `min(100%,${width}px);max-height:${(width * 9) / 16}px` : '100%;max-height:none'
  const covering = `${image}{object-position:${position};object-fit:cover;width:${size}}`
  return width ? `${covering}@container (min-width:${width}px){${image}{object-fit:contain;max-height:none}}` : covering
}

/** The sheet of the campaigns that a header names, by their ids. Every value has been checked by the schema: colours are of digits, positions plain, sizes numbers. */
export function campaignCss(
  promotions: Readonly<Record<string, Promotion | null>>,
  props: Readonly<Record<string, unknown>>,
): string {
  let css = ''
  for (const { prop, place } of PROMOTION_PLACES) {
    const promotion = promotions[String(props[prop])]
    if (!promotion) continue
    const at = `.promotion-place--${place}`
    css += coloursCss(at, promotion)
    if (!('cutouts' in promotion)) continue
    // The widest that fits comes last (PROMO-20, PROMO-21).
    for (const cutout of [...promotion.cutouts].reverse()) {
      const rules = cutoutCss(at, cutout)
      css += cutout.breakpoint > 0 ? `@media (min-width:${cutout.breakpoint}px){${rules}}` : rules
    }
  }
  return css
}
