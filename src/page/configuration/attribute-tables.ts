/**
 * All attributes. Their tables are the single source of names, types, defaults and, as doc comments, descriptions, for props,
 * element types, JSX, `custom-elements.json`, docs/attributes.md and the doctor.
 */
import type { AttributeTable } from './attribute.ts'
import { FOOTER_ATTRIBUTES } from './tables/shop-footer.ts'
import { HEADER_ATTRIBUTES } from './tables/shop-header.ts'
import { MINICART_ATTRIBUTES } from './tables/shop-minicart.ts'
import { NEWSLETTER_ATTRIBUTES } from './tables/shop-newsletter.ts'
import { PREVIEW_ATTRIBUTES } from './tables/shop-preview.ts'
import type { Tag } from './tags.ts'

/** Each tag's own attributes; all tags take the common ones too. */
export const ATTRIBUTES = {
  'shop-header': HEADER_ATTRIBUTES,
  'shop-minicart': MINICART_ATTRIBUTES,
  'shop-footer': FOOTER_ATTRIBUTES,
  'shop-newsletter': NEWSLETTER_ATTRIBUTES,
  'shop-preview': PREVIEW_ATTRIBUTES,
} as const satisfies Record<Tag, AttributeTable>
