/** For React users: `import type {} from 'shop-elements/jsx'` makes the tags known to JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { AttributeTable, WrittenAttributes } from './page/configuration/attribute.ts'
import type { ATTRIBUTES } from './page/configuration/attribute-tables.ts'
import type { COMMON_ATTRIBUTES } from './page/configuration/tables/common.ts'

type Tag<Table extends AttributeTable> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  WrittenAttributes<typeof COMMON_ATTRIBUTES> &
  WrittenAttributes<Table>

type Tags = { [Name in keyof typeof ATTRIBUTES]: Tag<(typeof ATTRIBUTES)[Name]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
