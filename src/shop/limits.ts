/** Numbers that several modules share, each once. Times are in ms, lengths in characters or px as named. */

/** The time limit of a call, its body included (CALL-5). */
export const REQUEST_TIMEOUT_MS = 15_000
/** How long a bare tag waits for the page's fragment service before it is painted without content (DELIVERY-66). */
export const FRAGMENT_TIMEOUT_MS = 2000
/** A fragment with content is not longer; what is, is none (DELIVERY-66). */
export const MAX_FRAGMENT_BYTES = 2_000_000
/** Scrolling is handled this long after the last scroll event (HEADER-14). */
export const SCROLL_DEBOUNCE_MS = 50
/** How long a mouse rests on an icon of the header until its flyout opens (FLYOUT-3). */
export const FLYOUT_HOVER_MS = 200
/** How long a mouse, or the focus, is on a control until its code is fetched (LIVE-8). */
export const FETCH_AHEAD_POINTER_MS = 65
export const FETCH_AHEAD_FOCUS_MS = 500
/** How long a mouse rests on an entry of the navigation until it is selected (NAV-17). */
export const NAVIGATION_HOVER_MS = 300
/** How long a copied voucher code or link is confirmed (PROMO-28). */
export const COPIED_MS = 3000
