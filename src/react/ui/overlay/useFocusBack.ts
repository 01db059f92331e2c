import { type RefObject, useLayoutEffect } from 'react'

/** The focus that is in a part when it goes, whatever has closed it, goes back to what had opened it. */
export function useFocusBack(part: RefObject<HTMLElement | null>, opener?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    // React cleans up before it takes the part away: the focus is still there.
    return () => {
      if (element?.matches(':focus-within')) opener?.current?.focus({ preventScroll: true })
    }
  }, [part, opener])
}
