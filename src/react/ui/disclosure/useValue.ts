import { useState } from 'react'

/** A value that is given, or kept here; its change is told either way. */
export function useValue<T>(given: T | undefined, initial: T, onChange?: (value: T) => void): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: T) => {
    setOwn(value)
    onChange?.(value)
  }
  return [given ?? own, change]
}
