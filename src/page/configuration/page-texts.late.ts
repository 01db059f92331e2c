/** Single texts that the page replaces: `texts` of its JSON block (CONFIG-28). */
import { isRecord } from './json-block.ts'
import { pageSettings } from './settings.ts'
import { warn } from './warn.ts'

const PLACEHOLDER = /\{\{(\w+)\}\}/g
/** A link such as `<privacy>our privacy notice</privacy>`. */
const LINK = /<(\w+)>([^<>]*)<\/\1>/g

const namesIn = (text: string, pattern: RegExp): string =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort().join()

/** Why a text can't replace the built-in one; undefined when it can. */
function problemOf(text: unknown, builtIn: string | undefined): string | undefined {
  if (builtIn === undefined) return 'there is no such text'
  if (typeof text !== 'string' || text.trim() === '') return 'it is not a text'
  if (namesIn(text, PLACEHOLDER) !== namesIn(builtIn, PLACEHOLDER) || /\{\{|\$t\(/.test(text.replace(PLACEHOLDER, '')))
    return `its placeholders are not those of "${builtIn}"`
  if (namesIn(text, LINK) !== namesIn(builtIn, LINK) || /[<>]/.test(text.replace(LINK, '$2')))
    return `its links are not those of "${builtIn}", or it holds HTML`
  return undefined
}

/**
 * The page's texts of a feature in a locale, as pairs of key and text; `builtIn` looks up the text that each replaces. A text that
 * can't replace it is left out with a warning.
 */
export function pageTexts(
  locale: string,
  feature: string,
  builtIn: (key: string) => string | undefined,
): [key: string, text: string][] {
  const { texts } = pageSettings().block
  const own = isRecord(texts) ? texts[locale] : undefined
  if (!isRecord(own)) return []
  const prefix = `${feature}.`
  return Object.entries(own).flatMap(([name, text]): [string, string][] => {
    if (!name.startsWith(prefix)) return []
    const key = name.slice(prefix.length)
    const problem = problemOf(text, builtIn(key))
    if (!problem) return [[key, text as string]]
    warn(`JSON block: "texts.${locale}.${name}" is ignored: ${problem}.`)
    return []
  })
}
