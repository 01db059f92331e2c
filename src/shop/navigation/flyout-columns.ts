import { hasFlyout, type NavigationNode } from './navigation.ts'

/** From so many nodes on, a list is written in several columns. */
const LONG_LIST = 10
const MAX_COLUMNS = 3

/** Columns of a node's list (NAV-47): one where nodes open further lists, which would move under the pointer otherwise. */
export function columnsOf({ children }: NavigationNode): number {
  if (children.some(hasFlyout)) return 1
  return Math.min(MAX_COLUMNS, Math.max(1, Math.ceil(children.length / LONG_LIST)))
}
