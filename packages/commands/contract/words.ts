/** Rules that the document has in words only, as checks. */
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { safeUrl } from '../../../src/page/browser/safe-url.ts'
import { parseColour } from '../../../src/shop/promotion/colour.ts'
import { RICH_TAGS } from '../../../src/shop/promotion/promotion.ts'
import type { Schema } from '../contract.ts'

/** An address becomes a link or a picture only when it is http(s) or relative; an empty one counts as missing (CALL-22). */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'uri-reference': (url) => url.trim() === '' || safeUrl(url.trim()) !== undefined,
}

/** By schema: the same with the words as keywords. */
export const WORDS: Readonly<Record<string, (schema: Schema) => Schema>> = {
  RichText: (schema) => ({ ...schema, richText: true }),
  Colour: ({ properties, ...schema }) => ({
    ...schema,
    properties: { colorCode: { ...(properties as Record<string, Schema>).colorCode, colour: true } },
  }),
}

export const isColour = (text: string): boolean => parseColour(text) !== undefined

/** Whether nothing of a text is removed (PROMO-33). */
export function isRichText(text: string): boolean {
  const isKept = (node: DefaultTreeAdapterMap['childNode']): boolean => {
    if (!('tagName' in node)) return node.nodeName === '#text'
    const isKnown = (RICH_TAGS as readonly string[]).includes(node.tagName)
    const names = node.tagName === 'a' ? ['href', 'target'] : []
    const areKept = node.attrs.every(
      ({ name, value }) => names.includes(name) && (name !== 'href' || safeUrl(value) !== undefined),
    )
    return isKnown && areKept && node.childNodes.every(isKept)
  }
  return parseFragment(text).childNodes.every(isKept)
}
