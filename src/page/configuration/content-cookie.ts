import { readCookie } from '../browser/cookies.ts'
import { pageSettings } from './settings.ts'

/** Whether the cookie `content` hides the header or the footer (HEADER-28, FOOTER-36). */
export const isHiddenByContent = (part: 'no_header' | 'no_footer'): boolean =>
  readCookie(pageSettings().cookies.content)
    ?.split(/[\s,]+/)
    .includes(part) === true
