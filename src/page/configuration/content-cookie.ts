import { readCookie } from '../browser/cookies.ts'
import { cookieName } from './cookie-name.ts'

/** Whether the cookie `content` hides header and footer: both, and by this value only (HEADER-28, FOOTER-36, CONFIG-34). */
export const isHiddenByContent = (): boolean => readCookie(cookieName('content')) === 'no_header,no_footer'
