/** Addresses of the live page in its copy (TRY-2). */
import type { Token } from 'parse5'
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import type { Edit } from '../edits.ts'

export type Element = Htmlparser2TreeAdapterMap['element']

/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'action', 'poster']

/** The places of an element's tags and attributes in the text. */
export const placesOf = ({ sourceCodeLocation }: Element) =>
  sourceCodeLocation as Token.ElementLocation | null | undefined

/** The beginning of the copy's addresses: nothing, but where the page's `<base>` is another host. */
export function ownOrigin(all: readonly Element[], origin: string, local = ''): string {
  const base = all.find(({ name, attribs }) => name === 'base' && attribs.href !== undefined)?.attribs.href ?? ''
  return URL.canParse(base, origin) && new URL(base, origin).origin !== origin ? local : ''
}

/** Links to the live page stay with us: its origin is cut out of what is written. */
export function localAddresses(html: string, element: Element, origin: string, own: string): Edit[] {
  return ADDRESSES.flatMap((name) => {
    const value = element.attribs[name]?.trim() ?? ''
    const rest = value.slice(origin.length)
    const place = placesOf(element)?.attrs?.[name]
    if (!place || !value.startsWith(origin) || !/^([/?#]|$)/.test(rest)) return []
    const start = html.indexOf(origin, place.startOffset)
    if (start < 0 || start >= place.endOffset) return []
    // An address that begins with // would be another host.
    const text = rest.startsWith('//') ? '/.' : rest.startsWith('/') ? '' : '/'
    return [{ start, end: start + origin.length, text: own || text }]
  })
}
