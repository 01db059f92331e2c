/**
 * What old libraries of a host page overwrite, for code that can't do without it (`tools/own-natives.mjs` puts it in):
 * MooTools 1.4 with its compatibility layer has a `bind` that keeps one argument, and a `Request` of its own.
 */

/** `Function.prototype.bind`, as the language has it. */
export const bind =
  (run: (...all: never[]) => unknown, self: unknown, ...bound: unknown[]) =>
  (...given: unknown[]) =>
    Reflect.apply(run, self, [...bound, ...given])

/** An empty frame has everything as the browser made it. It has to stay: what comes from a frame that is gone fails. */
function cleanRequest(): typeof Request | undefined {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.head.append(frame)
  return (frame.contentWindow as { Request?: typeof Request } | null)?.Request
}

const given = globalThis.Request

/** The browser's `Request`, whatever the page has put in its place. */
export const NativeRequest =
  typeof document === 'undefined' || 'bodyUsed' in given.prototype ? given : (cleanRequest() ?? given)
