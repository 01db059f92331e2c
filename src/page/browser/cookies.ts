/** Cookies that never throw (CONFIG-31): `document.cookie` does in a sandboxed frame, and a value may be undecodable. */

function allCookies(): string {
  try {
    // Not the form or picture of that name, if the page has one; MooTools has a `Document` of its own.
    return Reflect.get(Object.getPrototypeOf(document), 'cookie', document)
  } catch {
    return ''
  }
}

let shared: string | undefined

/** Runs something that reads many cookies: the browser is asked for them once, which takes it half a millisecond. */
export function withSharedCookies(run: () => void): void {
  shared = allCookies()
  try {
    run()
  } finally {
    shared = undefined
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
