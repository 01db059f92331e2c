/** Contrast of text on a background (WCAG 2.2, 1.4.3). Colours are `#rrggbb`. */
import type { ColourPair } from './promotion.ts'

/** Sufficient for text of any size. */
const MIN_CONTRAST = 4.5
const BLACK = '#000000'
const WHITE = '#ffffff'

/** Relative luminance as WCAG defines it, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (no difference) to 21 (black on white). */
export function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The text colour if its contrast suffices, otherwise black or white, whichever has more (PROMO-31). */
export function readablePair(background: string, text: string | undefined): ColourPair {
  if (text && contrast(background, text) >= MIN_CONTRAST) return { background, text }
  return { background, text: contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE }
}
