import type { Attribute, AttributeTable } from '../../../src/page/configuration/attribute.ts'
import { ATTRIBUTES } from '../../../src/page/configuration/attribute-tables.ts'
import { parseAttribute, resolveProps } from '../../../src/page/configuration/attributes.ts'
import { COMMON_ATTRIBUTES } from '../../../src/page/configuration/tables/common.ts'
import type { FragmentTag } from '../../../src/render/render.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'

/** Longer queries come from no template. */
const MAX_QUERY_LENGTH = 4000

/** Why a request gets no fragment. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** The `error` of the answer. */
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export interface FragmentRequest {
  site: Site
  tag: FragmentTag
  /** As given, `site` included, sorted by name. */
  attributes: Readonly<Record<string, string>>
  /** The same for equal requests. */
  key: string
}

/** Refuses an attribute by throwing, or has it left out. */
export type Refuse = (problem: Problem, of: { site: Site; tag: FragmentTag }) => void

const byThrowing: Refuse = (problem) => {
  throw problem
}

/**
 * Reads `/fragments/<SITE>/<tag>?<attribute>=<value>…`.
 *
 * @throws {Problem} 400 for an unknown site, tag, attribute or value, unless `refuse` leaves it out; 404 for another path.
 */
export function readFragmentRequest(url: URL, sites: readonly Site[], refuse: Refuse = byThrowing): FragmentRequest {
  const [site = '', tag = '', ...more] = url.pathname.slice('/fragments/'.length).split('/')
  if (more.length > 0) throw new Problem(404, 'NOT_FOUND', 'The path of a fragment is /fragments/<SITE>/<tag>.')
  checkSite(sites, site)
  if (!Object.hasOwn(TABLES, tag))
    throw new Problem(400, 'UNKNOWN_TAG', `The tag must be one of ${Object.keys(TABLES).join(', ')}.`)
  return requestOf(site, tag as FragmentTag, url.searchParams, refuse)
}

const FRAME_TAGS = ['shop-header', 'shop-footer'] as const

/**
 * Reads the query of `/frame/<SITE>`: the requests for its header and footer. A name goes to each that has such an attribute; after
 * `header.` or `footer.` to that one only, in the place of the common one.
 *
 * @throws {Problem} as `readFragmentRequest`.
 */
export function readFrameRequests(
  site: string,
  query: URLSearchParams,
  sites: readonly Site[],
  refuse: Refuse = byThrowing,
): { site: Site; requests: FragmentRequest[] } {
  checkSite(sites, site)
  for (const name of query.keys())
    if (!FRAME_TAGS.some((tag) => hasAttribute(tag, name)))
      refuse(new Problem(400, 'UNKNOWN_ATTRIBUTE', unknownFrameAttribute(name)), {
        site,
        tag: name.startsWith(prefixOf('shop-footer')) ? 'shop-footer' : 'shop-header',
      })
  const requests = FRAME_TAGS.map((tag) => {
    const own = new URLSearchParams()
    for (const [name, value] of query) if (name.startsWith(prefixOf(tag))) own.append(nameIn(tag, name), value)
    const given = new URLSearchParams(own)
    for (const [name, value] of query) if (Object.hasOwn(TABLES[tag], name) && !own.has(name)) given.append(name, value)
    return requestOf(site, tag, given, refuse)
  })
  return { site, requests }
}

/** `header.` */
const prefixOf = (tag: FragmentTag) => `${tag.slice('shop-'.length)}.`
const nameIn = (tag: FragmentTag, name: string) =>
  name.startsWith(prefixOf(tag)) ? name.slice(prefixOf(tag).length) : name
const hasAttribute = (tag: FragmentTag, name: string) => Object.hasOwn(TABLES[tag], nameIn(tag, name))

