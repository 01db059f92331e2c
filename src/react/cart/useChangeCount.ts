import { useState } from 'react'

/** Counts how often the value has changed. As a key it remounts a live region, so that the same text is announced again (MINICART-13). */
export function useChangeCount(value: unknown): number {
  const [previous, setPrevious] = useState({ value, count: 0 })
  if (!Object.is(previous.value, value)) setPrevious({ value, count: previous.count + 1 })
  return previous.count
}
