import { hasCookie, readCookie } from '../page/cookies.ts'
import { type CookieKey, pageSettings } from '../page/settings.ts'
import type { Site } from '../shop/sites.ts'

/** Who asks: every call carries the site, and every fault is told in the element's name. */
export interface ServiceContext {
  site: Site
  /** Prefix of every path; empty means same-origin. */
  apiBase: string
  /** The tag that faults are told by. */
  element: string
}

type TokenKey = 'longTermToken' | 'csrfToken' | 'LoginToken'

/** The headers that carry the named cookies; a cookie that is not there sends none. Names: public contract, section 5. */
export function tokenHeaders(...keys: TokenKey[]): Record<string, string> {
  const { cookies, headers } = pageSettings()
  const sent: Record<string, string> = {}
  for (const key of keys) {
    const value = readCookie(cookies[key satisfies CookieKey])
    if (value !== undefined) sent[headers[key]] = value
  }
  return sent
}

/**
 * How an answer is asked for that a preview changes: past all caches by who holds a preview token, and whenever something
 * else is previewed than before, back to the present too. A cache may hold what was previewed.
 */
export const freshness = (isAnew = false): { cache?: RequestCache } =>
  isAnew || hasCookie(pageSettings().cookies.previewToken) ? { cache: 'reload' } : {}
