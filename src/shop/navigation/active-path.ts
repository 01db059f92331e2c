/** The active path: the nodes that lead to the current page (NAV-35, NAV-36). */
import { withoutEndSlashes } from '../text/without-end-slashes.ts'
import type { NavigationNode } from './navigation.ts'

/** The decoded path of an address, without trailing slashes. */
function pathOf(href: string): string {
  const path = href.replace(/^([a-z]+:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const bare = withoutEndSlashes(path)
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The entries with the active path marked, down to the node with the page's path or, failing that, the first node with
 * the same last path segment. Only the nodes along the path are copied.
 */
export function withActivePath(nodes: readonly NavigationNode[], page: string): readonly NavigationNode[] {
  const path = pathOf(page)
  const segment = lastSegment(path)
  if (!segment) return nodes
  // Reading an address takes long, and a menu may have thousands: most of them can't be it at first sight.
  const mayBe = (href: string) => href.includes(segment) || href.includes('%')
  const hasSamePath = (href: string) => mayBe(href) && pathOf(href) === path
  const hasSameSegment = (href: string) => mayBe(href) && lastSegment(pathOf(href)) === segment
  return marked(nodes, hasSamePath) ?? marked(nodes, hasSameSegment) ?? nodes
}

function marked(
  nodes: readonly NavigationNode[],
  isSelected: (href: string) => boolean,
): readonly NavigationNode[] | undefined {
  for (const node of nodes) {
    const mark = markOf(node, isSelected)
    if (mark) return nodes.map((other) => (other === node ? { ...node, ...mark } : other))
  }
  return undefined
}

function markOf(node: NavigationNode, isSelected: (href: string) => boolean): Partial<NavigationNode> | undefined {
  if (node.href && isSelected(node.href)) return { lastSelectedNode: true }
  if (node.sections?.some(({ themeworlds }) => themeworlds.some(({ url }) => isSelected(url)))) {
    return { childIsSelected: true }
  }
  const children = marked(node.children, isSelected)
  return children && { children, childIsSelected: true }
}
