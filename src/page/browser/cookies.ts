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

export function readCookie(name: string): string | undefined {
  for (const pair of (shared ?? allCookies()).split(';')) {
    const [key, ...rest] = pair.split('=') as [string]
    if (key.trim() !== name) continue
    const value = rest.join('=').trim()
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}

export const hasCookie = (name: string): boolean => readCookie(name) !== undefined
