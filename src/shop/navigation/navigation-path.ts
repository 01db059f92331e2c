/** Paths through the navigation tree. */
import { hasFlyout, type NavigationNode, type NavigationPath } from './navigation.ts'

/** The nodes along a path, as far as they exist. */
export function nodesAlong(entries: readonly NavigationNode[], path: NavigationPath): NavigationNode[] {
  const nodes: NavigationNode[] = []
  let siblings = entries
  for (const index of path) {
    const node = siblings[index]
    if (!node) break
    nodes.push(node)
    siblings = node.children
  }
  return nodes
}

/** Whether the node at `path` is open: itself, or a node below it. */
export const isOpenAt = (open: NavigationPath, path: NavigationPath): boolean =>
  path.length <= open.length && path.every((index, depth) => open[depth] === index)

/** The path extended by the active path below it: what is open at once when a node opens (NAV-37). */
export function pathWithActive(entries: readonly NavigationNode[], path: NavigationPath): NavigationPath {
  let siblings = path.length > 0 ? (nodesAlong(entries, path)[path.length - 1]?.children ?? []) : entries
  const extended = [...path]
  for (;;) {
    const active = siblings.find((node) => (node.childIsSelected || node.lastSelectedNode) && hasFlyout(node))
    if (!active) return extended
    extended.push(active.index)
    siblings = active.children
  }
}
