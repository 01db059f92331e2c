/** Colours in answers (PROMO-30). */

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const RGB = /^rgba?\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i

/** From channels between 0 and 255. */
export const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Reads `#rgb`, `#rrggbb`, both with alpha too, `rgb()` and `rgba()` as `#rrggbb`, or as `#rrggbbaa` what lets something through; undefined for anything else. */
export function parseColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  if (HEX.test(colour))
    return (colour.length > 5 ? colour : colour.replace(/[\da-f]/g, '$&$&')).replace(/(.{7})ff$/, '$1')
  const found = RGB.exec(colour)
  if (!found) return undefined
  const channels = found.slice(1, 4).map(Number)
  const alpha = Number(found[4] ?? 1) / (found[5] ? 100 : 1)
  if (channels.some((channel) => channel > 255) || !(alpha <= 1)) return undefined
  return hexOf(alpha < 1 ? [...channels, alpha * 255] : channels)
}
