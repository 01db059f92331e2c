/** Cookies whose values the elements read, or that other answers depend on (CALL-43). */
import { Cookie } from 'tough-cookie'
import type { Find } from '../finding.ts'

const READ = ['longTermToken', 'csrfToken', 'LoginToken', 'previewToken', 'staffAuth']

export interface CookiePlaces {
  /** The address whose answer has set it. */
  url: string
  page: string
}

export function judgeCookies(setCookies: readonly string[], { url, page }: CookiePlaces, find: Find): void {
  const [service, shop] = [new URL(url), new URL(page)]
  for (const cookie of setCookies.map((text) => Cookie.parse(text, { loose: true }))) {
    if (!cookie) continue
    const { key, httpOnly, secure, sameSite, domain } = cookie
    const host = domain?.replace(/^\./, '').toLowerCase()
    const isGone = cookie.value === ''
    const name = READ.find((one) => one === key)
    if (name && httpOnly && !isGone)
      find('CALL-43', `sets ${name} as HttpOnly, so the elements can't read it`, 'Set it without HttpOnly.')
    if (name && !isGone && cookie.path && !isBelow(shop.pathname, cookie.path))
      find('CALL-43', `sets ${name} for a path that the page is not in`, 'Set it with "Path=/".')
    if (name && host && !isOf(shop.hostname, host))
      find('CALL-43', `sets ${name} for a host that is not the page's`, 'Set it for the host of the page.')
    if (sameSite === 'none' && !secure)
      find(
        'CALL-43',
        'sets a cookie with SameSite=None and without Secure, which browsers refuse',
        'Set it with "SameSite=None; Secure".',
      )
    if (name && secure && shop.protocol === 'http:' && !isLocal(shop.hostname))
      find('CALL-43', `sets ${name} as Secure on a page without https`, 'Serve the page by https.')
    if (!isGone && isOtherSite(service.hostname, shop.hostname) && sameSite !== 'none')
      find(
        'CALL-43',
        'sets a cookie that browsers do not send from a page of another site',
        'Set it with "SameSite=None; Secure".',
      )
  }
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.')
const isOf = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)
const isBelow = (path: string, folder: string) => path === folder || path.startsWith(folder.replace(/\/?$/, '/'))

/** By their last two names; so two shops below one suffix count as the same site, and nothing is said of them. */
const isOtherSite = (one: string, other: string) => {
  const site = (host: string) => host.split('.').slice(-2).join('.')
  return site(one) !== site(other)
}
