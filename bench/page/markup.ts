/** Rendered markup as data, and the two floors that make the same markup again: plain DOM calls, and React without anything else. */
import { createElement, type ReactNode } from 'react'

export type MarkupNode = string | MarkupElement
export interface MarkupElement {
  name: string
  isSvg: boolean
  attributes: readonly (readonly [name: string, value: string])[]
  /** The same as React's props. */
  props: Readonly<Record<string, unknown>>
  children: readonly MarkupNode[]
}

const PROPS: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  novalidate: 'noValidate',
  autocomplete: 'autoComplete',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
}
const BOOLEANS = ['required', 'inert', 'novalidate', 'hidden']

function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const { name, value } of element.attributes) {
    if (name === 'style' || name === 'popover') continue
    if (BOOLEANS.includes(name)) props[PROPS[name] ?? name] = true
    else if (name === 'value') props.defaultValue = value
    else if (name.startsWith('aria-') || name.startsWith('data-')) props[name] = value
    else props[PROPS[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value
  }
  return props
}

/** Text nodes side by side, as React makes them, are one. */
export function read(element: Element): MarkupElement {
  const children: MarkupNode[] = []
  for (const child of element.childNodes) {
    if (child instanceof Element) children.push(read(child))
    else if (child.textContent) {
      if (typeof children.at(-1) === 'string') children.push(`${children.pop()}${child.textContent}`)
      else children.push(child.textContent)
    }
  }
  return {
    name: element.localName,
    isSvg: element instanceof SVGElement,
    attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
    props: propsOf(element),
    children,
  }
}

/** By plain DOM calls. */
export function make(node: MarkupElement): HTMLElement {
  const element = node.isSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', node.name)
    : document.createElement(node.name)
  for (const [name, value] of node.attributes) element.setAttribute(name, value)
  for (const child of node.children) element.append(typeof child === 'string' ? child : make(child))
  return element as HTMLElement
}

/** By React elements. `replace` may put a component in the place of a node. */
export function toReact(
  node: MarkupNode,
  replace: (node: MarkupElement, key: number) => ReactNode = () => undefined,
  key = 0,
): ReactNode {
  if (typeof node === 'string') return node
  const replaced = replace(node, key)
  if (replaced !== undefined) return replaced
  const children = node.children.map((child, index) => toReact(child, replace, index))
  return createElement(node.name, { ...node.props, key }, ...children)
}
