import {
  FOOTER_ATTRIBUTES,
  HEADER_ATTRIBUTES,
  MINICART_ATTRIBUTES,
  NEWSLETTER_ATTRIBUTES,
  PREVIEW_ATTRIBUTES,
} from '../elements/attribute-tables.ts'
import { type AttributeTable, COMMON_ATTRIBUTES } from '../page/configuration/attributes.ts'

/** What each tag understands; a newsletter's `heading` is read as `title` too. */
export const TABLES: Readonly<Record<string, AttributeTable>> = {
  'shop-header': { ...COMMON_ATTRIBUTES, ...HEADER_ATTRIBUTES },
  'shop-minicart': { ...COMMON_ATTRIBUTES, ...MINICART_ATTRIBUTES },
  'shop-footer': { ...COMMON_ATTRIBUTES, ...FOOTER_ATTRIBUTES },
  'shop-newsletter': { ...COMMON_ATTRIBUTES, ...NEWSLETTER_ATTRIBUTES },
  'shop-preview': { ...COMMON_ATTRIBUTES, ...PREVIEW_ATTRIBUTES },
}

/** The page's own tags, those in its shadow roots included; those that our elements hold are our matter. */
export function pageTags(root: Document | ShadowRoot = document): HTMLElement[] {
  const found: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (Object.hasOwn(TABLES, element.localName)) found.push(element)
    else if (element.shadowRoot) found.push(...pageTags(element.shadowRoot))
  }
  return found
}

/** Up the page as it is laid out: through slots and out of shadow roots. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
