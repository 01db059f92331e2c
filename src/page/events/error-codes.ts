import type { CartChangeError } from '../../shop/cart/cart.ts'

/**
 * The codes of `shop-element-error`: a closed list. docs/errors.md gives each code's meaning, cause and remedy; failed cart
 * calls are reported with the codes of the cart.
 */
export type ElementErrorCode =
  /** The A/B tests for the chosen date could not be loaded. */
  | 'AB_TESTS_UNAVAILABLE'
  /** The data of a logged-in customer could not be loaded. */
  | 'BASE_DATA_UNAVAILABLE'
  /** Something waits, since a modal dialog of the page lies over it. */
  | 'BEHIND_DIALOG'
  /** A link brings no list of articles for the cart. */
  | 'CART_LINK_INVALID'
  /** Code, texts or the style sheet could not be loaded. */
  | 'CODE_UNAVAILABLE'
  /** The script of the consent manager could not be loaded. */
  | 'CONSENT_UNAVAILABLE'
  /** A part of an answer is wrong, for example an entry of a list, and is not shown. */
  | 'ENTRY_DROPPED'
  /** The footer's content could not be loaded or read. */
  | 'FOOTER_CONTENT_UNAVAILABLE'
  /** A tool has changed the fragment on its way. */
  | 'FRAGMENT_CHANGED'
  /** The fragment differs from what the element renders, so the element was rendered again. */
  | 'HYDRATION_MISMATCH'
  /** A page sent a cart change that is not one of the five changes. */
  | 'INVALID_CHANGE'
  /** The navigation tree could not be loaded. */
  | 'NAVIGATION_UNAVAILABLE'
  /** A newsletter subscription could not be confirmed. */
  | 'NEWSLETTER_NOT_CONFIRMED'
  /** It is not known whether the visitor has the newsletter. */
  | 'NEWSLETTER_STATUS_UNAVAILABLE'
  /** It is not known who the visitor is. */
  | 'PERSONAL_DATA_UNAVAILABLE'
  /** A date or time of a preview cannot be read. */
  | 'PREVIEW_DATE'
  /** The staff log-out failed at the service. */
  | 'PREVIEW_LOGOUT'
  /** Preview settings, from the form or from a shared link, were not applied. */
  | 'PREVIEW_NOT_APPLIED'
  /** The staff session could not be renewed. */
  | 'PREVIEW_RENEWAL_FAILED'
  /** The staff session is over. */
  | 'PREVIEW_SESSION_OVER'
  /** The staff session could not be checked. */
  | 'PREVIEW_UNAVAILABLE'
  /** A campaign was loaded but cannot be shown. */
  | 'PROMOTION_INVALID'
  /** A campaign could not be loaded. */
  | 'PROMOTION_UNAVAILABLE'
  /** The element's code failed. */
  | 'RENDER_FAILED'
  /** The newsletter preferences were not saved. */
  | 'SUBSCRIBER_NOT_SAVED'
  /** The newsletter preferences could not be loaded. */
  | 'SUBSCRIBER_UNAVAILABLE'
  /** No search suggestions, after 4 more attempts. */
  | 'SUGGESTIONS_UNAVAILABLE'
  /** The theme worlds could not be loaded. */
  | 'THEME_WORLDS_UNAVAILABLE'
  /** The browser did not take a tool for assistants. */
  | 'TOOL_REFUSED'
  /** The footer's content names an icon that does not exist, or the icon's code could not be loaded. */
  | 'UNKNOWN_ICON'
  /** The footer's content names a logo that does not exist. */
  | 'UNKNOWN_LOGO'
  | CartChangeError
