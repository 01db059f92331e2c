/** Global and method that open the settings of Usercentrics, OneTrust and Cookiebot. */
import { isPlainClick } from '../../page/browser/clicks.ts'
import { emit } from '../../page/events/events.ts'
import type { Action } from '../action.ts'

const OPENERS = [
  ['UC_UI', 'showSecondLayer'],
  ['OneTrust', 'ToggleInfoDisplay'],
  ['Cookiebot', 'renew'],
] as const

/** Opens the consent manager's settings; false when the page has none of these managers (FOOTER-43). */
export function openConsentSettings(): boolean {
  const page = window as unknown as Record<string, Record<string, unknown> | undefined>
  for (const [name, method] of OPENERS) {
    const manager = page[name]
    const open = manager?.[method]
    if (typeof open !== 'function') continue
    open.call(manager)
    return true
  }
  return false
}

/** Opens the page's or the consent manager's settings; the link is followed where there are none (FOOTER-43). */
export const openConsent: Action = (_element, event) => {
  if (!isPlainClick(event as MouseEvent)) return
  const isHandledByPage = !emit('shop-consent-settings', undefined, { cancelable: true })
  if (isHandledByPage || openConsentSettings()) event.preventDefault()
}
