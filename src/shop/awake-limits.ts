/** Numbers that awake elements and late code go by, apart from those of the live layer (`limits.ts`), which every page view pays for. */

/** Shorter terms request no suggestions (SEARCH-10). */
export const SEARCH_MIN_LENGTH = 2
export const SEARCH_MAX_TERMS = 10
export const SEARCH_MAX_PRODUCTS = 5
/** How many of the visitor's last searches are kept and shown (SEARCH-44). */
export const SEARCH_MAX_LAST = 5
/** How often, and how far apart, a failed suggestion request is repeated (SEARCH-12). */
export const SEARCH_RETRIES = 4
export const SEARCH_RETRY_MS = 2000
/** The time between two requests while the shopper types on; the first one is sent at once (SEARCH-15). */
export const SEARCH_THROTTLE_MS = 100
/** How many answers are cached, for letters that are deleted again (SEARCH-16). */
export const SEARCH_CACHE_SIZE = 50
/** How long the mouse has left a flyout, or is on its overlay, until it closes (FLYOUT-14, NAV-21). */
export const OVERLAY_HOVER_CLOSE_MS = 1000
/** How long the panel shows what was added to the cart (HEADER-48). */
export const ADDED_PANEL_MS = 5000
/** Stars of a rating (PART-30). */
export const RATING_MAX = 5
/** How long a ripple shows at least (PART-25). */
export const RIPPLE_MIN_MS = 250
/** The discount for newsletter subscribers, in percent (NEWS-11). */
export const NEWSLETTER_DISCOUNT = 10
/** How often a staff session is renewed (PREVIEW-5). */
export const PREVIEW_RENEWAL_MS = 300_000
