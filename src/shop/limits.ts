/** The numbers of the specification, each once. Times in ms, lengths in characters or px as named. */

/** A set-error and its limit are shown this long (specification 1 §9). */
export const CHANGE_ERROR_MS = 7500
/** A deleted item stays visible this long (specification 1 §9). */
export const DELETED_ITEM_MS = 10_000
/** Above it the badge says '+99' (specification 1 §9). */
export const BADGE_CAP = 99
export const SEARCH_MAX_LENGTH = 200
export const FLYOUT_HOVER_MS = 200
/** Hovering out on the overlay closes a flyout after this (specification 1 §9). */
export const OVERLAY_HOVER_CLOSE_MS = 1000
/** Every call ends after this (specification 2 §9). */
export const REQUEST_TIMEOUT_MS = 15_000
export const EMAIL_MAX_LENGTH = 256
/** Staff sessions are renewed this often (specification 2 §9). */
export const PREVIEW_RENEWAL_MS = 300_000
