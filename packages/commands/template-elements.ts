/** The elements of a template, as lint and upgrade see them. */
import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const isElement = (node: Node): node is Element => 'tagName' in node

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

/** The template of a fragment, inside of its tag. */
export const isFragment = (node: Node): node is Element =>
  isElement(node) && attributeOf(node, 'shadowrootmode') !== undefined

/** The content of a fragment is not the page's; other templates, as in Vue's files, are read. */
function childrenOf(node: Node): readonly Node[] {
  if (isElement(node) && attributeOf(node, 'shadowrootmode') !== undefined) return []
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** An element, and the one that it stands in with its own. */
export type Found = readonly [element: Element, outer: Found | undefined]

/** All elements in the order of the text. Without recursion, which a deep page would end. */
export function* elementsIn(root: Node): Generator<Found> {
  const waiting: [Node, Found | undefined][] = [[root, undefined]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, outer] = next
    const found: Found | undefined = node !== root && isElement(node) ? [node, outer] : outer
    if (found !== outer && found) yield found
    for (const child of [...childrenOf(node)].reverse()) waiting.push([child, found])
  }
}
