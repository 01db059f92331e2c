import { Newsletter } from '../react/newsletter/Newsletter.tsx'
import { NEWSLETTER_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

/**
 * Newsletter sign-up with double opt-in.
 *
 * @attr {string} heading - Above the form; `title` is read too.
 * @attr {string} [origin=onsite] - Where the sign-up comes from.
 * @attr {string} [origin-addition=subsite] - Where more precisely.
 * @attr {boolean} [scroll-to-success-message=true] - Scrolls the success message into view.
 * @attr {boolean} [private=true] - Calls `api/private`; `private="false"` calls `api/internal`.
 * @fires shop-newsletter-submitted - On `window`: `{ site, origin, originAddition }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart newsletter - The whole form.
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
