import { validChoice } from '../validChoice.ts'

const VARIANTS = ['primary', 'secondary', 'activating', 'sale', 'community'] as const
const SIZES = ['medium', 'small', 'large'] as const

/** The appearance that buttons and links share. */
export interface ButtonStyle {
  variant?: (typeof VARIANTS)[number]
  size?: (typeof SIZES)[number]
  /** As wide as its container. */
  isWide?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonStyle): string =>
  `button button--${validChoice(VARIANTS, variant, 'Button: variant')} button--${validChoice(SIZES, size, 'Button: size')}${isWide ? ' button--wide' : ''}`
