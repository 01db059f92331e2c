import { hasCookie } from '../../page/browser/cookies.ts'
import { writeCookie } from '../../page/browser/write-cookie.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'

/** Whether the services show this visitor a preview. */
export const hasPreviewToken = (): boolean => hasCookie(cookieName('previewToken'))

/** Without it the services show the present. */
export function deletePreviewToken(): void {
  writeCookie(cookieName('previewToken'), '', '; Max-Age=0')
}
