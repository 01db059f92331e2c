/** Global and method that open the settings of Usercentrics, OneTrust and Cookiebot. */
const OPENERS = [
  ['UC_UI', 'showSecondLayer'],
  ['OneTrust', 'ToggleInfoDisplay'],
  ['Cookiebot', 'renew'],
] as const

/** Opens the consent manager's settings; false when the page has none of these managers (FOOTER-43, EVENT-18). */
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
