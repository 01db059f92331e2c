/** Where the current page is in the navigation (specification 1 §2, §3). */
import type { NavigationNode } from './navigation.ts'

/** The path of an address, decoded, without slashes at its end. */
function pathOf(href: string): string {
  const path = href.replace(/^([a-z]+:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const bare = path.replace(/\/+$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The entries with the active path marked: down to the node whose address is the current page's, or ends in the same
 * segment (specification 1 §2). Only the nodes along it are copied.
 */
export function withActivePath(nodes: readonly NavigationNode[], page: string): readonly NavigationNode[] {
  const path = pathOf(page)
  const segment = lastSegment(path)
  if (!segment) return nodes
  const isPage = (href: string) => pathOf(href) === path
  const endsAlike = (href: string) => lastSegment(pathOf(href)) === segment
  return marked(nodes, isPage) ?? marked(nodes, endsAlike) ?? nodes
}

function marked(
  nodes: readonly NavigationNode[],
  isSelected: (href: string) => boolean,
): readonly NavigationNode[] | undefined {
  for (const [place, node] of indexed(nodes)) {
    const mark = markOf(node, isSelected)
    if (mark) return nodes.map((other, index) => (index === place ? { ...node, ...mark } : other))
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

/** Not by `entries()`: Prototype.js replaces it. */
const indexed = <T>(list: readonly T[]): (readonly [number, T])[] => list.map((item, index) => [index, item] as const)
