/** Cookies that never throw (CONFIG-31): `document.cookie` does in a sandboxed frame, and a value may be undecodable. */

export function allCookies(): string {
  try {
    // Not the form or picture of that name, if the page has one; MooTools has a `Document` of its own.
    return Reflect.get(Object.getPrototypeOf(document), 'cookie', document)
  } catch {
    return ''
  }
}

let shared: string | undefined

/**
 * Runs something that reads many cookies, with one look at them: it takes the browser half a millisecond, and another tab may log
 * somebody else in between two.
 */
export function withSharedCookies<Result>(run: () => Result): Result {
  const before = shared
  shared ??= allCookies()
  try {
    return run()
  } finally {
    shared = before
  }
}

/** Signs that no header can carry: `fetch` throws for it, or leaves out blanks at the ends. */
const UNSENDABLE = /^ | $|[^ -~]/gu

/** Decoded, unless it then holds what no header can carry (CONFIG-31). */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = (shared ?? allCookies()).split(/; */).find((one) => one.startsWith(start))
  const value = pair?.slice(start.length)
  try {
    const decoded = decodeURIComponent(value as string)
    if (!decoded.match(UNSENDABLE)) return value && decoded
  } catch {
    // It stays as it stands.
  }
  return value?.replace(UNSENDABLE, encodeURIComponent)
}

export const hasCookie = (name: string): boolean => readCookie(name) !== undefined
