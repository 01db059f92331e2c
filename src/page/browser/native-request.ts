/**
 * The browser's `Request`, for bundled code that needs it (`tools/own-natives.ts` replaces it in the build): that of MooTools
 * 1.4 is a class of its own (THEME-8). Only ky needs it, so it is in a file that is fetched with ky.
 */

/** An empty frame has the browser's own natives. It must stay in the page: those of a removed frame fail. */
function requestOfFrame(): typeof Request | undefined {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.head.append(frame)
  return (frame.contentWindow as { Request?: typeof Request } | null)?.Request
}

const pageRequest = globalThis.Request

/** The browser's `Request`, even where the page has overwritten it. */
export const NativeRequest =
  typeof document === 'undefined' || 'bodyUsed' in pageRequest.prototype
    ? pageRequest
    : (requestOfFrame() ?? pageRequest)
