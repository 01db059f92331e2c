/** Cookies behind a fence: `document.cookie` throws in a sandboxed frame, and a value may not be decodable. */

export function readCookie(name: string): string | undefined {
  let jar: string
  try {
    jar = document.cookie
  } catch {
    return undefined
  }
  for (const pair of jar.split(';')) {
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
