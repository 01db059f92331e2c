/** Names of colours in campaigns (PROMO-30). */
import { parseColour } from '../../shop/promotion/colour.ts'

/** Turns a name in small letters into a colour as `parseColour` reads it; undefined for what names no colour. */
export type ColourNames = (name: string) => string | undefined

/** A browser knows them, so that no table travels. */
let readName: ColourNames = (name) => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = name
  const colour = String(pen.fillStyle)
  // A text that names no colour leaves it black; `transparent` is written as `rgba()`.
  return colour !== '#000000' || name === 'black' ? parseColour(colour) : undefined
}

/** For where there is no browser. */
export const readColourNamesBy = (reader: ColourNames): void => {
  readName = reader
}

/** A colour by its CSS name. */
export function namedColour(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  return /^[a-z]+$/.test(name) ? readName(name) : undefined
}
