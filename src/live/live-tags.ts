/** By tag: its attributes, and what it does without React. A newsletter form, which few pages have, comes later. */
import type { AttributeTable } from '../page/configuration/attribute.ts'
import { FOOTER_ATTRIBUTES } from '../page/configuration/tables/shop-footer.ts'
import { HEADER_ATTRIBUTES } from '../page/configuration/tables/shop-header.ts'
import { FOOTER_BEHAVIOURS, FOOTER_LIVE_PROPS } from './footer/footer.ts'
import { HEADER_BEHAVIOURS, HEADER_LIVE_PROPS } from './header/header.ts'
import type { Behaviour } from './live-element.ts'

export interface LiveTag {
  behaviours: readonly Behaviour[]
  liveProps: readonly string[]
}

export interface PaintedTag extends LiveTag {
  attributes: AttributeTable
}

/** The tags that have fragments on most pages. */
export const PAINTED_TAGS: Readonly<Record<string, PaintedTag>> = {
  'shop-header': { attributes: HEADER_ATTRIBUTES, behaviours: HEADER_BEHAVIOURS, liveProps: HEADER_LIVE_PROPS },
  'shop-footer': { attributes: FOOTER_ATTRIBUTES, behaviours: FOOTER_BEHAVIOURS, liveProps: FOOTER_LIVE_PROPS },
}

/** The others do nothing but what React renders. */
export const liveTagOf = (tag: string): LiveTag => PAINTED_TAGS[tag] ?? { behaviours: [], liveProps: [] }
