/** Names of colours in campaigns (PROMO-30). */

/** Turns a name in small letters into `#rrggbb`; undefined for what names no colour. */
export type ColourNames = (name: string) => string | undefined

/** A browser knows them, so that no table travels. */
let readName: ColourNames = (name) => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = name
  const colour = String(pen.fillStyle)
  // What names no colour leaves it black; `transparent` is written in another way.
  return colour[0] === '#' && (colour !== '#000000' || name === 'black') ? colour : undefined
}

/** For where there is no browser. */
export const readColourNamesBy = (reader: ColourNames): void => {
  readName = reader
}

/** A colour by its CSS name, as `#rrggbb`. */
export function namedColour(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  return /^[a-z]+$/.test(name) ? readName(name) : undefined
}
