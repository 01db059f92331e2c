/** Keys that use no field, AltGraph among them. */
export const PASSING_KEYS = /Tab|Shift|Control|Alt|Meta|Escape/

/** The field that an event is on, or its label, also in the form of a shadow root within. */
export function fieldOf(event: Event): Element | undefined {
  const [target] = event.composedPath()
  return (target instanceof Element && target.closest('input, select, textarea, label')) || undefined
}
