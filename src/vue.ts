/** For Vue users: `import type {} from 'shop-elements/vue'` makes the tags known to templates. */
import type { DefineComponent } from 'vue'
import type { AttributeTable, WrittenAttributes } from './page/configuration/attribute.ts'
import type { ATTRIBUTES } from './page/configuration/attribute-tables.ts'
import type { COMMON_ATTRIBUTES } from './page/configuration/tables/common.ts'

type Tag<Table extends AttributeTable> = DefineComponent<
  WrittenAttributes<typeof COMMON_ATTRIBUTES> & WrittenAttributes<Table>
>

type Tags = { [Name in keyof typeof ATTRIBUTES]: Tag<(typeof ATTRIBUTES)[Name]> }

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
