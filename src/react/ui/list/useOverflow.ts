import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Overflow, watchOverflow } from '../../../page/browser/overflow.ts'

/** Whether a row that scrolls sideways overflows at its start and end; measured again when its count changes. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count means new children to observe.
  useLayoutEffect(() => {
    if (scroller.current) return watchOverflow(scroller.current, setOverflow)
  }, [scroller, count])
  return overflow
}
