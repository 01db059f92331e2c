import { useEffect, useState } from 'react'
import { whenUnused } from '../../page/browser/when-unused.ts'

/**
 * Follows a value, but not while someone is at the element, so that nothing moves under a pointer or a focus (FOOTER-17). With
 * `isUrgent`, and when the owner changes (FOOTER-19), the value changes at once.
 */
export function useContentInUse<Value>(
  element: { readonly current: Element | null },
  value: Value,
  { owner, isUrgent }: { owner: string; isUrgent: boolean },
): Value {
  const [shown, setShown] = useState({ value, owner })
  const isAtOnce = shown.owner !== owner || isUrgent
  if (isAtOnce && (shown.owner !== owner || !Object.is(shown.value, value))) setShown({ value, owner })
  useEffect(() => {
    const { current } = element
    if (Object.is(shown.value, value) || !current) return
    return whenUnused(current, () => setShown({ value, owner }))
  }, [element, shown, value, owner])
  return isAtOnce ? value : shown.value
}
