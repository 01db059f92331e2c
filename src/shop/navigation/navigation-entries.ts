import { CATEGORIES } from './categories.ts'
import type { NavigationNode, ThemeWorldSection } from './navigation.ts'

/** The nodes of the tree in the bar: after the entry of the theme worlds. */
export const barEntries = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.map((node) => ({ ...node, index: node.index + 1 }))

export interface ThemeWorlds {
  overview: { title?: string | undefined; url?: string | undefined }
  /** Without empty sections, in display order. */
  sections: readonly ThemeWorldSection[]
}

/** The first entry of the bar. */
export function themeWorldsEntry({ overview, sections }: ThemeWorlds): NavigationNode {
  const { title = '', url: href = CATEGORIES.themeWorlds } = overview
  return { title, href, index: 0, children: [], sections }
}

/**
 * The entries of the bar: those of the services, and built-in ones in place of those that have not been loaded (NAV-1,
 * NAV-7). A theme-world answer without a title keeps the built-in one (NAV-16).
 */
export function navigationEntries(
  builtIn: readonly NavigationNode[],
  tree: readonly NavigationNode[] | undefined,
  themeWorlds: NavigationNode | undefined,
): readonly NavigationNode[] {
  const [first, ...rest] = builtIn
  if (!first) return tree ?? []
  const entry = themeWorlds ? { ...themeWorlds, title: themeWorlds.title || first.title } : first
  return [entry, ...(tree ?? rest)]
}
