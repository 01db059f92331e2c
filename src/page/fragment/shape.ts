/**
 * The shape of a fragment, a short hash of each part that must come through tools unchanged. It is made of the markup as the build writes it
 * and as a browser gives it back (`innerHTML`), which differ in entities and blanks only (DELIVERY-94).
 */
import { fromJson } from '../browser/json.ts'
import { sizeOf } from './size.ts'

/** A start tag, or a text, which has no name. Of a style or a script `text` is what is in it. */
export interface Part {
  name: string
  attributes: [name: string, value: string][]
  text: string
}

const VALUES = `(?:"[^"]*"|'[^']*'|[^"'>])*`
const PARTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(style|script)\\b(${VALUES})>([\\s\\S]*?)</\\1\\s*>|<([a-z][\\w-]*)(${VALUES})>|</[^>]*>|([^<]+)`,
  'gi',
)
const ATTRIBUTES = /([^\s"'=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Markup piece by piece, without a parser: the doctor and the live layer may be under a policy that wants Trusted Types. */
export function partsOf(html: string): Part[] {
  return [...html.matchAll(PARTS)].flatMap(([, raw, ofRaw = '', inside = '', tag, ofTag = '', text]): Part[] => {
    const name = raw ?? tag
    if (!name && text === undefined) return []
    const attributes = [...(raw ? ofRaw : ofTag).matchAll(ATTRIBUTES)].map(
      ([, name = '', ...values]): [string, string] => [name, values.find(Boolean) ?? ''],
    )
    return [{ name: name?.toLowerCase() ?? '', attributes, text: text ?? inside }]
  })
}

/** On the fragment's root: its size, then in place of decimals a short hash of each of its parts. */
const SHAPE = 'data-root'

/** In the order of their hashes. */
export const ASPECTS = ['style', 'elements', 'attributes', 'texts', 'data'] as const
export type Aspect = (typeof ASPECTS)[number]

/** A change of one aspect goes unseen once in 100 times; a digit more would take 3 bytes of each fragment. */
const DIGITS = 2

/** A text without its entities, which may be written in any way. */
const wordsOf = (text: string) => text.replace(/&#?\w+;|\W/g, '')

/** The names in a sheet, in any order: classes, `:host`, at-rules and what they ask for. Minifiers write rules anew and merge them. */
function styleNames(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '')
  const names = plain.match(/\.[a-z_][\w-]*|:host\b|:popover-open\b|@[a-z-]+/gi) ?? []
  const asked = (plain.match(/@media[^{]*/gi) ?? []).flatMap((rule) => rule.match(/[a-z][a-z-]{3,}/gi) ?? [])
  const features = asked.map((name) => name.toLowerCase().replace(/^(min|max)-/, ''))
  return [...new Set([...names.map((name) => name.toLowerCase()), ...features])]
    .filter((name) => !/^(screen|only|@charset|media|and|not|all)$/.test(name))
    .sort()
}

function hashOf(text: string): string {
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0
  return `${(hash >>> 0) % 10 ** DIGITS}`.padStart(DIGITS, '0')
}

/**
 * Attributes whose loss breaks something; tools add their own `data-…`. Cleaners may drop a default such as `type="text"`, and add `rel`, `target`, `loading` and the like;
 * what a `<path>` looks like is written in many ways.
 */
const COUNTED =
  /^(id|class|part|name|for|slot|hidden|inert|required|novalidate|checked|disabled|popover|popovertarget|role|tabindex|href|src|action|autocomplete|aria-.*|data-(root|release|prerendered|live|control|track|theme|flyout|path|hidden|away|duty|legal))$/

/** Their values may be written in another way: addresses with a host, JSON with other escapes. */
const NAME_ONLY = /^(href|src|action|data-root|data-prerendered|data-release|aria-label|aria-description)$/

/** A value that is as good as none: `hidden="hidden"`, `popover="auto"`. */
function writtenValue(name: string, value: string): string {
  if (NAME_ONLY.test(name) || value.toLowerCase() === name || value === 'auto') return ''
  // Minifiers sort classes.
  return name === 'class' ? value.toLowerCase().split(/\s+/).sort().join(' ') : wordsOf(value)
}

/** An attribute that counts, in the words of a hash; undefined for others. */
export function countedAttribute([name, value]: readonly [string, string]): string | undefined {
  const lower = name.toLowerCase()
  return COUNTED.test(lower) ? `${lower}=${writtenValue(lower, value)}` : undefined
}

/** Keys and values of JSON, in any order. */
function leavesOf(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [`${path}:${data}`]
  return Object.entries(data).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`))
}

export const isStyle = ({ name }: Part): boolean => name === 'style'
export const isData = ({ name }: Part): boolean => name === 'script'
export const isElement = (part: Part): boolean => part.name !== '' && !isStyle(part) && !isData(part)

export const namesOfStyles = (parts: readonly Part[]): string[] =>
  styleNames(
    parts
      .filter(isStyle)
      .map(({ text }) => text)
      .join(''),
  )

function wordsByAspect(html: string): Record<Aspect, string> {
  const parts = partsOf(html)
  const elements = parts.filter(isElement)
  return {
    style: namesOfStyles(parts).join(' '),
    elements: elements.map(({ name }) => name).join(' '),
    attributes: elements
      .map(({ attributes }) =>
        attributes
          .flatMap((one) => countedAttribute(one) ?? [])
          .sort()
          .join(' '),
      )
      .join('|'),
    texts: wordsOf(
      parts
        .filter(({ name }) => name === '')
        .map(({ text }) => text)
        .join(''),
    ),
    data: parts
      .filter(isData)
      .flatMap(({ text }) => leavesOf(fromJson(text)).sort())
      .join(' '),
  }
}

const hashesOf = (html: string): string => {
  const words = wordsByAspect(html)
  return ASPECTS.map((aspect) => hashOf(words[aspect])).join('')
}

/** The value of the attribute, which is part of the size that it names. `inside`: of shadow roots in it. */
export function shapeOf(html: string, inside: string): string {
  const hashes = hashesOf(html + inside)
  const size = sizeOf(html + hashes)
  // With its own digits.
  return `${size + `${size + 4}`.length}.${hashes}`
}

/** The aspects in which a fragment is not what its own shape says; undefined where it has none. */
export function changedAspects(html: string): Aspect[] | undefined {
  const [, told] = new RegExp(` ${SHAPE}="?'?\\d+\\.(\\d+)`).exec(html) ?? []
  if (!told) return undefined
  const hashes = hashesOf(html)
  const isOther = (_: Aspect, at: number) =>
    told.slice(at * DIGITS, (at + 1) * DIGITS) !== hashes.slice(at * DIGITS, (at + 1) * DIGITS)
  return ASPECTS.filter(isOther)
}

/** In the HTML of a tag whose template has become elements of the page, or text. */
export const LEFT = /shop-base|shadowrootmode/
