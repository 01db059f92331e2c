import { readCookie } from '../page/browser/cookies.ts'
import { cookieName, headerName } from '../page/configuration/cookie-name.ts'
import type { ElementErrorCode } from '../page/events/error-codes.ts'
import type { Site } from '../shop/sites/sites.ts'

/** For whom a service is called, and in which element's name failures are reported. */
export interface ServiceContext {
  site: Site
  /** Prefix of every path; empty means same-origin. */
  apiBase: string
  /** The tag that failures are reported for. */
  element: string
  /** Instead of reporting to the page, for where there is none. */
  report?(code: ElementErrorCode, message: string): void
  /** Bypasses caches, which may have answers from before a change of the preview (CALL-16). */
  bypassCache?: boolean
}

/** The site header. Only the calls of CALL-12 send it: any other would need a CORS preflight for it. */
export const siteHeader = ({ site }: Pick<ServiceContext, 'site'>): Record<string, string> => ({
  [headerName('site')]: site,
})

type TokenKey = 'longTermToken' | 'csrfToken' | 'LoginToken'

/** The headers that carry the named cookies; none for a cookie that is missing (CALL-11, CONFIG-30). */
export function tokenHeaders(...keys: TokenKey[]): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const key of keys) {
    const value = readCookie(cookieName(key))
    if (value !== undefined) sent[headerName(key)] = value
  }
  return sent
}
