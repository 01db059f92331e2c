/**
 * Texts of a campaign: hostile until DOMPurify has cleaned them, and then a tree of a few tags, never HTML again. It is
 * fetched only for texts that hold markup.
 */
import type { Config, DOMPurify } from 'dompurify'
import { safeUrl } from '../page/browser/safe-url.ts'
import { plainOf, RICH_TAGS, type RichElement, type RichTag, type RichText } from '../shop/promotion/promotion.ts'

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

let purifier: DOMPurify | undefined
let loading: Promise<void> | undefined

export const hasMarkup = (text: string): boolean => MARKUP.test(text)

/** Fetches what cleans markup; without it the texts are shown without theirs. */
export function loadPurifier(): Promise<void> {
  loading ??= import('dompurify').then(
    ({ default: found }) => {
      // Under Trusted Types it needs its policy `dompurify`; where the page bars that, it can read nothing.
      const read = found.sanitize('<b>x</b>', CONFIG) as DocumentFragment | null
      if (read?.textContent === 'x') purifier = found
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** What of a text may be shown, as a tree; empty when nothing is left. */
export function toRichText(text: string): RichText {
  const tree = hasMarkup(text) ? (purifier ? treeOf(purifier.sanitize(text, CONFIG)) : [withoutTags(text)]) : [text]
  return plainOf(tree).trim() === '' ? [] : tree
}

/** The same without its markup, on one line: for the names of links and buttons. */
export const toPlainText = (text: string): string => plainOf(toRichText(text)).replace(/\s+/g, ' ').trim()

/** Looks at every node anew: what is not known here is not shown, whoever let it through. */
function treeOf(parent: Node): RichText {
  const parts: (string | RichElement)[] = []
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '')
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

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '' }

/** Only for the looks, when nothing may read HTML: it becomes text in any case. */
const withoutTags = (text: string) =>
  text
    .replace(/<(script|style)\b.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<!--.*?(-->|$)|<[a-z/!?][^>]*(>|$)/gis, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .trim()
