import { personToken } from '../../api/cart/cart-call.ts'

/**
 * Identifies the person by the long-term token that goes with every cart call (CART-26, CART-28): 32 bits of FNV-1a, enough
 * to tell two tokens apart and far too few to restore one. 0 without a token. Not `crypto.subtle`, which is asynchronous.
 */
export function tokenFingerprint(token = personToken()): number {
  if (!token) return 0
  let hash = 0x811c9dc5
  for (const letter of token) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
