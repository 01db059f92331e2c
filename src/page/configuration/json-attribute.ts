import type { JsonAttribute } from './attribute.ts'

/** More than a page has; a fragment service gets them from anybody. */
const MAX_OBJECTS = 100
/** By its text, what a JSON attribute holds: one that is set to the value it has causes no render (CONFIG-5). */
const objects = new Map<string, unknown>()

/** An attribute that holds JSON; a script may give the object itself. Only tables of tags that have one know how to read it. */
export const JSON_ATTRIBUTE = {
  kind: 'json',
  default: null,
  parse(raw: unknown) {
    if (typeof raw !== 'string') return { value: raw }
    try {
      if (!objects.has(raw)) {
        if (objects.size >= MAX_OBJECTS) objects.clear()
        objects.set(raw, JSON.parse(raw))
      }
      return { value: objects.get(raw) }
    } catch {
      return undefined
    }
  },
} as const satisfies JsonAttribute
