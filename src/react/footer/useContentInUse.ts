import { useEffect, useState } from 'react'

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
    const listeners = new AbortController()
    const update = () => {
      if (!current.matches(':is(:hover, :focus-within)')) setShown({ value, owner })
    }
    // `:focus-within` still matches during the event.
    const onLeave = () => setTimeout(update)
    for (const type of ['pointerleave', 'focusout'])
      current.addEventListener(type, onLeave, { signal: listeners.signal })
    update()
    return () => listeners.abort()
  }, [element, shown, value, owner])
  return isAtOnce ? value : shown.value
}
