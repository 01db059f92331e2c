import { useEffect, useState } from 'react'

/**
 * Takes over a value only while the element is out of sight: what arrives late must not move what is being read.
 */
export function useCalmly<Value>(element: { readonly current: Element | null }, value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const { current } = element
    if (Object.is(shown, value) || !current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setShown(() => value)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, shown, value])
  return shown
}
