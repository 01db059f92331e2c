import { useState } from 'react'

/** Counts the values so far: as a key it makes a live region say the same words again when they are said anew. */
export function useRenewal(value: unknown): number {
  const [known, setKnown] = useState({ value, count: 0 })
  if (!Object.is(known.value, value)) setKnown({ value, count: known.count + 1 })
  return known.count
}
