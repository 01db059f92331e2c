import { hasCookie } from '../browser/cookies.ts'
import { cookieName } from './cookie-name.ts'

/** Whether this visitor has the staff's cookie (PREVIEW-1, CONFIG-32). */
export const isStaff = (): boolean => hasCookie(cookieName('staffAuth'))
