/** The legal links that open something: the consent settings, and the notice on the legal guarantee. */
import { emit } from '../../page/events/events.ts'
import type { Acting } from '../action.ts'

/** Global and method that open the settings of Usercentrics, OneTrust and Cookiebot. */
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

/** Opens the page's or the consent manager's settings; without any the link is followed (FOOTER-43). */
export function showConsentSettings(address: string): void {
  const isHandledByPage = !emit('shop-consent-settings', undefined, { cancelable: true })
  if (!isHandledByPage && !openConsentSettings()) location.assign(address)
}

/** @throws when the notice can't be loaded. */
export async function openLegalLink(element: Acting, key: string, link: HTMLAnchorElement): Promise<void> {
  if (key === 'consent') showConsentSettings(link.href)
  else await (await import('./guarantee-notice.late.tsx')).showGuaranteeNotice(element, link)
}
