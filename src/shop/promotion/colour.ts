/** Colours that an answer names: `#rgb`, `#rrggbb` and `rgb()`, nothing else may become CSS. */

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*[\s,]\s*(\d{1,3})\s*\)$/i

const twoDigits = (channel: number) => channel.toString(16).padStart(2, '0')

/** As `#rrggbb`; undefined for whatever else it is, transparency included: what shines through can't be reckoned with. */
export function parseColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  if (HEX.test(colour)) return colour.length === 7 ? colour : colour.replace(/[\da-f]/g, '$&$&')
  const channels = RGB.exec(colour)?.slice(1).map(Number)
  if (!channels || channels.some((channel) => channel > 255)) return undefined
  return `#${channels.map(twoDigits).join('')}`
}
