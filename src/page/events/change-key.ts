import { sharedKey } from '../browser/own-symbol.ts'

const KEYS = sharedKey('keys')

/**
 * Names one change of the cart, however often it is sent: the page's own number and how many changes it has named, `123-4`, so
 * that a service can tell which of two was made later (CART-50). Not by `Math.random`: pages that seed it would repeat keys.
 */
export function newKey(): string {
  const page = globalThis as unknown as Record<symbol, { page: string; count: number }>
  page[KEYS] ??= { page: crypto.getRandomValues(new Uint8Array(9)).join(''), count: 0 }
  const keys = page[KEYS]
  keys.count += 1
  return `${keys.page}-${keys.count}`
}
