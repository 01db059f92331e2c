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

/** What is in a fragment is not the page's; other templates, as in Vue's files, are read. */
function childrenOf(node: Node): readonly Node[] {
  if (isElement(node) && attributeOf(node, 'shadowrootmode') !== undefined) return []
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** All elements in the order of the text, with their ancestors. */
export function* elementsIn(node: Node, ancestors: readonly Element[] = []): Generator<[Element, readonly Element[]]> {
  const inner = isElement(node) ? [...ancestors, node] : ancestors
  for (const child of childrenOf(node))
    if (isElement(child)) {
      yield [child, inner]
      yield* elementsIn(child, inner)
    }
}
