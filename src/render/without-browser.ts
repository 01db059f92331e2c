/** What a browser does for campaigns, where there is none: it reads markup and knows the names of colours. */
import names from 'color-name'
import { readColourNamesBy } from '../api/promotion/colour-names.ts'
import { readMarkupBy } from '../api/promotion/promotion-text.ts'
import { parseColour } from '../shop/promotion/colour.ts'
import { readMarkup } from './rich-text.ts'

/** As `#rrggbb` (PROMO-30). */
export const readColourName = (name: string): string | undefined =>
  Object.hasOwn(names, name) ? parseColour(`rgb(${names[name]})`) : undefined

/** To be called once, before campaigns are read. */
export function readCampaignsWithoutBrowser(): void {
  readMarkupBy(readMarkup)
  readColourNamesBy(readColourName)
}
