import { sharedOnPage } from '../browser/own-symbol.ts'

/**
 * One event of the page may reach several sites, two copies of the elements and the loader: the first to claim it handles
 * it, the others ignore it (EVENT-2). The claims are kept on the page, where every copy of any version sees them.
 */
const claimed = () => sharedOnPage('claimed', () => new WeakSet<Event>())

export const isClaimed = (event: Event): boolean => claimed().has(event)

/** Whether the caller may handle the event; false when another one has claimed it. */
export const claim = (event: Event): boolean => !isClaimed(event) && !!claimed().add(event)
