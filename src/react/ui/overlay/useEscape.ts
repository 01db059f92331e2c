import { useEffect, useEffectEvent } from 'react'
import { onEscape } from '../../../page/browser/escape.ts'

/** Calls back on Escape while it is active (FLYOUT-17). */
export function useEscape(isActive: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => (isActive ? onEscape(() => onClose()) : undefined), [isActive])
}
