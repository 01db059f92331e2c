import { asciiHtml } from '../render/ascii.ts'
import { escapeAttribute } from '../render/escape-attribute.ts'
import type { FragmentRequest } from './fragment-request.ts'

const END_OF_TAG = '>'.charCodeAt(0)

/** A fragment with other attributes on its tag. Its own hold no `>`: they are those of a look. */
export function withAttributes(fragment: Uint8Array, { tag, attributes }: FragmentRequest): Uint8Array<ArrayBuffer> {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const start = new TextEncoder().encode(asciiHtml(`<${tag}${given.join('')}>`))
  const rest = fragment.subarray(fragment.indexOf(END_OF_TAG) + 1)
  const body = new Uint8Array(start.length + rest.length)
  body.set(start)
  body.set(rest, start.length)
  return body
}
