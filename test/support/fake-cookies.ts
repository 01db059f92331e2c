/**
 * Replaces the browser's cookies for tests that read them thousands of times: each time a page asks another process for them.
 * Knows no attributes but `max-age=0`. Returns the function that restores the real ones.
 */
export function fakeCookies(): () => void {
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
  const jar = new Map<string, string>()
  Object.defineProperty(Document.prototype, 'cookie', {
    ...real,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(cookie: string) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return () => Object.defineProperty(Document.prototype, 'cookie', real)
}
