import type { NavigationNode } from './navigation.ts'

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
