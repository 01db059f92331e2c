import { hasCookie } from '../browser/cookies.ts'
import { pageSettings } from '../configuration/settings.ts'

const name = () => pageSettings().cookies.previewToken

/** Whether something else than the present is shown to this visitor. */
export const hasPreviewToken = (): boolean => hasCookie(name())

/** The services then show the present again. */
export function forgetPreviewToken(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is not in every browser.
    document.cookie = `${encodeURIComponent(name())}=; path=/; max-age=0`
  } catch {
    // A sandboxed frame has no cookies.
  }
}
