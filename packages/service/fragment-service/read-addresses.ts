import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { withoutEndSlashes } from '../../../src/shop/text/without-end-slashes.ts'

interface Addresses {
  services: string | Readonly<Partial<Record<Site, string>>>
  sites?: readonly Site[]
}

/** By site, the address of its services without a slash at the end; undefined for a site that is not served. */
export function readAddresses({ services, sites = SITES }: Addresses): (site: Site) => string | undefined {
  const given = typeof services === 'string' ? Object.fromEntries(SITES.map((site) => [site, services])) : services
  const unknown = [...Object.keys(given), ...sites].find((site) => !SITES.includes(site as Site))
  if (unknown !== undefined) throw new TypeError(`sites: "${unknown}" is none of ${SITES.join(', ')}.`)
  const addresses = new Map<string, string>()
  for (const [site, address] of Object.entries(given)) {
    if (!URL.canParse(address) || !/^https?:/.test(address))
      throw new TypeError('services: an address must begin with http:// or https://.')
    const { username, password, search, hash } = new URL(address)
    if (username || password) throw new TypeError('services: an address takes no login.')
    if (search || hash) throw new TypeError('services: an address has no query and no fragment; paths are added to it.')
    if (sites.includes(site as Site)) addresses.set(site, withoutEndSlashes(address))
  }
  if (addresses.size === 0) throw new TypeError('services: no site has an address.')
  return (site) => addresses.get(site)
}
