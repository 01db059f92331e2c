import { Newsletter } from '../react/newsletter/Newsletter.tsx'
import { NEWSLETTER_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

/**
 * Newsletter sign-up with double opt-in, its confirmation, and the subscriber's preferences.
 *
 * @attr {string} [mode=sign-up] - `sign-up`; `confirm` confirms the double opt-in by a mail's token; `manage` edits interests and personal data by it, and ends the subscription.
 * @attr {string} subscriber-token - The token for `confirm` and `manage`; by default the address's parameter `token`.
 * @attr {string} heading - Above the form; `title` is read too.
 * @attr {string} [origin=onsite] - Where the sign-up comes from.
 * @attr {string} [origin-addition=subsite] - Where more precisely.
 * @attr {boolean} [scroll-to-success-message=true] - Scrolls the success message into view.
 * @attr {json} images - Other pictures: `{ "desktop": "/400x300.jpg", "tablet": "/273x273.jpg" }`, both or one of them.
 * @attr {string} alt-text - What the picture shows; by default it is decoration.
 * @attr {string} discount - The bubble's discount instead of the site's own; `false` hides it.
 * @attr {string} welcome-voucher - The bubble's words below it; `false` hides them, and without both there is no bubble.
 * @attr {boolean} show-doi-error-message - Says at first that the confirmation link is no longer valid.
 * @attr {boolean} [show-voucher-hint-footnote=true] - Shows the voucher's conditions in short.
 * @attr {boolean} [private=true] - Calls `api/private`; `private="false"` calls `api/internal`.
 * @attr {boolean} single-page-app - Passed on to the create call, as its query parameter `singlePageApp=true`.
 * @fires shop-newsletter-submitted - On `window`: `{ site, origin, originAddition }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart newsletter - The whole card.
 * @csspart bubble - The discount bubble.
 */
export const shopNewsletter: ElementDefinition<typeof NEWSLETTER_ATTRIBUTES> = {
  tag: 'shop-newsletter',
  attributes: NEWSLETTER_ATTRIBUTES,
  aliases: { heading: 'title' },
  features: ['newsletter'],
  loadSheet: () => import('./sheets/shop-newsletter.css'),
  component: Newsletter,
}

defineElement(shopNewsletter)
