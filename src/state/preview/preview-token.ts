import { hasCookie } from '../../page/browser/cookies.ts'
import { pageSettings } from '../../page/configuration/settings.ts'

const cookieName = () => pageSettings().cookies.previewToken

/** Whether the services show this visitor a preview. */
export const hasPreviewToken = (): boolean => hasCookie(cookieName())

/** Without it the services show the present. */
export function deletePreviewToken(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${encodeURIComponent(cookieName())}=; path=/; max-age=0`
  } catch {
    // A sandboxed frame has no cookies.
  }
}
