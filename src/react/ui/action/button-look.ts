import { known } from '../known.ts'

const VARIANTS = ['primary', 'secondary', 'activating', 'sale', 'community'] as const
const SIZES = ['medium', 'small', 'large'] as const

/** How a button looks, whether it does something or goes somewhere. */
export interface ButtonLook {
  variant?: (typeof VARIANTS)[number]
  size?: (typeof SIZES)[number]
  /** As wide as what it stands in. */
  isWide?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook): string =>
  `button button--${known(VARIANTS, variant, 'Button: variant')} button--${known(SIZES, size, 'Button: size')}${isWide ? ' button--wide' : ''}`
