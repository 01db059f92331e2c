/**
 * What the page says once for all elements: its root's `data-*` and its JSON block (public contract, section 2).
 * A bad value is never fatal: it is told in the console, and the default is used.
 */
import { isSite, type Site } from '../shop/sites.ts'
import { warn } from './warn.ts'

const COOKIES = {
  longTermToken: 'longTermToken',
  csrfToken: 'csrfToken',
  LoginToken: 'LoginToken',
  mobileApp: 'mobileApp',
  previewToken: 'previewToken',
  staffAuth: 'staffAuth',
  content: 'content',
  affiliateNumber: 'affiliateNumber',
  newApp: 'newApp',
}

const HEADERS = {
  longTermToken: 'X-Long-Term-Token',
  csrfToken: 'X-CSRF-Token',
  LoginToken: 'X-LoginToken',
  site: 'X-Hunter-Site',
}

export type CookieKey = keyof typeof COOKIES
export type HeaderKey = keyof typeof HEADERS

/** The JSON block's keys that the elements read besides the attributes that may stand there too. */
export interface PageSettings {
  cookies: Record<CookieKey, string>
  headers: Record<HeaderKey, string>
  shopUrls: Partial<Record<Site, string>>
  /** Every top-level key as it came: the third rung of an attribute's ladder. */
  block: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function readBlock(root: Document): Record<string, unknown> {
  const script = root.querySelector('script[type="application/json"][data-shop-elements]')
  if (!script) return {}
  try {
    const value: unknown = JSON.parse(script.textContent ?? '')
    if (isRecord(value)) return value
    warn('The JSON block <script data-shop-elements> is not an object; the defaults are used.')
  } catch (error) {
    warn(`The JSON block <script data-shop-elements> can't be parsed (${error}); the defaults are used.`)
  }
  return {}
}

/** Takes over the known names that are good, tells the others. */
function renamed<Key extends string>(
  block: unknown,
  where: string,
  defaults: Record<Key, string>,
): Record<Key, string> {
  const names = { ...defaults }
  if (block === undefined) return names
  if (!isRecord(block)) {
    warn(`JSON block: "${where}" is not an object; the default names are used.`)
    return names
  }
  for (const key of Object.keys(block)) {
    const name = block[key]
    if (!(key in defaults)) warn(`JSON block: "${where}.${key}" is unknown and ignored.`)
    else if (!isName(name)) warn(`JSON block: "${where}.${key}" is no name; "${defaults[key as Key]}" is used.`)
    else names[key as Key] = name
  }
  return names
}

function readShopUrls(value: unknown): Partial<Record<Site, string>> {
  const urls: Partial<Record<Site, string>> = {}
  if (!isRecord(value)) return urls
  for (const site of Object.keys(value)) {
    const url = value[site]
    if (isSite(site) && isName(url)) urls[site] = url
    else warn(`JSON block: "shopUrls.${site}" is no site with an address; it is ignored.`)
  }
  return urls
}

/** Reads the page's JSON block; pure but for its warnings. */
export function readPageSettings(root: Document): PageSettings {
  const block = readBlock(root)
  return {
    block,
    cookies: renamed(block.cookies, 'cookies', COOKIES),
    headers: renamed(block.headers, 'headers', HEADERS),
    shopUrls: readShopUrls(block.shopUrls),
  }
}

const DEFAULTS: PageSettings = { block: {}, cookies: COOKIES, headers: HEADERS, shopUrls: {} }

let known: PageSettings | undefined

/** The page's settings, read once: when the first element asks, the block has been parsed (module scripts are deferred). */
export function pageSettings(): PageSettings {
  if (typeof document === 'undefined') return DEFAULTS
  known ??= readPageSettings(document)
  return known
}

/** `data-<name>` of the page root. */
export const pageRootValue = (name: string): string | null =>
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(`data-${name}`)
