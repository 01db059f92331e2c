import type { AttributeTable } from '../page/configuration/attribute.ts'
import { ATTRIBUTES } from '../page/configuration/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../page/configuration/tables/common.ts'
import { TAGS } from '../page/configuration/tags.ts'

/** The attributes of each tag, common ones included. */
export const TABLES: Readonly<Record<string, AttributeTable>> = Object.fromEntries(
  TAGS.map((tag) => [tag, { ...COMMON_ATTRIBUTES, ...ATTRIBUTES[tag] }]),
)

/** The page's own tags, also in its shadow roots, but not those that our elements render. */
export function pageTags(root: Document | ShadowRoot = document): HTMLElement[] {
  const found: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (Object.hasOwn(TABLES, element.localName)) found.push(element)
    else if (element.shadowRoot) found.push(...pageTags(element.shadowRoot))
  }
  return found
}

/** The parent in the flat tree: through slots and out of shadow roots. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
