/** Ways through the navigation's tree (specification 1 §2). */
import { hasFlyout, type NavigationNode, type NavigationPath } from './navigation.ts'

/** All nodes along a path; it ends early where there is none. */
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

/** Whether a node is open, itself or by what is below it. */
export const isOpenAt = (open: NavigationPath, path: NavigationPath): boolean =>
  path.length <= open.length && path.every((index, depth) => open[depth] === index)

/** A path with the active path's part below it: what is open already when a node opens (specification 1 §2). */
export function pathWithActive(entries: readonly NavigationNode[], path: NavigationPath): NavigationPath {
  let siblings = path.length > 0 ? (nodesAlong(entries, path)[path.length - 1]?.children ?? []) : entries
  const whole = [...path]
  for (;;) {
    const active = siblings.find((node) => (node.childIsSelected || node.lastSelectedNode) && hasFlyout(node))
    if (!active) return whole
    whole.push(active.index)
    siblings = active.children
  }
}
