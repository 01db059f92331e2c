/** Numbers that several modules share, each once. Times are in ms, lengths in characters or px as named. */

/** The time limit of a call, its body included (CALL-5). */
export const REQUEST_TIMEOUT_MS = 15_000
/** How long a bare tag waits for the page's fragment service before it is painted without content (DELIVERY-66). */
export const FRAGMENT_TIMEOUT_MS = 2000
/** Scrolling is handled this long after the last scroll event (HEADER-14). */
export const SCROLL_DEBOUNCE_MS = 50
/** How long a mouse rests on an icon of the header until its flyout opens (FLYOUT-3). */
export const FLYOUT_HOVER_MS = 200
/** How long a mouse, or the focus, is on a control until its code is fetched (LIVE-8). */
export const FETCH_AHEAD_POINTER_MS = 65
export const FETCH_AHEAD_FOCUS_MS = 500
/** Shorter terms request no suggestions (SEARCH-10). */
export const SEARCH_MIN_LENGTH = 2
export const SEARCH_MAX_TERMS = 10
export const SEARCH_MAX_PRODUCTS = 5
/** How often, and how far apart, a failed suggestion request is repeated (SEARCH-12). */
export const SEARCH_RETRIES = 4
export const SEARCH_RETRY_MS = 2000
/** The time between two requests while the shopper types on; the first one is sent at once (SEARCH-15). */
export const SEARCH_THROTTLE_MS = 100
/** How many answers are cached, for letters that are deleted again (SEARCH-16). */
export const SEARCH_CACHE_SIZE = 50
/** Stars of a rating (PART-30). */
export const RATING_MAX = 5
/** How long a ripple shows at least (PART-25). */
export const RIPPLE_MIN_MS = 250
/** How long a mouse rests on an entry of the navigation until it is selected (NAV-17). */
export const NAVIGATION_HOVER_MS = 300
/** How long the mouse has left a flyout, or is on its overlay, until it closes (FLYOUT-14, NAV-21). */
export const OVERLAY_HOVER_CLOSE_MS = 1000
/** How long a copied voucher code or link is confirmed (PROMO-28). */
export const COPIED_MS = 3000
/** The discount for newsletter subscribers, in percent (NEWS-11). */
export const NEWSLETTER_DISCOUNT = 10
/** How often a staff session is renewed (PREVIEW-5). */
export const PREVIEW_RENEWAL_MS = 300_000
