import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'

/** The attributes as props, and what the element injects because features do not import each other. */
export interface HeaderComponentProps extends HeaderProps {
  /** Fetches and defines `shop-minicart`. */
  loadMiniCart(): Promise<unknown>
}
