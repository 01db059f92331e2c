/** What each tag understands besides the common attributes (public contract, section 3). */
import type { AttributeTable } from '../page/configuration/attributes.ts'
import { ROUTES } from '../shop/links.ts'

export const HEADER_ATTRIBUTES = {
  reduced: { kind: 'boolean', default: false },
  sticky: { kind: 'boolean', default: true },
  'logo-src': { kind: 'text', default: '' },
  'logo-alt': { kind: 'text', default: '' },
  'home-url': { kind: 'text', default: ROUTES.home },
  'back-url': { kind: 'text', default: '' },
  'client-id': { kind: 'text', default: '' },
  'navigation-route': { kind: 'text', default: '' },
  'top-banner': { kind: 'text', default: '' },
  'category-banner': { kind: 'text', default: '' },
  'pi-teaser': { kind: 'text', default: '' },
  benefits: { kind: 'text', default: '~header_top' },
  'all-of-tags': { kind: 'text', default: '' },
  'any-of-tags': { kind: 'text', default: '' },
  'none-of-tags': { kind: 'text', default: '' },
  consent: { kind: 'boolean', default: false },
  'consent-domain-id': { kind: 'text', default: '' },
  'app-banner': { kind: 'boolean', default: true },
} as const satisfies AttributeTable

export const MINICART_ATTRIBUTES = {
  'open-on-page': { kind: 'boolean', default: false },
  'checkout-url': { kind: 'text', default: '' },
  'cart-url': { kind: 'text', default: ROUTES.cart },
  'continue-url': { kind: 'text', default: ROUTES.home },
} as const satisfies AttributeTable

export const FOOTER_ATTRIBUTES = {
  reduced: { kind: 'boolean', default: false },
  'content-id': { kind: 'text', default: 'SHOP_FOOTER' },
  newsletter: { kind: 'boolean', default: true },
} as const satisfies AttributeTable

export const NEWSLETTER_ATTRIBUTES = {
  mode: { kind: 'choice', of: ['sign-up', 'confirm', 'manage'], default: 'sign-up' },
  heading: { kind: 'text', default: '' },
  origin: { kind: 'text', default: 'onsite' },
  'origin-addition': { kind: 'text', default: 'subsite' },
  'scroll-to-success-message': { kind: 'boolean', default: true },
  images: { kind: 'json', default: null },
  'alt-text': { kind: 'text', default: '' },
  discount: { kind: 'text', default: '' },
  'welcome-voucher': { kind: 'text', default: '' },
  'show-doi-error-message': { kind: 'boolean', default: false },
  'show-voucher-hint-footnote': { kind: 'boolean', default: true },
  private: { kind: 'boolean', default: true },
  'single-page-app': { kind: 'boolean', default: false },
  'subscriber-token': { kind: 'text', default: '' },
} as const satisfies AttributeTable

export const PREVIEW_ATTRIBUTES = {
  size: { kind: 'choice', of: ['S', 'M', 'L'], default: 'M' },
} as const satisfies AttributeTable
