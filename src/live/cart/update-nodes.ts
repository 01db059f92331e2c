import type { ViewChild, ViewNode } from '../../view/view.ts'
import { writeAttribute } from '../patches.ts'
import { createNode } from '../write-views.ts'

const keyOf = (child: ViewChild) => (typeof child === 'string' ? undefined : child.key)
const kindOf = ({ tag, attributes }: ViewNode) => `${tag} ${attributes.class?.split(' ')[0]}`

/** Whether the node of one can show the other: a row of another item is another node, or a touch would mean something else. */
function isSameNode(before: ViewChild | undefined, after: ViewChild): boolean {
  if (typeof before !== 'object' || typeof after !== 'object') return typeof before === typeof after
  return before.key === after.key && kindOf(before) === kindOf(after)
}

/** Makes nodes that show `before` show `after`. What shows the same stays, with focus and scroll position; what the view does not name stays, too. */
export function updateChildren(parent: Element, before: readonly ViewChild[], after: readonly ViewChild[]): void {
  if (before === after) return
  const nodes = [...parent.childNodes]
  const places = new Map(before.map((child, place) => [keyOf(child) ?? place, place]))
  const kept = new Set<number>()
  const next = after.map((child, at) => {
    const place = places.get(keyOf(child) ?? at)
    const [node, shown] = place === undefined ? [] : [nodes[place], before[place]]
    if (place === undefined || !node || shown === undefined || kept.has(place) || !isSameNode(shown, child))
      return createNode(child, parent.namespaceURI)
    kept.add(place)
    updateNode(node, shown, child)
    return node
  })
  before.forEach((_, place) => {
    if (!kept.has(place)) nodes[place]?.remove()
  })
  next.forEach((node, at) => {
    const current = parent.childNodes[at] ?? null
    if (current !== node) parent.insertBefore(node, current)
  })
}

function updateNode(node: ChildNode, before: ViewChild, after: ViewChild): void {
  if (before === after) return
  if (typeof before === 'string' || typeof after === 'string') {
    node.textContent = after as string
    return
  }
  const element = node as Element
  for (const name of Object.keys({ ...before.attributes, ...after.attributes })) {
    const value = after.attributes[name]
    if (before.attributes[name] !== value) writeAttribute(element, name, value ?? null)
  }
  updateChildren(element, before.children, after.children)
}
