import { startTransition, useEffect, useState } from 'react'

/** More than any screen shows. */
const FIRST = 30
/** No more in one task. */
const MOST = 200

/**
 * The first entries at once, the others in growing steps, each in tasks of its own that typing and scrolling interrupt: a
 * huge list never blocks the page.
 */
export function useGradual<T>(entries: readonly T[]): readonly T[] {
  const [count, setCount] = useState(FIRST)
  const isPartial = count < entries.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that is shown brings the next.
  useEffect(() => {
    if (isPartial) startTransition(() => setCount((shown) => shown + Math.min(shown, MOST)))
  }, [isPartial, count])
  return isPartial ? entries.slice(0, count) : entries
}
