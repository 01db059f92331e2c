/** Colours in answers (PROMO-30). */

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGB =
  /^rgba?\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*(?:[,/]\s*(\d{1,3}(?:\.\d{1,9})?|\.\d{1,9})(%?)\s*)?\)$/i

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Reads `#rgb`, `#rrggbb`, `rgb()` and `rgba()` as `#rrggbb`, or as `#rrggbbaa` what lets something through; undefined for anything else. */
export function parseColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  if (HEX.test(colour)) return colour.length === 7 ? colour : colour.replace(/[\da-f]/g, '$&$&')
  const found = RGB.exec(colour)
  if (!found) return undefined
  const channels = found.slice(1, 4).map(Number)
  const alpha = Number(found[4] ?? 1) / (found[5] ? 100 : 1)
  if (channels.some((channel) => channel > 255) || alpha > 1) return undefined
  return hexOf(alpha < 1 ? [...channels, alpha * 255] : channels)
}

const channelAt = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16)

/** What `#rrggbb` or `#rrggbbaa` looks like on `#rrggbb`, as `#rrggbb`. */
export function colourOn(surface: string, colour: string): string {
  const alpha = channelAt(`${colour}ff`, 7) / 255
  return hexOf([1, 3, 5].map((at) => channelAt(surface, at) * (1 - alpha) + channelAt(colour, at) * alpha))
}
