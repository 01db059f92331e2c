/** The numbers of the specification, each once. Times in ms, lengths in characters or px as named. */

/** A set-error and its limit are shown this long (specification 1 §9). */
export const CHANGE_ERROR_MS = 7500
/** A deleted item stays visible this long (specification 1 §9). */
export const DELETED_ITEM_MS = 10_000
/** Above it the badge says '+99' (specification 1 §9). */
export const BADGE_CAP = 99
export const SEARCH_MAX_LENGTH = 200
/** Suggestions are asked for from this many characters on (specification 1 §5). */
export const SEARCH_MIN_LENGTH = 2
export const SEARCH_MAX_TERMS = 10
export const SEARCH_MAX_PRODUCTS = 5
/** A failed suggestion request is repeated this often, this far apart (specification 1 §7). */
export const SEARCH_RETRIES = 4
export const SEARCH_RETRY_MS = 2000
/** A held key asks no more often than this; a single keystroke never waits. */
export const SEARCH_PAUSE_MS = 100
/** So many answers are kept, for letters that are deleted again. */
export const SEARCH_KEPT_ANSWERS = 50
export const FLYOUT_HOVER_MS = 200
/** Stars of a rating (specification 1 §9). */
export const RATING_MAX = 5
/** A ripple is seen this long at least (specification 1 §9). */
export const RIPPLE_MIN_MS = 250
/** A resting mouse selects an entry of the navigation after this (specification 1 §9). */
export const NAVIGATION_HOVER_MS = 300
/** A mouse that has left the navigation, but not to the page below, closes it after this. */
export const NAVIGATION_LEAVE_MS = 500
/** Hovering out on the overlay closes a flyout after this (specification 1 §9). */
export const OVERLAY_HOVER_CLOSE_MS = 1000
/** That a voucher's code was copied shows this long (specification 1 §9). */
export const COPIED_MS = 3000
/** Scrolling is answered once it has rested this long (specification 1 §1). */
export const SCROLL_DEBOUNCE_MS = 50
/** Every call ends after this (specification 2 §9). */
export const REQUEST_TIMEOUT_MS = 15_000
export const EMAIL_MAX_LENGTH = 256
export const NAME_MAX_LENGTH = 40
/** In percent, for those who order the newsletter (specification 2 §9). */
export const NEWSLETTER_DISCOUNT = 10
/** Staff sessions are renewed this often (specification 2 §9). */
export const PREVIEW_RENEWAL_MS = 300_000
