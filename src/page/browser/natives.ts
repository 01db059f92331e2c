/**
 * Natives that old libraries overwrite, for bundled code that needs them (`tools/own-natives.ts` replaces them in the
 * build): the `bind` of MooTools 1.4 with its compatibility layer keeps one argument only, and its `Request` is a class of
 * its own (THEME-8).
 */

/** `Function.prototype.bind` as the language defines it. */
export const bind =
  (run: (...all: never[]) => unknown, self: unknown, ...bound: unknown[]) =>
  (...given: unknown[]) =>
    Reflect.apply(run, self, [...bound, ...given])

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
