/** What each tag understands besides the common attributes (public contract, section 3). */
import type { AttributeTable } from '../page/attributes.ts'
import { ROUTES } from '../shop/links.ts'

export const HEADER_ATTRIBUTES = {
  reduced: { kind: 'boolean', default: false },
  sticky: { kind: 'boolean', default: true },
  'logo-src': { kind: 'text', default: '' },
  'logo-alt': { kind: 'text', default: '' },
  'home-url': { kind: 'text', default: ROUTES.home },
  'back-url': { kind: 'text', default: '' },
} as const satisfies AttributeTable

export const MINICART_ATTRIBUTES = {
  'open-on-page': { kind: 'boolean', default: false },
  'checkout-url': { kind: 'text', default: '' },
  'cart-url': { kind: 'text', default: ROUTES.cart },
  'continue-url': { kind: 'text', default: ROUTES.home },
} as const satisfies AttributeTable

export const FOOTER_ATTRIBUTES = {
  reduced: { kind: 'boolean', default: false },
  newsletter: { kind: 'boolean', default: true },
} as const satisfies AttributeTable

export const NEWSLETTER_ATTRIBUTES = {
  heading: { kind: 'text', default: '' },
  origin: { kind: 'text', default: 'onsite' },
  'origin-addition': { kind: 'text', default: 'subsite' },
  'scroll-to-success-message': { kind: 'boolean', default: true },
  private: { kind: 'boolean', default: true },
} as const satisfies AttributeTable

export const PREVIEW_ATTRIBUTES = {
  size: { kind: 'choice', of: ['S', 'M', 'L'], default: 'M' },
} as const satisfies AttributeTable
