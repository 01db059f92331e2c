/** Colours in answers (PROMO-30). */

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*\)$/i

const twoDigits = (channel: number) => channel.toString(16).padStart(2, '0')

/**
 * Reads `#rgb`, `#rrggbb` and `rgb()` as `#rrggbb`; undefined for anything else. Transparent colours are refused too,
 * since their contrast is unknown.
 */
export function parseColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  if (HEX.test(colour)) return colour.length === 7 ? colour : colour.replace(/[\da-f]/g, '$&$&')
  const channels = RGB.exec(colour)?.slice(1).map(Number)
  if (!channels || channels.some((channel) => channel > 255)) return undefined
  return `#${channels.map(twoDigits).join('')}`
}
