import { NEWSLETTER } from '../live/newsletter/newsletter.late.ts'
import { NEWSLETTER_ATTRIBUTES } from '../page/configuration/tables/shop-newsletter.ts'
import { Newsletter } from '../react/newsletter/Newsletter.tsx'
import { defineElement, type ElementDefinition } from './define-element.ts'

/**
 * Newsletter sign-up with double opt-in, its confirmation, and the subscriber's preferences.
 *
 * @fires shop-newsletter-submitted - On `window`: `{ site, origin, originAddition }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-timing - On `window`: `{ element, phase, durationMs }`; in the share of page views that `timing` of the JSON block names.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart newsletter - The whole card.
 * @csspart bubble - The discount bubble.
 */
export const shopNewsletter: ElementDefinition<typeof NEWSLETTER_ATTRIBUTES> = {
  tag: 'shop-newsletter',
  attributes: NEWSLETTER_ATTRIBUTES,
  live: NEWSLETTER,
  features: ['newsletter'],
  loadSheet: () => import('./sheets/shop-newsletter.css'),
  component: Newsletter,
}

defineElement(shopNewsletter)
