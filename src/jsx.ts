/** For React users: `import type {} from 'shop-elements/jsx'` makes the tags known to JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  FOOTER_ATTRIBUTES,
  HEADER_ATTRIBUTES,
  MINICART_ATTRIBUTES,
  NEWSLETTER_ATTRIBUTES,
  PREVIEW_ATTRIBUTES,
} from './elements/attribute-tables.ts'
import type { AttributeTable, COMMON_ATTRIBUTES } from './page/configuration/attributes.ts'

type Tag<Table extends AttributeTable> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  [Name in (keyof Table & string) | (keyof typeof COMMON_ATTRIBUTES & string)]?: string | boolean
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-header': Tag<typeof HEADER_ATTRIBUTES>
      'shop-minicart': Tag<typeof MINICART_ATTRIBUTES>
      'shop-footer': Tag<typeof FOOTER_ATTRIBUTES>
      'shop-newsletter': Tag<typeof NEWSLETTER_ATTRIBUTES>
      'shop-preview': Tag<typeof PREVIEW_ATTRIBUTES>
    }
  }
}
