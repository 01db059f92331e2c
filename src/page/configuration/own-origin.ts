/** Whether calls with this `api-base` go to the page's own origin, which a `<base>` may change. */
export const isOwnOrigin = (apiBase: unknown): boolean => !apiBase && document.baseURI.startsWith(`${origin}/`)
