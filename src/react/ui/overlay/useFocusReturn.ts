import { type RefObject, useLayoutEffect } from 'react'

/** On unmount, moves focus that is inside `part` back to what opened it (FLYOUT-16). */
export function useFocusReturn(part: RefObject<HTMLElement | null>, opener?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    // React runs cleanups before it removes the element, so the focus is still inside.
    return () => {
      if (element?.matches(':focus-within')) opener?.current?.focus({ preventScroll: true })
    }
  }, [part, opener])
}
