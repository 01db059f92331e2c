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
import { ENTITIES, readPlainMarkup } from './plain-markup.ts'

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
