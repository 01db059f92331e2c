/**
 * JSON text, also on pages that patch `Array.prototype.toJSON` (Prototype.js 1.6), where `JSON.stringify` writes an array
 * as a string (CALL-4). The type leaves out `undefined`, which has no JSON form.
 */
export const toJson = (
  value: NonNullable<unknown> | null,
  replaced?: (name: string, value: unknown) => unknown,
): string => JSON.stringify('toJSON' in [] ? plain(value) : value, replaced)

/** A copy whose arrays inherit nothing. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(plain), null)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]))
}

/** The data of a text in JSON; undefined for a broken one. */
export function fromJson<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
