import { isTag } from '../page/configuration/tags.ts'

/** The page's own tags, also in its shadow roots, but not those that our elements render. */
export function pageTags(root: Document | ShadowRoot = document): HTMLElement[] {
  const found: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (isTag(element.localName)) found.push(element)
    else if (element.shadowRoot) found.push(...pageTags(element.shadowRoot))
  }
  return found
}

/** The parent in the flat tree: through slots and out of shadow roots. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
