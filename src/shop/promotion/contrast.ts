/** Contrast of text on a background (WCAG 2.2, 1.4.3). Colours are `#rrggbb`. */
import { hexOf } from './colour.ts'
import type { ColourPair } from './promotion.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/** The colour on which each theme's content stands, by the theme's name, inserted by the build. */
declare const __SHOP_ELEMENTS_SURFACES__: Readonly<Record<string, string>>
export const SURFACES: Readonly<Record<string, string>> =
  typeof __SHOP_ELEMENTS_SURFACES__ === 'undefined' ? { light: WHITE } : __SHOP_ELEMENTS_SURFACES__

/** Sufficient for text of any size. */
const MIN_CONTRAST = 4.5

/** The luminance that has the same contrast with black and white. */
const EQUALLY_FAR = 0.179

/** Alpha, red, green and blue, from 0 to 1. */
const channelsOf = (colour: string) =>
  [7, 1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2) || 'ff', 16) / 255)

/** Relative luminance as WCAG defines it, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [, red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The look of `#rrggbb` or `#rrggbbaa` on `#rrggbb`, as `#rrggbb`. */
export function colourOn(surface: string, colour: string): string {
  const [alpha = 1, ...channels] = channelsOf(colour)
  const [, ...below] = channelsOf(surface)
  return hexOf(channels.map((channel, at) => 255 * (channel * alpha + (below[at] ?? 0) * (1 - alpha))))
}

/** From 1 (no difference) to 21 (black on white). */
export function contrast(first: string, second: string): number {
  const ratio = (luminance(first) + 0.05) / (luminance(second) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

/**
 * The colours as they look on an opaque surface. The text colour is used if its contrast suffices there, otherwise black or white, whichever
 * has more (PROMO-30, PROMO-31).
 */
export function readablePair(surface: string, colours: ColourPair): Required<ColourPair> {
  const background = colourOn(surface, colours.background)
  const text = colours.text && colourOn(background, colours.text)
  const isReadable = text && contrast(background, text) >= MIN_CONTRAST
  return { background, text: isReadable ? text : luminance(background) > EQUALLY_FAR ? BLACK : WHITE }
}
