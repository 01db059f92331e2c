import { createElement, type ElementType, memo, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { ROWS } from '../../view/cart/panel.ts'
import type { ViewChild, ViewNode } from '../../view/view.ts'
import { PageSlot } from '../shell/PageSlot.tsx'
import { reactProps } from '../shell/useView.tsx'
import { groupsOf } from './row-groups.ts'

/** A node of the view, by React: an element of HTML, but for lists of rows and places of the page. */
export function cartElement(child: ViewChild): ReactNode {
  if (typeof child === 'string') return child
  const { tag, attributes, children, key } = child
  if (attributes.class === ROWS) return jsx(RowList, { list: child }, key)
  if (tag === 'slot' && key) return jsx(PageSlot, { name: attributes.name }, key)
  const props = reactProps(attributes)
  const type = tag as ElementType
  if (children.length === 0) return jsx(type, props, key)
  if (children.length === 1) return jsx(type, { ...props, children: cartElement(children[0] as ViewChild) }, key)
  // They are static, and need no keys.
  return jsxs(type, { ...props, children: children.map(cartElement) }, key)
}

/** A list of rows, in groups: a change makes React look at the rows of one of them only (MINICART-44). */
const RowList = ({ list }: { list: ViewNode }) =>
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
