import { hasFlyout, type NavigationNode } from './navigation.ts'

/** From so many nodes on, a list is written in several columns. */
const LONG_LIST = 10
export const MAX_COLUMNS = 3

/** Columns of a node's list (NAV-47): one where nodes open further lists, which would move under the pointer otherwise. */
export function columnsOf({ children }: NavigationNode): number {
  if (children.some(hasFlyout)) return 1
  return Math.min(MAX_COLUMNS, Math.max(1, Math.ceil(children.length / LONG_LIST)))
}

/** As high as the flyout's lists may get, in rows of each column, before two levels at once are too many. */
const MAX_ROWS = 14

/**
 * Columns in which a node shows two levels at once, each child with its own list below it (NAV-51); 0 where nothing is below its
 * children, or more than the flyout has room for.
 */
export function groupColumnsOf({ children }: NavigationNode): number {
  const groups = children.filter(hasFlyout)
  const rows = children.reduce((sum, child) => sum + 1 + child.children.length, 0)
  const columns = Math.min(MAX_COLUMNS, groups.length)
  const isTooLong = rows > columns * MAX_ROWS || groups.some((group) => group.children.length >= MAX_ROWS)
  return isTooLong ? 0 : columns
}
