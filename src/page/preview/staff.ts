import { hasCookie } from '../browser/cookies.ts'

/**
 * Whether this visitor has the staff's cookie. Reads its name itself: the loader and the tag's entry ask this of every
 * shopper, and must bring nothing else along.
 */
export function isStaff(): boolean {
  let name: unknown
  try {
    const block = document.querySelector('script[type="application/json"][data-shop-elements]')
    name = JSON.parse(block?.textContent ?? '{}')?.cookies?.staffAuth
  } catch {
    // The elements tell about a broken block.
  }
  return hasCookie(typeof name === 'string' ? name : 'staffAuth')
}
