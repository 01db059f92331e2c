/** Texts of campaigns without a DOM: parsed as a browser parses them, then a tree of the allowed tags, never HTML again (PROMO-33). */
import { type DefaultTreeAdapterMap, html as parse5Html, parseFragment } from 'parse5'
import { safeUrl } from '../page/browser/safe-url.ts'
import { plainTextOf, RICH_TAGS, type RichElement, type RichTag, type RichText } from '../shop/promotion/promotion.ts'
import { escapeMarkup } from '../shop/text/escape-markup.ts'

type Node = DefaultTreeAdapterMap['childNode']
type Element = DefaultTreeAdapterMap['element']

/** Removed with all they hold, as DOMPurify does in the browser; of other tags the words stay. */
const REMOVED = new Set(
  'audio colgroup head iframe noembed noframes noscript plaintext script selectedcontent style template thead title video xmp'.split(
    ' ',
  ),
)

/** Browsers limit how deep a document may be. */
const MAX_DEPTH = 32
/** Parsed again, a text settles after two or three times. */
const MAX_ROUNDS = 5

/**
 * The allowed parts of a text. A browser that parses the fragment must come to this very tree, or hydration would find
 * another one: an `<a>` in an `<a>`, which removing what is between them can leave, would be taken apart.
 */
export function readMarkup(text: string): RichText {
  let html = text
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tree = treeOf(parseFragment(html).childNodes, 0)
    const next = htmlOf(tree)
    if (next === html) return tree
    html = next
  }
  return [plainTextOf(treeOf(parseFragment(html).childNodes, 0))]
}

function treeOf(nodes: readonly Node[], depth: number): RichText {
  const parts: (string | RichElement)[] = []
  const add = (part: string | RichElement) => {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part !== '') parts.push(part)
  }
  for (const node of nodes) {
    if (node.nodeName === '#text') add((node as DefaultTreeAdapterMap['textNode']).value)
    else if ('tagName' in node) for (const part of partsOf(node, depth)) add(part)
  }
  return parts
}

/** One part, or what an element without a tag of its own holds. */
function partsOf(element: Element, depth: number): RichText {
  const isHtml = element.namespaceURI === parse5Html.NS.HTML
  if (!isHtml || REMOVED.has(element.tagName) || depth > MAX_DEPTH) return []
  const children = treeOf(element.childNodes, depth + 1)
  const tag = element.tagName as RichTag
  if (!RICH_TAGS.includes(tag)) return children
  if (tag !== 'a') return [{ tag, children }]
  const attributeOf = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value
  const href = safeUrl(attributeOf('href'))
  if (!href) return [{ tag: 'span', children }]
  return [{ tag, href, opensWindow: attributeOf('target') === '_blank', children }]
}

/** For parsing again only. */
const htmlOf = (text: RichText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return escapeMarkup(part)
      const { tag, href, opensWindow, children } = part
      const link = href ? ` href="${escapeMarkup(href)}"${opensWindow ? ' target="_blank"' : ''}` : ''
      return tag === 'br' ? '<br>' : `<${tag}${link}>${htmlOf(children)}</${tag}>`
    })
    .join('')
