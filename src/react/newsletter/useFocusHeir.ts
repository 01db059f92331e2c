import { useEffect, useRef } from 'react'

/**
 * When one step takes the place of another, the button or field that had the focus is gone: what comes next inherits it,
 * for those who read by ear or by key. Who never was here, or is elsewhere, is left alone.
 */
export function useFocusHeir<E extends HTMLElement>(step: string) {
  const heir = useRef<E>(null)
  const wasUsed = useRef(false)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (wasUsed.current && document.activeElement === document.body) heir.current?.focus()
  }, [step])
  const onFocus = () => {
    wasUsed.current = true
  }
  return { heir, onFocus }
}
