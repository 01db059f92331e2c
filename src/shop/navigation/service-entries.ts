/** The services' answers, as entries of the navigation bar. */
import { CATEGORIES, type NavigationNode, type ThemeWorldSection } from './navigation.ts'

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
