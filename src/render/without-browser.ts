/** A browser's work for campaigns, where there is none: it reads markup and knows the names of colours. */
import names from 'color-name'
import { readColourNamesBy } from '../api/promotion/colour-names.ts'
import { readMarkupBy } from '../api/promotion/promotion-text.ts'
import { parseColour } from '../shop/promotion/colour.ts'
import { readMarkup } from './rich-text.ts'

/** As a browser reads it (PROMO-30). */
export function readColourName(name: string): string | undefined {
  if (name === 'transparent') return parseColour('rgba(0, 0, 0, 0)')
  return Object.hasOwn(names, name) ? parseColour(`rgb(${names[name]})`) : undefined
}

/** To be called once, before campaigns are read. */
export function readCampaignsWithoutBrowser(): void {
  readMarkupBy(readMarkup)
  readColourNamesBy(readColourName)
}
