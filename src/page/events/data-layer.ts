import { toJson } from '../browser/json.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { pageSettings } from '../configuration/settings.ts'

/** Pushes a record to `window.dataLayer`. Never throws (EVENT-28). */
export function pushToDataLayer(record: Readonly<Record<string, unknown>>): void {
  const page = window as unknown as { dataLayer?: unknown }
  try {
    page.dataLayer ??= []
    if (Array.isArray(page.dataLayer)) page.dataLayer.push(record)
  } catch {
    // A tag manager's own `push` has thrown, or the page bars writing; the click must still work.
  }
}

const waiting = new Set<() => void>()
const sendWaiting = () => {
  for (const send of waiting) send()
}

/**
 * Sends a record to the page's `collectUrl` (EVENT-27): after what the click shows, or when the page is left before. A string is sent as text,
 * which needs no CORS preflight. Never throws (EVENT-28).
 */
export function sendBeacon(record: Readonly<Record<string, unknown>>): void {
  const url = safeUrl(pageSettings().collectUrl)
  if (!url) return
  const send = () => {
    if (!waiting.delete(send)) return
    try {
      navigator.sendBeacon(url, toJson(record))
    } catch {
      // An unparsable address, a policy, or a browser without beacons: the record is lost.
    }
  }
  waiting.add(send)
  setTimeout(send)
  window.addEventListener('pagehide', sendWaiting)
}
