import { useEffect, useState } from 'react'

/**
 * Takes over a value only while the element is out of sight: what arrives late must not move what is being read. Of
 * another owner nothing is kept.
 */
export function useCalmly<Value>(element: { readonly current: Element | null }, value: Value, owner: string): Value {
  const [shown, setShown] = useState({ value, owner })
  const isForeign = shown.owner !== owner
  if (isForeign) setShown({ value, owner })
  useEffect(() => {
    const { current } = element
    if (Object.is(shown.value, value) || !current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setShown({ value, owner })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, shown, value, owner])
  return isForeign ? value : shown.value
}
