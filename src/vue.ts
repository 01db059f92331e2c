/** For Vue users: `import type {} from 'shop-elements/vue'` makes the tags known to templates. */
import type { DefineComponent, HTMLAttributes } from 'vue'
import type { AttributeTable, WrittenProps } from './page/configuration/attribute.ts'
import type { ATTRIBUTES } from './page/configuration/attribute-tables.ts'
import type { COMMON_ATTRIBUTES } from './page/configuration/tables/common.ts'

/** Vue's tools know an attribute by its name in camelCase, however a template writes it. */
type Tag<Table extends AttributeTable> = DefineComponent<
  HTMLAttributes & WrittenProps<typeof COMMON_ATTRIBUTES> & WrittenProps<Table>
>

type Tags = { [Name in keyof typeof ATTRIBUTES]: Tag<(typeof ATTRIBUTES)[Name]> }

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
