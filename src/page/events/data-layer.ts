import { toJson } from '../browser/json.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { pageSettings } from '../configuration/settings.ts'

/**
 * The page's data layer (public contract, section 4), and with `collectUrl` in the JSON block the same record as a beacon.
 * A page that replaced its data layer by something else loses only records.
 */
export function pushRecord(record: Record<string, unknown>): void {
  const page = window as unknown as { dataLayer?: unknown }
  page.dataLayer ??= []
  try {
    if (Array.isArray(page.dataLayer)) page.dataLayer.push(record)
  } catch {
    // A tag manager's own `push` failed; that is no reason for a click to fail.
  }
  sendBeacon(record)
}

/** As text: the one type that a server of another origin gets without being asked first. A failure is nobody's matter. */
function sendBeacon(record: Record<string, unknown>): void {
  const url = safeUrl(pageSettings().collectUrl)
  if (!url) return
  try {
    navigator.sendBeacon(url, toJson(record))
  } catch {
    // Not parsable, barred by a policy, or no such function.
  }
}
