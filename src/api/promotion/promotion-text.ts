/**
 * Texts of a promotion become a tree of a few known tags and never HTML again (PROMO-33, PROMO-35). DOMPurify cleans them before; it
 * is loaded only for texts whose markup is not plain.
 */
import type { Config } from 'dompurify'
import { safeUrl } from '../../page/browser/safe-url.ts'
import {
  plainTextOf,
  RICH_TAGS,
  type RichElement,
  type RichTag,
  type RichText,
} from '../../shop/promotion/promotion.ts'

/** Reads the markup that most texts have, with neither a parser of HTML nor DOMPurify: nothing in it needs to be removed (PROMO-33). */
const INLINE: readonly RichTag[] = ['b', 'strong', 'em', 'i', 'sup', 'sub', 'span', 'br', 'a']
const LISTS: readonly RichTag[] = ['ul', 'ol']
/** The children that a parser of HTML leaves in a tag; in any other, those of {@link INLINE}. */
const CONTENT: Partial<Record<RichTag, readonly RichTag[]>> = {
  ul: ['li'],
  ol: ['li'],
  li: [...INLINE, 'p', ...LISTS],
}
const TOP: readonly RichTag[] = [...INLINE, 'p', ...LISTS]

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
}

/** A tag with the address of a link at most, an entity, or words: without characters that a parser changes. */
const PART =
  /<(\/?)([a-z]+)( ?\/)?(?: href="([^"&<>\s]*)"(?: target="(_blank)")?)?>|&(amp|lt|gt|quot|apos|nbsp|shy);|&(?= )|[^<&\r\0]+/gi
const MAX_DEPTH = 8

interface Open {
  tag?: RichTag
  children: (string | RichElement)[]
}

/**
 * The tree of a text whose tags are known, nested as HTML allows, closed, and have no attributes but the valid address of a link;
 * undefined for any other text.
 */
export function readPlainMarkup(text: string): RichText | undefined {
  const top: Open = { children: [] }
  const open = [top]
  let end = 0
  for (const match of text.matchAll(PART)) {
    const [part, slash, written, isClosed, address, target, entity] = match
    if (match.index !== end) return undefined
    end += part.length
    const name = written?.toLowerCase() as RichTag | undefined
    const { tag, children } = open.at(-1) ?? top
    if (!name) addWords(children, entity ? (ENTITIES[entity.toLowerCase()] ?? part) : part)
    else if (slash) {
      if (tag !== name || isClosed || address !== undefined) return undefined
      open.pop()
    } else {
      const allowed = tag ? (CONTENT[tag] ?? INLINE) : TOP
      const href = safeUrl(address)
      const isLinkInLink = name === 'a' && open.some(({ tag }) => tag === 'a')
      const isOdd = isClosed ? name !== 'br' : Boolean(href) !== (name === 'a') || (!href && address !== undefined)
      if (!allowed.includes(name) || isLinkInLink || isOdd || open.length > MAX_DEPTH) return undefined
      const link = href && { href, opensWindow: Boolean(target) }
      const element: Open & RichElement = { tag: name, ...link, children: [] }
      children.push(element)
      if (name !== 'br') open.push(element)
    }
  }
  return end === text.length && open.length === 1 ? top.children : undefined
}

/** Words that follow words are one text, as in a document. */
function addWords(children: (string | RichElement)[], words: string): void {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + words
  else children.push(words)
}

const MARKUP = /<[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i
const HTML = 'http://www.w3.org/1999/xhtml'
const CONFIG = {
  ALLOWED_TAGS: [...RICH_TAGS],
  ALLOWED_ATTR: ['href', 'target'],
  ALLOWED_NAMESPACES: [HTML],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Turns a text with markup into its allowed parts. */
export type MarkupReader = (text: string) => RichText

let readMarkup: MarkupReader | undefined
let loading: Promise<void> | undefined

/** Whether only DOMPurify can read a text. */
export const needsPurifier = (text: string): boolean => MARKUP.test(text) && !readPlainMarkup(text)

/** For where there is no DOM, which DOMPurify needs. */
export const readMarkupBy = (reader: MarkupReader): void => {
  readMarkup = reader
}

/** Without DOMPurify texts that need it are shown without their markup (PROMO-36). */
export async function loadPurifier(): Promise<void> {
  if (readMarkup) return
  loading ??= import('./purifier.late.ts').then(
    ({ purifier }) => {
      const loaded = purifier()
      // It parses nothing if Trusted Types forbid its policy `dompurify`.
      const parsed = loaded.sanitize('<b>x</b>', CONFIG) as DocumentFragment | null
      if (parsed?.textContent === 'x') readMarkup = (text) => treeOf(loaded.sanitize(text, CONFIG))
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** The allowed parts of a text; empty when there are none (PROMO-33). */
export function toRichText(text: string): RichText {
  const tree = MARKUP.test(text) ? (readPlainMarkup(text) ?? readMarkup?.(text) ?? [withoutTags(text)]) : [text]
  return plainTextOf(tree).trim() === '' ? [] : tree
}

/** In one line and without markup, for names of links and buttons (PROMO-34). No-break spaces stay. */
export const toPlainText = (text: string): string =>
  plainTextOf(toRichText(text))
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()

/** Checks every node again, independently of DOMPurify. */
function treeOf(parent: Node): RichText {
  const parts: (string | RichElement)[] = []
  for (const node of parent.childNodes) {
    if (node.nodeType === node.TEXT_NODE) parts.push(node.nodeValue ?? '')
    else if (isAllowed(node)) parts.push(elementOf(node))
  }
  return parts
}

const isAllowed = (node: Node): node is HTMLElement =>
  (node as Element).namespaceURI === HTML && RICH_TAGS.includes((node as Element).localName as RichTag)

function elementOf(element: HTMLElement): RichElement {
  const children = treeOf(element)
  if (element.localName !== 'a') return { tag: element.localName as RichTag, children }
  const href = safeUrl(element.getAttribute('href') ?? undefined)
  if (!href) return { tag: 'span', children }
  return { tag: 'a', href, opensWindow: element.getAttribute('target') === '_blank', children }
}

/** Makes markup readable where nothing may parse it. Not for safety: the result is shown as text. */
const withoutTags = (text: string) =>
  text
    .replace(/<(script|style)\b.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<!--.*?(-->|$)|<[a-z/!?][^>]*(>|$)/gis, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .trim()
