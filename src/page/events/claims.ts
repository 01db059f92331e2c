/**
 * Several sites, two copies of the elements and the loader may hear one event of the page: who claims it first does what
 * it asks, the others leave it alone. Kept on the page, so that all of them see the same.
 */
const CLAIMED = Symbol.for('shop-elements.claimed')

function claimed(): WeakSet<Event> {
  const page = globalThis as { [CLAIMED]?: WeakSet<Event> }
  page[CLAIMED] ??= new WeakSet()
  return page[CLAIMED]
}

export const isClaimed = (event: Event): boolean => claimed().has(event)

/** Whether the event is the caller's now; false when someone else was first. */
export function claim(event: Event): boolean {
  if (isClaimed(event)) return false
  claimed().add(event)
  return true
}
