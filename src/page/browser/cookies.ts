/** Cookies that never throw (CONFIG-31): `document.cookie` does in a sandboxed frame, and a value may be undecodable. */

export function readCookie(name: string): string | undefined {
  let cookies: string
  try {
    cookies = document.cookie
  } catch {
    return undefined
  }
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at < 0 ? undefined : at).trim() !== name) continue
    const value = at < 0 ? '' : pair.slice(at + 1).trim()
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return undefined
}

export const hasCookie = (name: string): boolean => readCookie(name) !== undefined
