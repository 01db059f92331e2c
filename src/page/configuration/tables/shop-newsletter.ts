import { type AttributeTable, OFF, ON, type PropsOf, TEXT } from '../attribute.ts'
import { JSON_ATTRIBUTE } from '../json-attribute.ts'
import type { CommonProps } from './common.ts'

/** The attributes of `shop-newsletter`. */
export const NEWSLETTER_ATTRIBUTES = {
  /** The view: sign up, confirm a sign-up by the mail's link, or manage a subscription. */
  mode: { kind: 'choice', of: ['sign-up', 'confirm', 'manage'], default: 'sign-up' },
  /** The form's heading, instead of the built-in one; `title` is read too. */
  heading: { kind: 'text', default: '', alias: 'title' },
  /** Sent with the sign-up as its origin. */
  origin: { kind: 'text', default: 'onsite' },
  /** Sent with the sign-up as the addition to its origin. */
  'origin-addition': { kind: 'text', default: 'subsite' },
  /** Scrolls messages into view after a submission. */
  'scroll-to-success-message': ON,
  /** Other pictures: `{ "desktop": "/400x300.jpg", "tablet": "/273x273.jpg" }`, both or one of them; `false` for a slim form without one. */
  images: JSON_ATTRIBUTE,
  /** Alternative text of the picture; by default the picture is decoration. */
  'alt-text': TEXT,
  /** The discount in the bubble, instead of the site's own; `false` hides it. */
  discount: TEXT,
  /** The words below the discount in the bubble; `false` hides them. Without both there is no bubble. */
  'welcome-voucher': TEXT,
  /** Shows at start that the confirmation link is no longer valid. */
  'show-doi-error-message': OFF,
  /** Shows the footnote about the voucher's conditions. */
  'show-voucher-hint-footnote': ON,
  /** Calls `api/private` of the newsletter service; `private="false"` calls `api/internal`. */
  private: ON,
  /** Passed on to the create call, as its query parameter `singlePageApp=true`. */
  'single-page-app': OFF,
  /** `confirm` sends at once, also where nobody may have opened the page: without it there is a button then. */
  'auto-confirm': OFF,
  /** The subscriber's token for `confirm` and `manage`; by default the address's parameter `token`. */
  'subscriber-token': TEXT,
} as const satisfies AttributeTable

export type NewsletterProps = PropsOf<typeof NEWSLETTER_ATTRIBUTES> & CommonProps
