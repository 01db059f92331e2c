import { readCookie } from '../page/browser/cookies.ts'
import { type CookieKey, pageSettings } from '../page/configuration/settings.ts'
import type { Site } from '../shop/sites/sites.ts'

/** Who asks; every fault is told in the element's name. */
export interface ServiceContext {
  site: Site
  /** Prefix of every path; empty means same-origin. */
  apiBase: string
  /** The tag that faults are told by. */
  element: string
  /** Asks past all caches: something else is previewed than before, and a cache may hold that. */
  bypassCache?: boolean
}

/** The site header, for the calls that the specification names it for: any other would need a CORS preflight for it. */
export const siteHeader = ({ site }: Pick<ServiceContext, 'site'>): Record<string, string> => ({
  [pageSettings().headers.site]: site,
})

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
