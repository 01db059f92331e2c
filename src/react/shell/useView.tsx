import { useStore } from 'jotai'
import type { Atom } from 'jotai/vanilla'
import {
  createContext,
  createElement,
  type Key,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type Feature, type TextKey, translator } from '../../i18n/texts.ts'
import { toCamelCase } from '../../page/configuration/attribute.ts'
import type { CommonProps } from '../../page/configuration/tables/common.ts'
import type { Attributes, Shown, ViewChild, ViewContext, ViewNode } from '../../view/view.ts'
import { hookOf, shownAtom, VIEWS, type ViewName } from '../../view/views.ts'

/** Like `useAtomValue`, but a change is rendered in the task in which it comes, and not in a later one: the next frame shows it. */
export function useAtomNow<Value>(atom: Atom<Value>): Value {
  const store = useStore()
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, read)
}

/** Texts for views, in an element's language. With `hasPageTexts` false the page's own texts are left out, as in a fragment. */
export const viewTexts =
  ({ locale, product }: Pick<CommonProps, 'locale' | 'product'>, hasPageTexts: boolean): ViewContext['text'] =>
  (name, values) => {
    const dot = name.indexOf('.')
    const feature = name.slice(0, dot) as Feature
    return translator(locale, feature, product, hasPageTexts)(name.slice(dot + 1) as TextKey<Feature>, values)
  }

export const ViewContextContext = createContext<ViewContext | undefined>(undefined)

export function useViewContext(): ViewContext {
  const context = useContext(ViewContextContext)
  if (!context) throw new Error('A view needs an element around it.')
  return context
}

/** The current state of a view. */
export function useShown(name: ViewName, key = ''): Shown {
  const context = useViewContext()
  return useAtomNow(useMemo(() => shownAtom(VIEWS[name], key, context), [name, key, context]))
}

/**
 * Props for the element that shows a view: its attributes, its children, and the hook by which the live layer finds it.
 * `key` tells one of several elements with this view from the others.
 */
export function useView(name: ViewName, key = ''): Record<string, unknown> & { children?: ReactNode } {
  const { attributes = {}, children } = useShown(name, key)
  return {
    'data-live': hookOf(name, key),
    ...reactProps(attributes),
    ...(children && { children: children.map(reactChild) }),
  }
}

/** React's names of attributes that have another one in HTML, besides those of strokes. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
}

export function reactProps(attributes: Attributes): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    props[NAMES[name] ?? (name.startsWith('stroke-') ? toCamelCase(name) : name)] =
      name === 'hidden' ? value === '' : value
  }
  return props
}

const reactChild = (child: ViewChild, index: number): ReactNode =>
  typeof child === 'string' ? child : viewElement(child, index)

/** A node of a view; `more` follows its own children, which `show` makes. */
export const viewElement = (
  { tag, attributes, children }: ViewNode,
  key: Key,
  more?: ReactNode,
  show = reactChild,
): ReactNode => createElement(tag, { key, ...reactProps(attributes) }, ...children.map(show), more)
