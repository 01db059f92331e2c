/** By tag: its attributes, and what it does without React. */
import type { AttributeTable } from '../page/configuration/attribute.ts'
import { FOOTER_ATTRIBUTES } from '../page/configuration/tables/shop-footer.ts'
import { HEADER_ATTRIBUTES } from '../page/configuration/tables/shop-header.ts'
import { NEWSLETTER_ATTRIBUTES } from '../page/configuration/tables/shop-newsletter.ts'
import { FOOTER_BEHAVIOURS, FOOTER_LIVE_PROPS } from './footer/footer.ts'
import { HEADER_BEHAVIOURS, HEADER_LIVE_PROPS } from './header/header.ts'
import type { Behaviour } from './live-element.ts'
import { NEWSLETTER_BEHAVIOURS, NEWSLETTER_LIVE_PROPS } from './newsletter.ts'

export interface LiveTag {
  behaviours: readonly Behaviour[]
  liveProps: readonly string[]
}

/** The tags that have fragments. */
export const PAINTED_TAGS: Readonly<Record<string, LiveTag & { attributes: AttributeTable }>> = {
  'shop-header': { attributes: HEADER_ATTRIBUTES, behaviours: HEADER_BEHAVIOURS, liveProps: HEADER_LIVE_PROPS },
  'shop-footer': { attributes: FOOTER_ATTRIBUTES, behaviours: FOOTER_BEHAVIOURS, liveProps: FOOTER_LIVE_PROPS },
  'shop-newsletter': {
    attributes: NEWSLETTER_ATTRIBUTES,
    behaviours: NEWSLETTER_BEHAVIOURS,
    liveProps: NEWSLETTER_LIVE_PROPS,
  },
}

/** The others need React for all they show. */
export const liveTagOf = (tag: string): LiveTag => PAINTED_TAGS[tag] ?? { behaviours: [], liveProps: [] }
