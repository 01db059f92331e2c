import type { ElementType, ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { ROWS } from '../../view/cart/panel.ts'
import type { ViewChild } from '../../view/view.ts'
import { PageSlot } from '../shell/PageSlot.tsx'
import { reactProps } from '../shell/useView.tsx'
import { RowList } from './RowList.tsx'

/** What the view shows, by React: elements of HTML, but for what needs more than its markup. */
export function cartElement(child: ViewChild): ReactNode {
  if (typeof child === 'string') return child
  const { tag, attributes, children, key } = child
  if (attributes.class === ROWS) return jsx(RowList, { list: child }, key)
  if (tag === 'slot' && key) return jsx(PageSlot, { name: attributes.name }, key)
  const props = reactProps(attributes)
  const type = tag as ElementType
  if (children.length === 0) return jsx(type, props, key)
  if (children.length === 1) return jsx(type, { ...props, children: cartElement(children[0] as ViewChild) }, key)
  // Of a static tree, whose elements need no keys.
  return jsxs(type, { ...props, children: children.map(cartElement) }, key)
}
