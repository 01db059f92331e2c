import { joinCleanups } from '../page/browser/on.ts'
import type { Attributes, Shown, ViewChild } from '../view/view.ts'
import { shownAtom, viewOf } from '../view/views.ts'
import type { LiveElement } from './live-element.ts'
import type { Patches } from './patches.ts'

type Written = Pick<LiveElement, 'store' | 'context' | 'patches'> & { root: ParentNode }

/**
 * Writes what the views show into the hooked elements of painted markup, now and with every change (LIVE-16). A hook of another release
 * has no view here: that fragment is rendered by React soon (LIVE-10). Returns the cleanup.
 */
export function writeViews({ root, store, context, patches }: Written, find = viewOf): () => void {
  const stops: (() => void)[] = []
  for (const hooked of root.querySelectorAll('[data-live]')) {
    const found = find(hooked.getAttribute('data-live') ?? '')
    if (!found) continue
    const shown = shownAtom(found.view, found.key, context)
    let before: Shown | undefined
    const write = () => {
      const now = store.get(shown)
      writeShown(hooked, now, patches)
      if (before?.children && !now.children) patches.restoreChildren(hooked)
      before = now
    }
    write()
    stops.push(store.sub(shown, write))
  }
  return joinCleanups(...stops)
}

export function writeShown(hooked: Element, { attributes = {}, children }: Shown, patches: Patches): void {
  writeAttributes(hooked, attributes, patches)
  if (children) writeChildren(hooked, children, patches)
}

function writeAttributes(element: Element, attributes: Attributes, patches: Patches): void {
  for (const name of Object.keys(attributes)) patches.setAttribute(element, name, attributes[name] ?? null)
}

/** Nodes that show the same stay, with focus and scroll position. */
function writeChildren(parent: Element, wanted: readonly ViewChild[], patches: Patches, isOpenEnded = false): void {
  const before = [...parent.childNodes]
  const next = wanted.map((child, at) => reuse(before[at], child, patches) ?? createNode(child, parent.namespaceURI))
  const areSame = next.every((child, at) => child === before[at])
  if (!areSame || (!isOpenEnded && before.length > next.length)) patches.setChildren(parent, next)
}

const SVG = 'http://www.w3.org/2000/svg'

const textOf = (children: readonly ViewChild[]) => children.filter((child) => typeof child === 'string').join()
const isText = (node: Node | undefined): node is Text => node?.nodeName === '#text'
const ownText = ({ childNodes }: Element) =>
  [...childNodes].flatMap((child) => (isText(child) ? [child.data] : [])).join()

/** The node itself where it can show the child: an element with another text is another one, or a link would seem to move. */
function reuse(found: ChildNode | undefined, child: ViewChild, patches: Patches): ChildNode | undefined {
  if (typeof child === 'string') return isText(found) && found.data === child ? found : undefined
  if (!(found instanceof Element) || found.localName !== child.tag || ownText(found) !== textOf(child.children))
    return undefined
  writeAttributes(found, child.attributes, patches)
  writeChildren(found, child.children, patches, child.isOpenEnded)
  return found
}

/** `namespace`: of its parent. */
export function createNode(child: ViewChild, namespace: string | null): Node {
  if (typeof child === 'string') return document.createTextNode(child)
  const { tag, attributes, children } = child
  const own = tag === 'svg' ? SVG : namespace
  const element = document.createElementNS(own, tag)
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    if (value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children.map((child) => createNode(child, own)))
  return element
}
