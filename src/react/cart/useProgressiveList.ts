import { startTransition, useLayoutEffect, useState } from 'react'

/** More rows than any screen shows. */
const INITIAL_COUNT = 30
/** Keeps what is added at once short. */
const STEP = 200

/**
 * Returns the first entries at once and adds the others in steps. Each step is a transition, which typing and scrolling
 * interrupt, so that a huge list never blocks the page (MINICART-44).
 */
export function useProgressiveList<T>(entries: readonly T[]): readonly T[] {
  const [count, setCount] = useState(INITIAL_COUNT)
  const isPartial = count < entries.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered step begins the next one.
  useLayoutEffect(() => {
    if (isPartial) startTransition(() => setCount((shown) => shown + STEP))
  }, [isPartial, count])
  return isPartial ? entries.slice(0, count) : entries
}
