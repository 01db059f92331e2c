import { pageSettings } from './settings.ts'

/**
 * Whether the page has switched tracking off, the browser asks for it, or the visitor has refused it (CONFIG-29, EVENT-42): what is stored
 * is removed then. `waiting`: nobody has decided yet, and nothing is stored.
 */
export function trackingOff(): boolean | 'waiting' {
  const { block, isTrackingAgreed } = pageSettings()
  const { tracking } = block
  if (tracking === false || navigator.globalPrivacyControl) return true
  const isWaiting = typeof tracking === 'string' || Boolean(Object(tracking).wait)
  return isWaiting && !isTrackingAgreed && (isTrackingAgreed === false || 'waiting')
}
