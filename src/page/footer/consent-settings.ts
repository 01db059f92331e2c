/** How well-known consent managers open their settings: a global, and its function. */
const OPENERS = [
  ['UC_UI', 'showSecondLayer'],
  ['OneTrust', 'ToggleInfoDisplay'],
  ['Cookiebot', 'renew'],
] as const

/**
 * Opens the consent manager's own dialog; for a `shop-consent-settings` that nobody has cancelled (public contract,
 * section 4). Says whether there is one.
 */
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
