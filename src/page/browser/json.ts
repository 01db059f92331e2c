/**
 * JSON text, also on pages that patch `Array.prototype.toJSON` (Prototype.js 1.6), where `JSON.stringify` writes an array
 * as a string (CALL-4). There objects and arrays are walked here; only primitive values are left to the platform.
 *
 * @throws {TypeError} on a top-level value without a JSON form (undefined, a function).
 */
export function toJson(value: unknown): string {
  const text = 'toJSON' in [] ? write(value) : JSON.stringify(value)
  if (text === undefined) throw new TypeError('This value has no JSON form.')
  return text
}

function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    const items: string[] = []
    for (const item of value) items.push(write(item) ?? 'null')
    return `[${items.join(',')}]`
  }
  const members: string[] = []
  for (const key of Object.keys(value)) {
    const text = write((value as Record<string, unknown>)[key])
    if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`)
  }
  return `{${members.join(',')}}`
}
