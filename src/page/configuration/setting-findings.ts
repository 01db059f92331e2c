/** Findings about the page-wide settings: the rules of the doctor and of `lint`, in the same words. */
import { CONTENT_PAGES } from '../../shop/footer/content-pages.ts'
import { LAWS } from '../../shop/sites/duties.ts'
import { SITES } from '../../shop/sites/sites.ts'
import { nearest } from '../../shop/text/nearest.ts'
import { CONSENT_MANAGERS } from '../events/consent-managers.ts'
import { toCamelCase } from './attribute.ts'
import { suggest, valueFinding } from './attribute-findings.ts'
import { COOKIES } from './cookie-keys.ts'
import { CHANGE_KEY, HEADERS } from './cookie-name.ts'
import type { JsonBlock } from './json-block.ts'
import { wrongSettings } from './setting-warnings.late.ts'
import { COMMON_ATTRIBUTES } from './tables/common.ts'

/** Keys of the JSON block besides the common attributes (CONFIG-22). */
const SETTINGS = [
  ...'consent shopUrls appStores collectUrl links cookies headers pageType mobilePathSegment desktopParameter'.split(
    ' ',
  ),
  ...'duties texts tracking timing typedKeys fragments'.split(' '),
]

interface SettingFinding {
  code: 'BAD_JSON_BLOCK' | 'UNKNOWN_SETTING' | 'UNKNOWN_VALUE'
  message: string
  remedy: string
}

function unknownSetting(where: string, name: string, names: readonly string[]): SettingFinding[] {
  if (names.includes(name)) return []
  const message = `The JSON block${where} has an unknown ${where ? 'name' : 'setting'} "${name}"; it is ignored.`
  return [{ code: 'UNKNOWN_SETTING', message, remedy: suggest(nearest(name, names), 'Remove it.') }]
}

/** Names of `links` that no element asks for. */
const unknownLinks = (links: unknown): SettingFinding[] =>
  Object.entries(Object(links)).flatMap(([site, pages]) => [
    ...unknownSetting(`'s "links"`, site, SITES),
    ...Object.keys(Object(pages)).flatMap((name) => unknownSetting(`'s "links.${site}"`, name, CONTENT_PAGES)),
  ])

/** Names in an object of the block that holds these only. */
const unknownNames = (key: string, value: unknown, names: readonly string[]): SettingFinding[] =>
  Object.keys(Object(value)).flatMap((name) => unknownSetting(`'s "${key}"`, name, names))

/** A share of page views (EVENT-21). */
function wrongShare(timing: unknown): SettingFinding[] {
  if (timing === undefined || (typeof timing === 'number' && timing >= 0 && timing <= 1)) return []
  const message = `The JSON block's "timing": ${JSON.stringify(timing)} is no share of page views.`
  return [{ code: 'UNKNOWN_VALUE', message, remedy: 'Write a number from 0 to 1: 0.05 is one page view in 20.' }]
}

const TRACKING = ['parameters', 'searches', 'wait', 'category', 'to']
const MANAGERS = Object.keys(CONSENT_MANAGERS)

/** Categories that statistics would wait for, and are not told by (EVENT-42, EVENT-43). */
function wrongTracking(tracking: unknown): SettingFinding[] {
  if (typeof tracking !== 'string') {
    const { wait } = Object(tracking)
    if (typeof wait !== 'string' || MANAGERS.includes(wait)) return unknownNames('tracking', tracking, TRACKING)
    const message = `The JSON block's "tracking.wait": "${wait}" is no consent manager that is known; only the events of the page count.`
    return [{ code: 'UNKNOWN_VALUE', message, remedy: suggest(nearest(wait, MANAGERS), 'Write true.') }]
  }
  if (tracking === 'wait') return []
  const message = `The JSON block's "tracking": "${tracking}" is unknown; it counts as "wait".`
  return [{ code: 'UNKNOWN_VALUE', message, remedy: 'Write "wait", false, or an object.' }]
}

/** Values that a setting does not take. `told`: findings of unknown names, which propose another one. */
const wrongValues = (fields: JsonBlock['fields'], told: readonly SettingFinding[]): SettingFinding[] =>
  wrongSettings(fields)
    .filter((where) => !told.some(({ message }) => message.includes(`"${where.slice(where.lastIndexOf('.') + 1)}"`)))
    .map((where) => ({
      code: 'UNKNOWN_VALUE',
      message: `The JSON block's "${where}" is unknown or of a wrong type; it is ignored.`,
      remedy: 'Correct it, or remove it.',
    }))

/** The JSON block's unknown names and values, or why it can't be read. */
export function jsonBlockFindings({ fields, problem }: JsonBlock): SettingFinding[] {
  if (problem) {
    const message = `The JSON block <script data-shop-elements> can't be read (${problem}); all its settings are ignored.`
    return [{ code: 'BAD_JSON_BLOCK', message, remedy: 'Correct it: quotes around names, no comma at the end.' }]
  }
  const common = Object.entries(COMMON_ATTRIBUTES)
  const names = [...common.map(([name]) => toCamelCase(name)), ...SETTINGS]
  const unknown = [
    ...Object.keys(fields).flatMap((key) => unknownSetting('', key, names)),
    ...unknownLinks(fields.links),
    ...unknownNames('duties', fields.duties, Object.keys(LAWS)),
    ...unknownNames('cookies', fields.cookies, COOKIES),
    ...unknownNames('headers', fields.headers, [...Object.keys(HEADERS), CHANGE_KEY]),
  ]
  return [
    ...common.flatMap(([name, attribute]) => {
      const key = toCamelCase(name)
      return valueFinding(`The JSON block's "${key}"`, name, fields[key], attribute) ?? []
    }),
    ...unknown,
    ...wrongShare(fields.timing),
    ...wrongTracking(fields.tracking),
    ...wrongValues(fields, unknown),
  ]
}

/** Values of `data-*` that the page root does not take. `read`: takes its name without `data-`. */
export const pageRootFindings = (read: (name: string) => string | null | undefined): SettingFinding[] =>
  Object.entries(COMMON_ATTRIBUTES).flatMap(
    ([name, attribute]) => valueFinding(`The page root's data-${name}`, name, read(name), attribute) ?? [],
  )
