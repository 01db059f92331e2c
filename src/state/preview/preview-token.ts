import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'

/** Whether the services show this visitor a preview. */
export const hasPreviewToken = (): boolean => hasCookie(cookieName('previewToken'))

/** Without it the services show the present. */
export function deletePreviewToken(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${encodeURIComponent(cookieName('previewToken'))}=; path=/; max-age=0`
  } catch {
    // A sandboxed frame has no cookies.
  }
}
