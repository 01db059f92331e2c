/** Colours in answers (PROMO-30). */

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGB =
  /^rgba?\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*(?:[,/]\s*(\d{0,3}(?:\.\d{1,9})?)(%?)\s*)?\)$/i

const twoDigits = (channel: number) => channel.toString(16).padStart(2, '0')

/**
 * Reads `#rgb`, `#rrggbb`, `rgb()` and `rgba()` as `#rrggbb`; undefined for anything else. A colour that lets something through is taken as
 * it looks on white, so that its contrast is known; one that is all transparent is none.
 */
export function parseColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  if (HEX.test(colour)) return colour.length === 7 ? colour : colour.replace(/[\da-f]/g, '$&$&')
  const found = RGB.exec(colour)
  if (!found) return undefined
  const channels = found.slice(1, 4).map(Number)
  const alpha = Number(found[4] ?? 1) / (found[5] ? 100 : 1)
  if (channels.some((channel) => channel > 255) || !(alpha > 0 && alpha <= 1)) return undefined
  return `#${channels.map((channel) => twoDigits(Math.round(255 + (channel - 255) * alpha))).join('')}`
}
