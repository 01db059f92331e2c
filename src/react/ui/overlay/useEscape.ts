import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { onEscape } from '../../../page/browser/escape.ts'

/** Calls back on Escape while it is active (FLYOUT-17). */
export function useEscape(isActive: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => (isActive ? onEscape(() => onClose()) : undefined), [isActive])
}

/** Calls back when the page is left while it is active (FLYOUT-60). Rendered at once: a page in the cache runs nothing more. */
export function useLeave(isActive: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isActive) return
    const onLeave = () => flushSync(() => onClose())
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [isActive])
}
