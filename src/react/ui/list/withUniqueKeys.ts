/** Pairs each entry with a unique React key, also when an answer holds the same entry twice (MINICART-23). */
export function withUniqueKeys<T>(entries: readonly T[], keyOf: (entry: T) => string): [key: string, entry: T][] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const key = keyOf(entry)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return [count === 0 ? key : `${key}~${count}`, entry]
  })
}
