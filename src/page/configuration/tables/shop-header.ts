import { type AttributeTable, OFF, ON, type PropsOf, TEXT } from '../attribute.ts'
import type { CommonProps } from './common.ts'

/** The attributes of `shop-header`. */
export const HEADER_ATTRIBUTES = {
  /** Hides search, icons, navigation and banners and shows the secure-order hint. */
  reduced: OFF,
  /** Sticks to the top of the window: hides on scroll down, shows on scroll up, and stays on pages of type `basket` and `product-detail`. With `sticky="false"` the header scrolls away with the page. */
  sticky: ON,
  /** Address of a logo picture, shown 36 px high; without it the product's name is drawn. */
  'logo-src': TEXT,
  /** Alternative text of the logo. */
  'logo-alt': TEXT,
  /** Target of the logo. */
  'home-url': { kind: 'text', isUrl: true, default: '/' },
  /** Target of the back button. Without it the button shows on small platforms only, and goes back on this site, or home. */
  'back-url': { kind: 'text', isUrl: true, default: '' },
  /** The navigation service's name for the site; by default the site's code. */
  'client-id': TEXT,
  /** Route of the navigation tree, instead of the service's own. */
  'navigation-route': TEXT,
  /** Id of the operator's message, above everything: a note or a disturbance, until the visitor closes it. */
  message: TEXT,
  /** Id of the promotion above everything else. */
  'top-banner': TEXT,
  /** Id of the promotion with picture and voucher, below the header. */
  'category-banner': TEXT,
  /** Id of the phase-integration teaser. */
  'pi-teaser': TEXT,
  /** Id of the benefits strip's promotion; an empty one shows no strip. */
  benefits: { kind: 'text', default: '~header_top' },
  /** Promotions must carry all of these tags, separated by commas. */
  'all-of-tags': TEXT,
  /** Promotions must carry at least one of these tags. */
  'any-of-tags': TEXT,
  /** Promotions must carry none of these tags. */
  'none-of-tags': TEXT,
  /** Loads the consent manager's script, `consent.scriptUrl` of the JSON block. */
  consent: OFF,
  /** The consent manager's domain id, instead of the JSON block's `consent.domainIds` by site and stage. */
  'consent-domain-id': TEXT,
  /** Shows for five seconds, below the cart's icon, what a change of the page has added to the cart. */
  'added-panel': OFF,
  /** Shows a stepper in each row of the cart's flyout, which changes the number of pieces. */
  quantity: OFF,
  /** Offers search, cart and ways to assistants of the browser, where it knows tools (WebMCP): `on`, or `ask`, which asks the shopper before each change. */
  'agent-tools': { kind: 'choice', of: ['off', 'on', 'ask'], default: 'off' },
  /** Name of a parameter of the page's address that brings articles for the cart, such as `add` for `?add=4711:2,4712:1`. The shopper is asked first. */
  'cart-link': TEXT,
  /** Has the browser fetch the next page in advance, by links of menu, search and cart: `prefetch` its HTML, `prerender` the whole page, which runs hidden. */
  'next-page': { kind: 'choice', of: ['off', 'prefetch', 'prerender'], default: 'off' },
  /** Offers the app on devices that can have it; `app-banner="false"` never does. */
  'app-banner': ON,
} as const satisfies AttributeTable

export type HeaderProps = PropsOf<typeof HEADER_ATTRIBUTES> & CommonProps
