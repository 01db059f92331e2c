const NO_HOST = 'x'

/**
 * Whether an address leads to a page: hosts count where both have one, and query and fragment where the page's own address has
 * them, as a page for everything has (LAW-4).
 */
export function leadsTo(address: string, page: string): boolean {
  const [given, wanted] = [address, page].map((one) => new URL(one, `https://${NO_HOST}`)) as [URL, URL]
  const path = wanted.pathname.replace(/\/$/, '')
  // The path of a host's first page says nothing without the host.
  const isHost = given.host === wanted.host || (path !== '' && [given.host, wanted.host].includes(NO_HOST))
  const has = (part: 'search' | 'hash') => wanted[part] === '' || wanted[part] === given[part]
  return isHost && given.pathname.replace(/\/$/, '') === path && has('search') && has('hash')
}
