/** For React users: `import type {} from 'shop-elements/jsx'` makes the tags known to JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  ShopFooterElement,
  ShopHeaderElement,
  ShopMinicartElement,
  ShopNewsletterElement,
  ShopPreviewElement,
} from './index.ts'
import type { AttributeTable, WrittenAttributes } from './page/configuration/attribute.ts'
import type { ATTRIBUTES } from './page/configuration/attribute-tables.ts'
import type { COMMON_ATTRIBUTES } from './page/configuration/tables/common.ts'

interface Elements {
  'shop-header': ShopHeaderElement
  'shop-minicart': ShopMinicartElement
  'shop-footer': ShopFooterElement
  'shop-newsletter': ShopNewsletterElement
  'shop-preview': ShopPreviewElement
}

type Tag<Element extends HTMLElement, Table extends AttributeTable> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> &
  WrittenAttributes<typeof COMMON_ATTRIBUTES> &
  WrittenAttributes<Table>

type Tags = { [Name in keyof typeof ATTRIBUTES]: Tag<Elements[Name], (typeof ATTRIBUTES)[Name]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
