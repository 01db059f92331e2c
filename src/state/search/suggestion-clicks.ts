/**
 * Clicked product suggestions, for the shop's tracking of visits and of what is added to the basket:
 * `{ [sessionId]: [productId…] }` under both keys (SEARCH-41).
 */

import { toJson } from '../../page/browser/json.ts'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import { trackingOff } from '../../page/configuration/tracking-off.ts'

const SESSION_KEY = 'shop.tracking.sessionId'
const CLICK_KEYS = ['shop.tracking.visit', 'shop.tracking.addToBasket']
// The shop's tracking removes what it has read; where there is none, the lists must not grow forever (SEARCH-42).
const MAX_SESSIONS = 10
const MAX_PRODUCTS = 100

/** Any script can write to local storage, so what is read there is checked (CONFIG-36). */
const isSessionId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/.test(value)

export function storeSuggestionClick(productId: string): void {
  const off = trackingOff()
  if (off === true) for (const key of [SESSION_KEY, ...CLICK_KEYS]) removeStored(key)
  if (off) return
  const sessionId = getSessionId()
  for (const key of CLICK_KEYS) {
    const clicks = readClicks(key)
    const others = (clicks.get(sessionId) ?? []).filter((id) => id !== productId)
    clicks.delete(sessionId)
    clicks.set(sessionId, [...others, productId].slice(-MAX_PRODUCTS))
    writeStored(key, toJson(Object.fromEntries([...clicks].slice(-MAX_SESSIONS))))
  }
}

function getSessionId(): string {
  const stored = readStored(SESSION_KEY)
  if (isSessionId(stored)) return stored
  const sessionId = createSessionId()
  writeStored(SESSION_KEY, toJson(sessionId))
  return sessionId
}

/** `randomUUID` exists in secure contexts only. */
function createSessionId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  let hex = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) hex += byte.toString(16).padStart(2, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function readClicks(key: string): Map<string, string[]> {
  const clicks = new Map<string, string[]>()
  const stored = readStored(key)
  if (typeof stored !== 'object' || stored === null) return clicks
  for (const [sessionId, ids] of Object.entries(stored)) {
    if (isSessionId(sessionId) && Array.isArray(ids)) {
      clicks.set(
        sessionId,
        ids.filter((id) => typeof id === 'string'),
      )
    }
  }
  return clicks
}
