/** The token in the address of a mail's link (NEWS-37, NEWS-39). */
import { replaceAddress, withoutParameters } from '../../page/browser/address.ts'
import { isRecord } from '../../page/configuration/json-block.ts'
import { hasDotSegment } from '../../shop/text/has-dot-segment.ts'

const PARAMETER = 'token'
/** The place of the token for a reload and the way back: the entry of the tab's history, which no request contains. */
const STATE = 'shopNewsletterToken'

/**
 * The token of the page's address, which leaves the address: from there it would go on as Referer of all that the page loads,
 * and into its statistics. Undefined without a token.
 */
function takeMailToken(): string | undefined {
  const state: unknown = history.state
  const given = asSent(new URLSearchParams(location.search).getAll(PARAMETER).find(Boolean) ?? '')
  const token = given || (isRecord(state) ? state[STATE] : undefined)
  if (typeof token !== 'string') return undefined
  // A state of another kind is the page's own.
  const next = isRecord(state ?? {}) ? { ...(state as object), [STATE]: token } : state
  if (given) replaceAddress(withoutParameters(location.href, [PARAMETER]), next)
  return token
}

/** No token has a blank: it was a plus, which forms write for a blank (NEWS-57). */
const asSent = (token: string): string => token.replaceAll(' ', '+')

/** The token of the page, or that of the mail's link; undefined for none, and for one with dots for a part (`..`), which would change a call's path. */
export function tokenOf(given: string): string | undefined {
  const token = asSent(given) || takeMailToken()
  return token && !hasDotSegment(token) ? token : undefined
}
