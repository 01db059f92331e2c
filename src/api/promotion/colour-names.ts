/** Names of colours in campaigns (PROMO-30). */

/** Turns a name in small letters into `#rrggbb`; undefined for what names no colour. */
export type ColourNames = (name: string) => string | undefined

/** The visitor's own colours, by which nobody can choose a readable text. */
const OF_THE_SYSTEM =
  /(text|color|face|border|caption|shadow|highlight)$|^(canvas|field|mark|button|selected|window|menu|scroll|back|app|info|threed)/

/** A browser knows them, so that no table travels. */
let readName: ColourNames = (name) => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return undefined
  // What is no colour changes nothing.
  pen.fillStyle = '#000001'
  pen.fillStyle = name
  const colour = String(pen.fillStyle)
  return /^#\w{6}$/.test(colour) && colour !== '#000001' ? colour : undefined
}

/** For where there is no browser. */
export const readColourNamesBy = (reader: ColourNames): void => {
  readName = reader
}

/** A colour by its CSS name, as `#rrggbb`. */
export function namedColour(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  return /^[a-z]{3,20}$/.test(name) && !OF_THE_SYSTEM.test(name) && name !== 'currentcolor' ? readName(name) : undefined
}
