/** Page-wide settings: the page root's `data-*` and the JSON block. A bad value is replaced by its default, with a warning. */
import { isSite, type Site } from '../../shop/sites/sites.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { CHANGE_KEY, COOKIES, HEADERS, headerNameOf, textOf } from './cookie-name.ts'
import { isRecord, type JsonBlock, pageBlock } from './json-block.ts'
import { warn } from './warn.ts'

type Texts = Readonly<Record<string, string>>
type BySite<Value> = { [Of in Site]?: Value }

/** Keys of the JSON block besides the common attributes and the names of cookies and headers (CONFIG-22). */
export interface PageSettings {
  shopUrls: BySite<string>
  /** The consent manager's script, the attribute that carries its domain id, and the ids by site and stage (CONFIG-25). */
  consent: { scriptUrl?: string; attribute?: string; domainIds: BySite<Texts> }
  appStores: { ios?: string; android?: string }
  /** Records of the data layer are also sent to this address, as beacons. */
  collectUrl: string | undefined
  /** Paths of content pages by name, instead of the built-in ones (CONFIG-26). */
  links: BySite<Texts>
  /** Whether the visitor has agreed to statistics, once that is known where a page waits for it (EVENT-42). */
  isTrackingAgreed?: boolean
  /** The whole block as it was parsed, for attributes that can be set there. */
  block: Readonly<Record<string, unknown>>
}

/** Warns of a value of the JSON block that is left out. */
export const warnOf = (where: string) => warn(`JSON block: "${where}" is unknown or of a wrong type; it is ignored.`)

/** Reads an object entry by entry; an unknown key or a wrong type is left out with a warning (CONFIG-22). */
function entriesOf<Value>(
  value: unknown,
  where: string,
  isKey: ((key: string) => boolean) | undefined,
  read: (value: unknown, where: string) => Value | undefined,
): Record<string, Value> {
  const entries: Record<string, Value> = {}
  if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      const entry = !isKey || isKey(key) ? read(value[key], `${where}.${key}`) : undefined
      if (entry === undefined) warnOf(`${where}.${key}`)
      else entries[key] = entry
    }
  } else if (value !== undefined) warnOf(where)
  return entries
}

const textsOf = (value: unknown, where: string, isKey?: (key: string) => boolean): Texts =>
  entriesOf(value, where, isKey, textOf)
const oneOf = (keys: readonly string[]) => (key: string) => keys.includes(key)

/** Reads the settings of a block, and warns of what is wrong in it. */
export function readPageSettings({ fields: block, problem }: JsonBlock): PageSettings {
  if (problem) warn(`JSON block: it can't be read (${problem}); it is ignored.`)
  const { domainIds, ...consent } = isRecord(block.consent) ? block.consent : {}
  // For the warnings: `cookieName` and `headerName` read these themselves.
  textsOf(block.cookies, 'cookies', oneOf(COOKIES))
  entriesOf(block.headers, 'headers', oneOf([...Object.keys(HEADERS), CHANGE_KEY]), (name, where) =>
    where.endsWith(CHANGE_KEY) ? typeof name === 'boolean' || undefined : headerNameOf(name),
  )
  return {
    block,
    shopUrls: entriesOf(block.shopUrls, 'shopUrls', isSite, (url) => safeUrl(textOf(url))),
    consent: {
      ...textsOf(consent, 'consent', oneOf(['scriptUrl', 'attribute'])),
      domainIds: entriesOf(domainIds, 'consent.domainIds', isSite, (ids, where) => textsOf(ids, where)),
    },
    appStores: textsOf(block.appStores, 'appStores', oneOf(['ios', 'android'])),
    collectUrl: textOf(block.collectUrl),
    // An empty one leaves a link out (FOOTER-47).
    links: entriesOf(block.links, 'links', isSite, (paths, where) =>
      entriesOf(paths, where, undefined, (path) => (path === '' ? path : textOf(path))),
    ),
  }
}

let settings: PageSettings | undefined

/** The page's settings, read once. Module scripts are deferred, so the block has been parsed by then. */
export function pageSettings(): PageSettings {
  settings ??= readPageSettings(pageBlock())
  return settings
}

/** `data-<name>` of the page root. */
export const pageRootValue = (name: string): string | null =>
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(`data-${name}`)
