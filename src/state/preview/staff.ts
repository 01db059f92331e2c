import { hasCookie } from '../../page/browser/cookies.ts'
import { isRecord, readJsonBlock } from '../../page/configuration/json-block.ts'

/**
 * Whether this visitor has the staff's cookie (PREVIEW-1, CONFIG-32). Loader and entry file call this for every shopper, and
 * must not load all page settings for it.
 */
export function isStaff(): boolean {
  const { cookies } = readJsonBlock(document)
  const name = isRecord(cookies) ? cookies.staffAuth : undefined
  return hasCookie(typeof name === 'string' ? name : 'staffAuth')
}
