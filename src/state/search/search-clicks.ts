/**
 * Which suggested products were clicked, for the shop's statistics of visits and of what is put into the cart after one:
 * `{ [sessionId]: [productId…] }` under both keys (specification 1 §7; public contract, section 5).
 */
import { toJson } from '../../page/browser/json.ts'
import { readStored, writeStored } from '../../page/browser/storage.ts'

const SESSION_KEY = 'shop.tracking.sessionId'
const CLICK_KEYS = ['shop.tracking.visit', 'shop.tracking.addToBasket']
// Whoever reads them takes them away; where nobody does, they must not grow for ever.
const MAX_SESSIONS = 10
const MAX_PRODUCTS = 100

/** Anyone may have written there: only what is well formed is believed. */
const isSessionId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/.test(value)

export function rememberSuggestionClick(productId: string): void {
  const sessionId = knownSessionId()
  for (const key of CLICK_KEYS) {
    const clicks = readClicks(key)
    const others = (clicks.get(sessionId) ?? []).filter((id) => id !== productId)
    clicks.delete(sessionId)
    clicks.set(sessionId, [...others, productId].slice(-MAX_PRODUCTS))
    writeStored(key, toJson(Object.fromEntries([...clicks].slice(-MAX_SESSIONS))))
  }
}

function knownSessionId(): string {
  const known = readStored(SESSION_KEY)
  if (isSessionId(known)) return known
  const sessionId = newSessionId()
  writeStored(SESSION_KEY, toJson(sessionId))
  return sessionId
}

/** A page that is not secure has no `randomUUID`. */
function newSessionId(): string {
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
