/**
 * From loose attributes to strict props: an attribute table says what an element understands, one ladder resolves it
 * (public contract, section 2): attribute → page root → JSON block → default. Never throws.
 */
import {
  DEFAULT_LOCALE,
  DEFAULT_SITE,
  isSite,
  LOCALES,
  type Locale,
  localeOf,
  SITES,
  type Site,
} from '../../shop/sites/sites.ts'
import { DEFAULT_THEME, THEMES } from '../../shop/themes.ts'
import { warn } from './warn.ts'

interface Declared<Value> {
  default: Value
  /** The page root's `data-*` and the JSON block may set it for every element at once. */
  isPageWide?: true
}
export interface TextAttribute extends Declared<string> {
  kind: 'text'
}
export interface BooleanAttribute extends Declared<boolean> {
  kind: 'boolean'
}
export interface ChoiceAttribute extends Declared<string> {
  kind: 'choice'
  of: readonly string[]
}
export interface JsonAttribute extends Declared<unknown> {
  kind: 'json'
}
export type Attribute = TextAttribute | BooleanAttribute | ChoiceAttribute | JsonAttribute

/** Attribute name (kebab-case) → what it takes. */
export type AttributeTable = Readonly<Record<string, Attribute>>

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type ValueOf<A extends Attribute> = A extends { kind: 'boolean' }
  ? boolean
  : A extends { kind: 'choice'; of: readonly (infer Choice)[] }
    ? Choice
    : A extends { kind: 'json' }
      ? unknown
      : string

/** The strict props that come out of a table, in camelCase. */
export type PropsOf<Table extends AttributeTable> = {
  [Name in keyof Table & string as Camel<Name>]: ValueOf<Table[Name]>
}

/** What all five elements take (public contract, section 3). */
export const COMMON_ATTRIBUTES = {
  site: { kind: 'choice', of: SITES, default: DEFAULT_SITE, isPageWide: true },
  // The site decides its default.
  locale: { kind: 'choice', of: LOCALES, default: DEFAULT_LOCALE, isPageWide: true },
  product: { kind: 'text', default: 'Shop', isPageWide: true },
  stage: { kind: 'choice', of: ['production', 'staging', 'test'], default: 'production', isPageWide: true },
  theme: { kind: 'choice', of: THEMES, default: DEFAULT_THEME, isPageWide: true },
  'api-base': { kind: 'text', default: '', isPageWide: true },
} as const satisfies AttributeTable

export interface CommonProps {
  site: Site
  locale: Locale
  product: string
  stage: 'production' | 'staging' | 'test'
  theme: string
  apiBase: string
}

/** Where the values come from; a test or the prerenderer brings its own. */
export interface AttributeSource {
  tag: string
  attribute(name: string): string | null
  pageRoot(name: string): string | null
  block: Readonly<Record<string, unknown>>
}

export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a raw value means, or `undefined` when it is no value of this kind. */
export function parseAttribute(name: string, attribute: Attribute, raw: unknown): { value: unknown } | undefined {
  switch (attribute.kind) {
    case 'boolean':
      // A template may write the attribute's own name, as in HTML's disabled="disabled".
      if (raw === true || raw === '' || raw === 'true' || raw === name) return { value: true }
      return raw === false || raw === 'false' ? { value: false } : undefined
    case 'choice':
      return typeof raw === 'string' && attribute.of.includes(raw) ? { value: raw } : undefined
    case 'text':
      return typeof raw === 'string' ? { value: raw } : undefined
    case 'json':
      if (typeof raw !== 'string') return { value: raw }
      try {
        return { value: JSON.parse(raw) }
      } catch {
        return undefined
      }
  }
}

function resolve(name: string, attribute: Attribute, source: AttributeSource): unknown {
  const rungs: [where: string, raw: unknown][] = [[`<${source.tag}> attribute ${name}`, source.attribute(name)]]
  if (attribute.isPageWide) {
    rungs.push([`<${source.tag}> page root data-${name}`, source.pageRoot(name)])
    rungs.push([`<${source.tag}> JSON block "${toCamelCase(name)}"`, source.block[toCamelCase(name)]])
  }
  for (const [where, raw] of rungs) {
    if (raw === null || raw === undefined) continue
    const parsed = parseAttribute(name, attribute, raw)
    if (parsed) return parsed.value
    warn(`${where}: "${String(raw)}" is not understood; ${JSON.stringify(attribute.default)} is used.`)
    return attribute.default
  }
  return attribute.default
}

/** All props of one element, strict and complete. */
export function resolveProps<Table extends AttributeTable>(
  table: Table,
  source: AttributeSource,
): PropsOf<Table> & CommonProps {
  const props: Record<string, unknown> = {}
  const resolvedSite = resolve('site', COMMON_ATTRIBUTES.site, source)
  const site = isSite(resolvedSite) ? resolvedSite : DEFAULT_SITE
  const locale = { ...COMMON_ATTRIBUTES.locale, default: localeOf(site) }
  const all: AttributeTable = { ...COMMON_ATTRIBUTES, locale, ...table }
  for (const name of Object.keys(all)) {
    const attribute = all[name]
    if (attribute && name !== 'site') props[toCamelCase(name)] = resolve(name, attribute, source)
  }
  // Paths begin with a slash; one more would name a host.
  const apiBase = String(props.apiBase).replace(/\/+$/, '')
  return { ...props, site, apiBase } as PropsOf<Table> & CommonProps
}
