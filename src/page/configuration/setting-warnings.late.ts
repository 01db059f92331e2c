/** Wrong names and values in the JSON block (CONFIG-22), for a template author. They come after React's side: no shopper needs them. */
import { isSite } from '../../shop/sites/sites.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { COOKIES } from './cookie-keys.ts'
import { CHANGE_KEY, HEADERS, headerNameOf, textOf } from './cookie-name.ts'
import { isRecord } from './json-block.ts'
import { warn } from './warn.ts'

type IsKey = (key: string) => boolean
/** The places in a value that are wrong, such as `links.DE.help`. */
type Wrong = (value: unknown, where: string) => string[]

const unless =
  (isRight: (value: unknown) => boolean): Wrong =>
  (value, where) =>
    isRight(value) ? [] : [where]

const wrongText = unless((value) => textOf(value) !== undefined)

const wrongSwitch = unless((value) => typeof value === 'boolean')
const wrongHeader = unless((value) => headerNameOf(value) !== undefined)

/** In an object, which may be missing. */
const wrongEntries =
  (isKey: IsKey, wrongValue: Wrong): Wrong =>
  (value, where) => {
    if (value === undefined) return []
    if (!isRecord(value)) return [where]
    return Object.entries(value).flatMap(([key, entry]) => {
      const place = `${where}.${key}`
      return isKey(key) ? wrongValue(entry, place) : [place]
    })
  }

const anyKey = () => true
const oneOf =
  (keys: readonly string[]): IsKey =>
  (key) =>
    keys.includes(key)

const WRONG: Readonly<Record<string, Wrong>> = {
  cookies: wrongEntries(oneOf(COOKIES), wrongText),
  duties: wrongEntries(anyKey, wrongSwitch),
  headers: wrongEntries(oneOf([...Object.keys(HEADERS), CHANGE_KEY]), (value, where) =>
    (where.endsWith(CHANGE_KEY) ? wrongSwitch : wrongHeader)(value, where),
  ),
  shopUrls: wrongEntries(
    isSite,
    unless((url) => safeUrl(textOf(url)) !== undefined),
  ),
  consent: wrongEntries(oneOf(['scriptUrl', 'attribute', 'domainIds']), (value, where) =>
    where.endsWith('domainIds')
      ? wrongEntries(isSite, wrongEntries(anyKey, wrongText))(value, where)
      : wrongText(value, where),
  ),
  appStores: wrongEntries(oneOf(['ios', 'android']), wrongText),
  collectUrl: (value, where) => (value === undefined ? [] : wrongText(value, where)),
  // An empty one leaves a link out (FOOTER-47).
  links: wrongEntries(
    isSite,
    wrongEntries(
      anyKey,
      unless((path) => path === '' || textOf(path) !== undefined),
    ),
  ),
}

/** The wrong places of a block of page-wide settings, in its order of keys here. */
export const wrongSettings = (block: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(WRONG).flatMap(([key, wrong]) => wrong(block[key], key))

/** Warns of each once. */
export function warnOfSettings(block: Readonly<Record<string, unknown>>): void {
  for (const where of wrongSettings(block)) warn(`JSON block: "${where}" is unknown or of a wrong type; it is ignored.`)
}
