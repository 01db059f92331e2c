import { heldChanges } from './held-changes.ts'

/**
 * Names one change of the cart, however often it is sent: the page's own number and how many changes it has named, `123-4`, so
 * that a service can tell which of two was made later (CART-50). Not by `Math.random`: pages that seed it would repeat keys.
 */
export function newKey(): string {
  const page = heldChanges()
  page.page ??= crypto.getRandomValues(new Uint8Array(9)).join('')
  page.count = (page.count ?? 0) + 1
  return `${page.page}-${page.count}`
}
