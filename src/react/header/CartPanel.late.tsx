import { createElement } from 'react'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'

/** The page's own `minicart` slot content, or a mini cart with the header's configuration (FLYOUT-23). */
export default function CartPanel({ site, locale, product, theme, stage, apiBase }: HeaderProps) {
  const attributes = { site, locale, product, theme, stage, 'api-base': apiBase }
  return <slot name="minicart">{createElement('shop-minicart', attributes)}</slot>
}
