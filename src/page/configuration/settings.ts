/**
 * What the page says once for all elements: its root's `data-*` and its JSON block (public contract, section 2).
 * A bad value is never fatal: it is told in the console, and the default is used.
 */
import { isSite, type Site } from '../../shop/sites/sites.ts'
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

type Texts = Readonly<Record<string, string>>
type BySite<Value> = { [Of in Site]?: Value }

/** The JSON block's keys that the elements read besides the attributes that may stand there too. */
export interface PageSettings {
  cookies: Record<CookieKey, string>
  headers: Record<HeaderKey, string>
  shopUrls: BySite<string>
  /** The consent manager: its script, the attribute that hands it its domain id, and the ids by site and stage. */
  consent: { scriptUrl?: string; attribute?: string; domainIds: BySite<Texts> }
  appStores: { ios?: string; android?: string }
  /** Where the data layer's records go as beacons too. */
  collectUrl: string | undefined
  /** Overrides of built-in content-page paths, by their names. */
  links: BySite<Texts>
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

/** What an object holds by its keys, each value as it is read; what can't be is told and left out. */
function entriesOf<Value>(
  value: unknown,
  where: string,
  isKey: (key: string) => boolean,
  read: (value: unknown, where: string) => Value | undefined,
): Record<string, Value> {
  const entries: Record<string, Value> = {}
  if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      const entry = isKey(key) ? read(value[key], `${where}.${key}`) : undefined
      if (entry === undefined) warn(`JSON block: "${where}.${key}" is unknown or of a wrong type; it is ignored.`)
      else entries[key] = entry
    }
  } else if (value !== undefined) warn(`JSON block: "${where}" is not an object; it is ignored.`)
  return entries
}

const textOf = (value: unknown) => (isName(value) ? value : undefined)
const textsOf = (value: unknown, where: string, isKey: (key: string) => boolean = () => true): Texts =>
  entriesOf(value, where, isKey, textOf)
const oneOf = (keys: object) => (key: string) => Object.hasOwn(keys, key)

/** Reads the page's JSON block; pure but for its warnings. Without a document all is as built in. */
export function readPageSettings(root?: Document): PageSettings {
  const block = root ? readBlock(root) : {}
  const { domainIds, ...consent } = isRecord(block.consent) ? block.consent : {}
  return {
    block,
    cookies: { ...COOKIES, ...textsOf(block.cookies, 'cookies', oneOf(COOKIES)) },
    headers: { ...HEADERS, ...textsOf(block.headers, 'headers', oneOf(HEADERS)) },
    shopUrls: textsOf(block.shopUrls, 'shopUrls', isSite),
    consent: {
      ...textsOf(consent, 'consent', oneOf({ scriptUrl: 1, attribute: 1 })),
      domainIds: entriesOf(domainIds, 'consent.domainIds', isSite, (ids, where) => textsOf(ids, where)),
    },
    appStores: textsOf(block.appStores, 'appStores', oneOf({ ios: 1, android: 1 })),
    collectUrl: textOf(block.collectUrl),
    links: entriesOf(block.links, 'links', isSite, (paths, where) => textsOf(paths, where)),
  }
}

let known: PageSettings | undefined

/** The page's settings, read once: when the first element asks, the block has been parsed (module scripts are deferred). */
export function pageSettings(): PageSettings {
  known ??= readPageSettings(typeof document === 'undefined' ? undefined : document)
  return known
}

/** `data-<name>` of the page root. */
export const pageRootValue = (name: string): string | null =>
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(`data-${name}`)
