import { on } from '../page/browser/on.ts'
import { pageSettings } from '../page/configuration/settings.ts'

/** Keys that use no field, AltGraph among them. */
export const PASSING_KEYS = /Tab|Shift|Control|Alt|Meta|Escape/

/** The field that an event is on, or its label, also in the form of a shadow root within. */
export function fieldOf(event: Event): Element | undefined {
  const [target] = event.composedPath()
  return (target instanceof Element && target.closest('input, select, textarea, label')) || undefined
}

/**
 * Keeps what is typed into a field of an element from listeners of the page around it: they take the tag for what has been typed into, and
 * would make shortcuts of it (EVENT-36). What is slotted is the page's own.
 */
function keepTyped(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event
  // With Alt alone macOS types, as AltGr does elsewhere, which is Ctrl and Alt on Windows: other characters than letters and digits.
  const isShortcut = metaKey || (altKey ? /^\w$/.test(key) : ctrlKey)
  if (isShortcut || PASSING_KEYS.test(key)) return
  if (target === currentTarget && fieldOf(event) && !pageSettings().block.typedKeys) event.stopPropagation()
}

/** For as long as the tag exists. From the start: who clicks into a field types at once, sooner than code could come. */
export const keepTypedKeys = (host: HTMLElement) => on(host, 'keydown keypress keyup', keepTyped)
