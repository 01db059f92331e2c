import type { ViewChild, ViewNode } from '../view/view.ts'
import { writeAttribute } from './patches.ts'
import { createNode } from './write-views.ts'

/** Tells a child from its siblings: a row of another item is another node, or a touch would mean something else. */
const nameOf = (child: ViewChild, at: number) =>
  typeof child === 'string' ? at : `${child.tag} ${child.attributes.class?.split(' ')[0]} ${child.key ?? at}`

/** Makes nodes that show `before` show `after`. What shows the same stays, with focus and scroll position. */
export function updateChildren(parent: Element, before: readonly ViewChild[], after: readonly ViewChild[]): void {
  const nodes = [...parent.childNodes]
  const places = new Map(before.map((child, at) => [nameOf(child, at), at]))
  const next = after.map((child, at) => {
    const place = places.get(nameOf(child, at))
    const node = place === undefined ? undefined : nodes[place]
    if (!node) return createNode(child, parent.namespaceURI)
    updateNode(node, before[place as number] as ViewChild, child)
    return node
  })
  const kept = new Set<Node>(next)
  for (const node of nodes) if (!kept.has(node)) node.remove()
  next.forEach((node, at) => {
    if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null)
  })
}

/** Makes a node that shows `before` show `after`. */
export function updateNode(node: Node, before: ViewChild, after: ViewChild): void {
  if (before === after) return
  if (typeof after === 'string') {
    node.textContent = after
    return
  }
  const { attributes, children } = before as ViewNode
  for (const name of Object.keys({ ...attributes, ...after.attributes })) {
    const value = after.attributes[name]
    // A picture that has come has another class meanwhile.
    if (attributes[name] !== value) writeAttribute(node as Element, name, value ?? null)
  }
  updateChildren(node as Element, children, after.children)
}
