/**
 * Resolves attributes to strict props. The first source with a value wins: attribute, page root, JSON block, default
 * (CONFIG-1). An invalid value is replaced by the default, with a warning; nothing here throws.
 */
import { DEFAULT_SITE, isSite, localeOf } from '../../shop/sites/sites.ts'
import { withoutEndSlashes } from '../../shop/text/without-end-slashes.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { type Attribute, type AttributeTable, type PropsOf, toCamelCase } from './attribute.ts'
import { COMMON_ATTRIBUTES, type CommonProps } from './tables/common.ts'
import { warn } from './warn.ts'

/** The places that values come from; tests and src/render pass their own. */
export interface AttributeSource {
  tag: string
  attribute(name: string): string | null | undefined
  pageRoot(name: string): string | null
  block: Readonly<Record<string, unknown>>
}

/** Converts a raw value to the attribute's type; `undefined` when it is not valid. */
export function parseAttribute(name: string, attribute: Attribute, raw: unknown): { value: unknown } | undefined {
  switch (attribute.kind) {
    case 'boolean':
      // A template may write the attribute's own name, as in HTML's disabled="disabled".
      if (raw === true || raw === '' || raw === 'true' || raw === name) return { value: true }
      return raw === false || raw === 'false' ? { value: false } : undefined
    case 'choice':
      return typeof raw === 'string' && attribute.of.includes(raw) ? { value: raw } : undefined
    case 'text':
      return typeof raw === 'string' && !(attribute.isUrl && raw && !safeUrl(raw)) ? { value: raw } : undefined
    case 'json':
      return attribute.parse(raw)
  }
}

const attributeOf = (source: AttributeSource, name: string, { alias }: Attribute) =>
  source.attribute(name) ?? (alias ? source.attribute(alias) : null)

function resolve(name: string, attribute: Attribute, source: AttributeSource): unknown {
  const candidates: [where: string, raw: unknown][] = [[`attribute ${name}`, attributeOf(source, name, attribute)]]
  if (Object.hasOwn(COMMON_ATTRIBUTES, name))
    candidates.push(
      [`page root data-${name}`, source.pageRoot(name)],
      [`JSON block "${toCamelCase(name)}"`, source.block[toCamelCase(name)]],
    )
  for (const [where, raw] of candidates) {
    if (raw === null || raw === undefined) continue
    const parsed = parseAttribute(name, attribute, raw)
    if (parsed) return parsed.value
    warn(`<${source.tag}> ${where}: "${String(raw)}" is not valid; ${JSON.stringify(attribute.default)} is used.`)
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
  // Paths begin with a slash; a second one would name a host (CONFIG-11).
  const apiBase = withoutEndSlashes(String(props.apiBase))
  return { ...props, site, apiBase } as PropsOf<Table> & CommonProps
}
