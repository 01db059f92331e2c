import { readCookie } from '../browser/cookies.ts'
import { pageSettings } from './settings.ts'

/** Whether the content cookie, `no_header,no_footer`, hides a part of the shop (public contract, section 5). */
export const isHiddenByContent = (part: 'no_header' | 'no_footer'): boolean =>
  readCookie(pageSettings().cookies.content)
    ?.split(/[\s,]+/)
    .includes(part) === true
