import { readCookie } from '../browser/cookies.ts'
import { pageSettings } from './settings.ts'

/** Whether the cookie `content` hides header and footer: both, and by this value only (HEADER-28, FOOTER-36, CONFIG-34). */
export const isHiddenByContent = (): boolean => readCookie(pageSettings().cookies.content) === 'no_header,no_footer'
