import type { AttributeTable, PropsOf } from '../attribute.ts'
import type { CommonProps } from './common.ts'

/** The attributes of `shop-preview`. */
export const PREVIEW_ATTRIBUTES = {
  /** Width of the settings dialog. */
  size: { kind: 'choice', of: ['S', 'M', 'L'], default: 'M' },
} as const satisfies AttributeTable

export type PreviewProps = PropsOf<typeof PREVIEW_ATTRIBUTES> & CommonProps
