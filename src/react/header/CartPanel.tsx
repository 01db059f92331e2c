import { createElement } from 'react'
import type { HeaderProps } from './HeaderProps.ts'

/** What the page has slotted, or a mini cart that is told of the header's own configuration. */
export default function CartPanel({ site, locale, product, theme, stage, apiBase }: HeaderProps) {
  const attributes = { site, locale, product, theme, stage, 'api-base': apiBase }
  return <slot name="minicart">{createElement('shop-minicart', attributes)}</slot>
}
