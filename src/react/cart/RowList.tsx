import { createElement, memo, type ReactNode } from 'react'
import type { ViewNode } from '../../view/view.ts'
import { reactProps } from '../shell/useView.tsx'
import { cartElement } from './cart-element.tsx'
import { groupsOf } from './row-groups.ts'

/** A list of rows, in groups: a change makes React look at the rows of one of them only (MINICART-44). */
export const RowList = ({ list }: { list: ViewNode }) =>
  createElement(
    list.tag,
    reactProps(list.attributes),
    groupsOf(list.children as readonly ViewNode[]).map(({ key, rows }) => <RowGroup key={key} rows={rows} />),
  )

/** Rows that are side by side. It has no markup of its own. */
const RowGroup = memo(
  ({ rows }: { rows: readonly ViewNode[] }) => rows.map(rowElement),
  ({ rows: before }, { rows: after }) =>
    before.length === after.length && before.every((row, index) => row === after[index]),
)

/** By the view's node, which stays the same as long as nothing in the row changes. */
const elements = new WeakMap<ViewNode, ReactNode>()

function rowElement(row: ViewNode): ReactNode {
  const known = elements.get(row)
  if (known) return known
  const element = cartElement(row)
  elements.set(row, element)
  return element
}
