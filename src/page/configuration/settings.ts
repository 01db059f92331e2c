/** Page-wide settings: the page root's `data-*` and the JSON block. A bad value is replaced by its default. */
import type { Site } from '../../shop/sites/sites.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { textOf } from './cookie-name.ts'
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

/** The entries of an object that `read` has a value for (CONFIG-22). An array has none. */
function entriesOf<Value>(value: unknown, read: (value: unknown) => Value | undefined): Record<string, Value> {
  const entries: Record<string, Value> = {}
  if (isRecord(value))
    for (const key of Object.keys(value)) {
      const entry = read(value[key])
      if (entry !== undefined) entries[key] = entry
    }
  return entries
}

const textsOf = (value: unknown): Texts => entriesOf(value, textOf)

/** Reads the settings of a block. A wrong value is left out; setting-warnings.late.ts warns of it. */
export function readPageSettings({ fields: block, problem }: JsonBlock): PageSettings {
  if (problem) warn(`JSON block: it can't be read (${problem}); it is ignored.`)
  const { consent } = block
  return {
    block,
    shopUrls: entriesOf(block.shopUrls, (url) => safeUrl(textOf(url))),
    consent: {
      ...textsOf(consent),
      domainIds: entriesOf(Object(consent).domainIds, (ids) => (isRecord(ids) ? textsOf(ids) : undefined)),
    },
    appStores: textsOf(block.appStores),
    collectUrl: textOf(block.collectUrl),
    // An empty one leaves a link out (FOOTER-47).
    links: entriesOf(block.links, (paths) => entriesOf(paths, (path) => (path === '' ? path : textOf(path)))),
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
