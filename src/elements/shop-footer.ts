import { createElement } from 'react'
import { FOOTER } from '../live/footer/footer.ts'
import { FOOTER_ATTRIBUTES, type FooterProps } from '../page/configuration/tables/shop-footer.ts'
import { Footer } from '../react/footer/Footer.tsx'
import { awaitFooterContent } from '../state/footer/await-content.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

/** How long a bare tag waits for its content before the first paint (FOOTER-18). */
const CONTENT_WAIT_MS = 300

const loadNewsletter = () => import('./shop-newsletter.ts')

/**
 * The footer of a shop page: newsletter box, service groups, categories, social media, legal links, country switcher.
 *
 * @fires shop-consent-settings - On `window`, cancelable: the visitor asked for the consent settings.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-timing - On `window`: `{ element, phase, durationMs }`; in the share of page views that `timing` of the JSON block names.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart footer - The whole footer.
 * @csspart newsletter - The newsletter box.
 * @csspart bubble - The discount bubble in the newsletter box.
 * @csspart groups - The service groups.
 * @csspart legal - The bottom bar.
 * @csspart countries - The country switcher.
 */
export const shopFooter: ElementDefinition<typeof FOOTER_ATTRIBUTES> = {
  tag: 'shop-footer',
  attributes: FOOTER_ATTRIBUTES,
  live: FOOTER,
  features: ['footer'],
  loadSheet: () => import('./sheets/shop-footer.css'),
  prepare: (store, { contentId }) => awaitFooterContent(store, contentId, CONTENT_WAIT_MS),
  component: (props: FooterProps) => createElement(Footer, { ...props, loadNewsletter }),
}

defineElement(shopFooter)
