/**
 * Cart changes that wait for code: by event, the token of the person who was there when it came (CART-46). Kept on the page,
 * where loader and elements share them: what is still held when the page is left is sent then (CART-22).
 */
const HELD = Symbol.for('shop-elements.held')

export function heldChanges(): Map<Event, string> {
  const page = globalThis as { [HELD]?: Map<Event, string> }
  page[HELD] ??= new Map()
  return page[HELD]
}

type Again = Event & { person?: string }

/** The same event once more, for the same person. */
export const again = (event: Event, person: string | undefined): Event =>
  Object.assign(new CustomEvent(event.type, { detail: (event as CustomEvent).detail }), { person })

/** Holds a change for the person who is there, or was when the event came first. */
export const hold = (event: Event, person: string): void =>
  void heldChanges().set(event, (event as Again).person ?? person)
