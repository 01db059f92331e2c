/** Whether two values of JSON are equal, with keys in any order. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isEqualJson((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
