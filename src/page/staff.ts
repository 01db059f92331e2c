import { hasCookie } from './cookies.ts'

/**
 * Whether this visitor has a cookie of the staff's tool. Reads its name itself: the loader and the tag's entry ask this of
 * every shopper, and must bring nothing else along.
 */
export function hasStaffCookie(cookie: 'staffAuth' | 'previewToken'): boolean {
  let name: unknown
  try {
    const block = document.querySelector('script[type="application/json"][data-shop-elements]')
    name = JSON.parse(block?.textContent ?? '{}')?.cookies?.[cookie]
  } catch {
    // The elements tell about a broken block.
  }
  return hasCookie(typeof name === 'string' ? name : cookie)
}

export const isStaff = (): boolean => hasStaffCookie('staffAuth')
