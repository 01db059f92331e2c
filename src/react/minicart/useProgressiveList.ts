import { startTransition, useEffect, useState } from 'react'

/** More rows than any screen shows. */
const INITIAL_COUNT = 30
/** Keeps each rendering task short. */
const MAX_STEP = 200

/**
 * Returns the first entries at once and adds the others in growing steps. Each step is a transition, which typing and
 * scrolling interrupt, so that a huge list never blocks the page (MINICART-44).
 */
export function useProgressiveList<T>(entries: readonly T[]): readonly T[] {
  const [count, setCount] = useState(INITIAL_COUNT)
  const isPartial = count < entries.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered step schedules the next one.
  useEffect(() => {
    if (isPartial) startTransition(() => setCount((shown) => shown + Math.min(shown, MAX_STEP)))
  }, [isPartial, count])
  return isPartial ? entries.slice(0, count) : entries
}
