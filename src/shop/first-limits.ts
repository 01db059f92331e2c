/** Numbers that every page view needs, apart from `limits.ts`. Times are in ms. */

/** How long a mouse rests on an icon of the header until its flyout opens (FLYOUT-3). */
export const FLYOUT_HOVER_MS = 200
/** Scrolling is handled this long after the last scroll event (HEADER-14). */
export const SCROLL_DEBOUNCE_MS = 50
/** The time limit of a call, its body included (CALL-5). */
export const REQUEST_TIMEOUT_MS = 15_000
