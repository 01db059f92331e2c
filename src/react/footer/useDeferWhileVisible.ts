import { useEffect, useState } from 'react'

/**
 * Delays a changed value until the element is out of view, so that nothing moves that is being read (FOOTER-17). When the
 * owner changes, the value changes at once (FOOTER-19).
 */
export function useDeferWhileVisible<Value>(
  element: { readonly current: Element | null },
  value: Value,
  owner: string,
): Value {
  const [shown, setShown] = useState({ value, owner })
  const isOtherOwner = shown.owner !== owner
  if (isOtherOwner) setShown({ value, owner })
  useEffect(() => {
    const { current } = element
    if (Object.is(shown.value, value) || !current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setShown({ value, owner })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, shown, value, owner])
  return isOtherOwner ? value : shown.value
}
