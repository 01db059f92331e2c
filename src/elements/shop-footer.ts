import { createElement } from 'react'
import { Footer, type FooterProps } from '../react/footer/Footer.tsx'
import { FOOTER_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

const loadNewsletter = () => import('./shop-newsletter.ts')

/**
 * The country's foot of the shop: newsletter box, service groups, categories, social media, legal links, other countries.
 *
 * @attr {boolean} reduced - For the checkout: without newsletter box, categories, social and app icons.
 * @attr {string} [content-id=SHOP_FOOTER] - Which content of the content service is shown instead of the built-in one; an empty one asks for none.
 * @attr {boolean} [newsletter=true] - `newsletter="false"` leaves the newsletter box out.
 * @fires shop-consent-settings - On `window`, cancelable: the visitor asked for the consent settings.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart footer - The whole footer.
 * @csspart newsletter - The newsletter box.
 * @csspart groups - The service groups.
 * @csspart legal - The bottom bar.
 * @csspart countries - The country switcher.
 * @cssprop [--shop-page-width=1280px] - How wide the content gets.
 */
export const shopFooter: ElementDefinition<typeof FOOTER_ATTRIBUTES> = {
  tag: 'shop-footer',
  attributes: FOOTER_ATTRIBUTES,
  features: ['footer'],
  loadSheet: () => import('./sheets/shop-footer.css'),
  component: (props: FooterProps) => createElement(Footer, { ...props, loadNewsletter }),
}

defineElement(shopFooter)