function unknownFrameAttribute(name: string): string {
  if (name === 'site') return 'The site is named by the path, not by the query.'
  const what = /^[a-z.-]{1,40}$/.test(name) ? `"${name}" is no attribute` : 'The query has no attributes'
  const all = FRAME_TAGS.map((tag) => `Those of ${tag} are ${Object.keys(TABLES[tag]).join(', ')}.`)
  return `${what} of header and footer. ${all.join(' ')} header.<name> and footer.<name> are for one of them.`
}

function checkSite(sites: readonly Site[], site: string): asserts site is Site {
  if (!isOneOf(sites, site)) throw new Problem(400, 'UNKNOWN_SITE', `The site must be one of ${sites.join(', ')}.`)
}

/** @throws {Problem} 400 for a query that is too long. */
export function checkLength({ search }: URL): void {
  if (search.length > MAX_QUERY_LENGTH)
    throw new Problem(400, 'QUERY_TOO_LONG', `A query has at most ${MAX_QUERY_LENGTH} characters.`)
}

function requestOf(site: Site, tag: FragmentTag, query: URLSearchParams, refuse: Refuse): FragmentRequest {
  const attributes = readAttributes(tag, query, (problem) => refuse(problem, { site, tag }))
  const all = { site, ...attributes }
  return { site, tag, attributes: all, key: JSON.stringify([site, tag, attributes]) }
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.includes(value as Value)

/** The attributes of the query, sorted by name: equal requests give equal fragments. */
function readAttributes(
  tag: FragmentTag,
  query: URLSearchParams,
  refuse: (problem: Problem) => void,
): Record<string, string> {
  const table = TABLES[tag]
  const attributes: Record<string, string> = {}
  for (const name of [...new Set(query.keys())].sort()) {
    const attribute = Object.hasOwn(table, name) ? table[name] : undefined
    const [value = '', ...others] = query.getAll(name)
    if (!attribute) refuse(new Problem(400, 'UNKNOWN_ATTRIBUTE', unknownAttribute(tag, name)))
    else if (others.length > 0) refuse(new Problem(400, 'REPEATED_ATTRIBUTE', `"${name}" is given more than once.`))
    else if (!parseAttribute(name, attribute, value))
      refuse(new Problem(400, 'INVALID_VALUE', `"${name}" must be ${expected(attribute)}.`))
    else attributes[name] = value
  }
  return attributes
}

/** The attributes of a tag by name, aliases too; the site is named by the path. */
function makeTable(tag: FragmentTag): AttributeTable {
  const { site: _, ...common } = COMMON_ATTRIBUTES
  const table: Record<string, Attribute> = { ...common, ...ATTRIBUTES[tag] }
  for (const attribute of Object.values(table)) if (attribute.alias) table[attribute.alias] = attribute
  return table
}

const TABLES: Readonly<Record<FragmentTag, AttributeTable>> = {
  'shop-header': makeTable('shop-header'),
  'shop-footer': makeTable('shop-footer'),
  'shop-newsletter': makeTable('shop-newsletter'),
}

function unknownAttribute(tag: FragmentTag, name: string): string {
  if (name === 'site') return 'The site is named by the path, not by the query.'
  const what = /^[a-z-]{1,40}$/.test(name) ? `"${name}" is no attribute` : 'The query has no attributes'
  return `${what} of ${tag}. Its attributes are ${Object.keys(TABLES[tag]).join(', ')}.`
}

function expected(attribute: Attribute): string {
  if (attribute.kind === 'choice') return `one of ${attribute.of.join(', ')}`
  if (attribute.kind === 'boolean') return 'true or false, or empty for true'
  // Any other text is valid.
  return attribute.kind === 'json' ? 'JSON' : 'an http(s) or relative address'
}

/** The attributes as props, with defaults. */
export const propsOf = ({ tag, attributes }: FragmentRequest): Readonly<Record<string, unknown>> =>
  resolveProps(ATTRIBUTES[tag] as AttributeTable, {
    tag,
    attribute: (name) => attributes[name] ?? null,
    pageRoot: () => null,
    block: {},
  })
