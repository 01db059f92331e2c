import { useState } from 'react'

/** A value that the caller controls, or else the component's own state; changes are reported either way. */
export function useControllableState<T>(
  controlled: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: T) => {
    setOwn(value)
    onChange?.(value)
  }
  return [controlled ?? own, change]
}
