/** Text on a colour, kept readable (WCAG 2.2, 1.4.3). Colours are written `#rrggbb`. */
import type { ColourPair } from './promotion.ts'

/** For text of any size. */
const READABLE_FROM = 4.5
const BLACK = '#000000'
const WHITE = '#ffffff'

/** How bright a colour is, from 0 for black to 1 for white, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, no difference, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The text's colour if it can be read on the background, else black or white, whichever can be read better. */
export function readablePair(background: string, text: string | undefined): ColourPair {
  if (text && contrast(background, text) >= READABLE_FROM) return { background, text }
  return { background, text: contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE }
}
