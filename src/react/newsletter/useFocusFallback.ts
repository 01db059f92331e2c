import { useEffect, useRef } from 'react'

/**
 * A step that replaces another removes the button or field that had the focus. The element with `target` gets the
 * focus then, for keyboards and screen readers; unless the focus was never inside, or is elsewhere on the page.
 */
export function useFocusFallback<E extends HTMLElement>(step: string) {
  const target = useRef<E>(null)
  const hadFocus = useRef(false)
  const previousStep = useRef(step)
  useEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    if (hadFocus.current && document.activeElement === document.body) target.current?.focus()
  }, [step])
  const onFocus = () => {
    hadFocus.current = true
  }
  return { target, onFocus }
}
