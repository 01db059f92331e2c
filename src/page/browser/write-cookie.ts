/** Writes a cookie of the whole site. On its own: few set one. */
export function writeCookie(name: string, value: string, more = ''): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${encodeURIComponent(name)}=${value}; Path=/${more}`
  } catch {
    // A sandboxed frame has no cookies.
  }
}
