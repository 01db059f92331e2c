import { type AttributeTable, OFF, ON, type PropsOf } from '../attribute.ts'
import type { CommonProps } from './common.ts'

/** The attributes of `shop-footer`. */
export const FOOTER_ATTRIBUTES = {
  /** Hides the newsletter box, the groups that a checkout does not need, categories, social and app links. */
  reduced: OFF,
  /** Id of the content service's footer content; an empty one keeps the built-in content. */
  'content-id': { kind: 'text', default: 'SHOP_FOOTER' },
  /** Shows the newsletter box; `newsletter="false"` hides it and loads none of its code. */
  newsletter: ON,
  /**
   * Shows the entry of the notice on the legal guarantee, on sites that have it; `guarantee-notice="false"` is for shops that show it
   * elsewhere on each page.
   */
  'guarantee-notice': ON,
} as const satisfies AttributeTable

export type FooterProps = PropsOf<typeof FOOTER_ATTRIBUTES> & CommonProps
