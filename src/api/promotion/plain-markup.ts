/** Reads the markup that most texts have, with neither a parser of HTML nor DOMPurify: nothing in it needs to be removed (PROMO-33). */
import { safeUrl } from '../../page/browser/safe-url.ts'
import type { RichElement, RichTag, RichText } from '../../shop/promotion/promotion.ts'

const INLINE: readonly RichTag[] = ['b', 'strong', 'em', 'i', 'sup', 'sub', 'span', 'br', 'a']
const LISTS: readonly RichTag[] = ['ul', 'ol']
/** The children that a parser of HTML leaves in a tag; in any other, those of {@link INLINE}. */
const CONTENT: Partial<Record<RichTag, readonly RichTag[]>> = {
  ul: ['li'],
  ol: ['li'],
  li: [...INLINE, 'p', ...LISTS],
}
const TOP: readonly RichTag[] = [...INLINE, 'p', ...LISTS]

export const ENTITIES: Readonly<Record<string, string>> = {
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
