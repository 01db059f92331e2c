import { asciiHtml } from '../../../src/render/portable-text.ts'
import { escapeMarkup } from '../../../src/shop/text/escape-markup.ts'
import type { FragmentRequest } from './fragment-request.ts'
import type { Pieces } from './pieces.ts'

const END_OF_TAG = '>'.charCodeAt(0)

/** A fragment with other attributes on its tag. Its own hold no `>`: they are those of a look. */
export function withAttributes([first, ...others]: Pieces, { tag, attributes }: FragmentRequest): Pieces {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
  const start = new TextEncoder().encode(asciiHtml(`<${tag}${given.join('')}>`))
  return first ? [start, first.subarray(first.indexOf(END_OF_TAG) + 1), ...others] : [start]
}
